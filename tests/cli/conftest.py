"""Every test of the command line has a data folder of its own, and is in English where it says nothing else."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setenv("MAUMAU_DATA_DIR", str(folder))
    monkeypatch.setenv("MAUMAU_LANG", "en")
    return folder
