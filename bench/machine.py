"""What a figure was measured on: processor, Python, libraries, commit."""

from __future__ import annotations

import importlib.metadata
import platform
import subprocess
from pathlib import Path


def processor() -> str:
    """The processor's name, as the system tells it."""
    try:
        for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def commit() -> str:
    """The commit measured, with `+` where files were changed since."""
    try:
        here = Path(__file__).parent
        name = subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"], cwd=here, capture_output=True, text=True, check=True
        )
        changed = subprocess.run(
            ["git", "status", "--porcelain", "src"], cwd=here.parent, capture_output=True, text=True
        )
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return name.stdout.strip() + ("+" if changed.stdout.strip() else "")


def describe() -> str:
    """One line for the head of a table."""
    versions = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in ("numpy", "numba"))
    return f"{processor()}, Python {platform.python_version()}, {versions}, commit {commit()}\n"
