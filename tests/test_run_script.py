"""run.py: what it refuses, what it makes, what it leaves behind. Nothing is installed here but in the last test."""

import ast
import errno
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import threading
import time
import tomllib
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def run() -> ModuleType:
    """A fresh copy of run.py as a module, for a test to bend."""
    spec = importlib.util.spec_from_file_location("run_script", ROOT / "run.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def root(run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project folder that holds only what run.py looks at."""
    for name in (*run.LOCKS.values(), "pyproject.toml"):
        (tmp_path / name).write_text(f"# {name}\n", encoding="utf-8")
    monkeypatch.setattr(run, "ROOT", tmp_path)
    return tmp_path


class Installer:
    """Stands in for the commands of a set-up: makes a few files, notes what was asked."""

    def __init__(self, run: ModuleType) -> None:
        self.run = run
        self.commands: list[list[str]] = []
        self.answer = (0, "")
        self.interrupt = False
        self.seconds = 0.0

    def __call__(self, command: Sequence[str], environment: dict[str, str]) -> tuple[int, str]:
        self.commands.append(list(command))
        if "venv" in command:
            new = Path(command[-1])
            python = self.run.program(new, "python")
            python.parent.mkdir(parents=True)
            python.write_bytes(b"")
            self.run.program(new, "maumau").write_text(f"#!{python}\nstart", encoding="utf-8")
            (new / "pyvenv.cfg").write_text(f"command = python -m venv {new}\n", encoding="utf-8")
            return 0, ""
        time.sleep(self.seconds)
        if self.interrupt:
            raise KeyboardInterrupt
        return self.answer


@pytest.fixture
def installer(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Installer:
    fake = Installer(run)
    monkeypatch.setattr(run, "run_quietly", fake)
    return fake


def lying_in(root: Path) -> set[str]:
    """What a set-up left in the project folder."""
    return {path.name for path in root.glob(".venv*")} - {".venv.lock"}


# --- before anything is made -----------------------------------------------------------------


def test_old_pythons_can_read_it() -> None:
    tree = ast.parse((ROOT / "run.py").read_text(encoding="utf-8"), feature_version=(3, 7))
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    imported |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in imported} <= sys.stdlib_module_names
    assert not imported & {"__future__", "tomllib", "dataclasses"}, "not in Python 3.6"


def test_known_pythons_are_the_declared_ones(run: ModuleType) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    listed = re.findall(r"Python :: 3\.(\d+)", "\n".join(project["classifiers"]))
    assert [int(minor) for minor in listed] == list(range(run.OLDEST[1], run.NEWEST[1] + 1))
    assert project["requires-python"] == ">={}.{}".format(*run.OLDEST)


@pytest.mark.parametrize(
    ("version", "implementation", "says"),
    [
        ((3, 6, 15), "CPython", "CPython 3.6.15, which is too old: Maumau needs Python 3.11 to 3.14"),
        ((3, 10, 13), "CPython", "too old"),
        ((3, 15, 0), "CPython", "CPython 3.15.0, which is newer than Maumau's dependencies know"),
        ((4, 0, 0), "CPython", "newer"),
        ((3, 11, 7), "PyPy", "Maumau needs CPython 3.11 to 3.14; this is PyPy 3.11.7"),
    ],
)
def test_refuses_pythons_it_does_not_know(
    run: ModuleType, version: tuple[int, int, int], implementation: str, says: str
) -> None:
    assert says in run.problem_with_python(version, implementation)


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 12, 1), (3, 14, 9)])
def test_takes_pythons_it_knows(run: ModuleType, version: tuple[int, int, int]) -> None:
    assert run.problem_with_python(version, "CPython") is None


def test_an_old_python_is_told_of_another(
    run: ModuleType, root: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 1, "final", 0))
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/" + name if name == "python3.12" else None)
    assert run.main([]) == 2
    assert "3.9.1, which is too old" in (text := capfd.readouterr().err)
    assert "try `python3.12 run.py`" in text
    assert lying_in(root) == set()


@pytest.mark.parametrize("missing", ["venv", "ensurepip"])
def test_says_what_the_python_comes_without(
    run: ModuleType,
    root: Path,
    missing: str,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == missing else object())
    assert run.main(["test"]) == 2
    assert f"comes without `{missing}`" in (text := capfd.readouterr().err)
    assert "python{}.{}-venv".format(*sys.version_info[:2]) in text
    assert lying_in(root) == set()


# --- making the environment ------------------------------------------------------------------


def test_makes_it_once_and_uses_it_after(run: ModuleType, root: Path, installer: Installer) -> None:
    venv = run.ensure(root, "game")
    assert venv == root / ".venv"
    assert len(installer.commands) == 3
    assert run.ensure(root, "game") == venv
    assert len(installer.commands) == 3
    assert lying_in(root) == {".venv"}


def test_installs_hashed_packages_first_and_then_the_project(run: ModuleType, root: Path, installer: Installer) -> None:
    run.ensure(root, "game")
    _, packages, project = installer.commands
    assert {"--require-hashes", "--only-binary", str(root / "requirements.lock")} <= set(packages)
    assert {"--no-deps", "--no-build-isolation", "--editable", str(root)} <= set(project)


def test_its_programs_name_the_place_they_end_up_in(run: ModuleType, root: Path, installer: Installer) -> None:
    venv = run.ensure(root, "game")
    assert run.program(venv, "maumau").read_text(encoding="utf-8") == f"#!{run.program(venv, 'python')}\nstart"
    assert (venv / "pyvenv.cfg").read_text(encoding="utf-8") == f"command = python -m venv {venv}\n"


def test_interrupted_set_ups_are_swept(run: ModuleType, root: Path, installer: Installer) -> None:
    (root / ".venv.new-1" / "lib").mkdir(parents=True)
    (root / ".venv.old-2").mkdir()
    run.ensure(root, "game")
    assert lying_in(root) == {".venv"}


@pytest.mark.parametrize(
    ("name", "same"), [("requirements.lock", False), ("pyproject.toml", False), ("requirements-test.lock", True)]
)
def test_is_made_anew_when_what_it_came_from_changes(
    run: ModuleType, root: Path, installer: Installer, name: str, same: bool
) -> None:
    run.ensure(root, "game")
    (root / name).write_text("changed", encoding="utf-8")
    assert run.is_current(root, "game") is same


def test_is_made_anew_for_another_python(
    run: ModuleType, root: Path, installer: Installer, monkeypatch: pytest.MonkeyPatch
) -> None:
    run.ensure(root, "game")
    with monkeypatch.context() as other:
        other.setattr(sys, "version", "3.12.99 (another)")
        assert not run.is_current(root, "game")
    assert run.is_current(root, "game")
    run.program(root / ".venv", "python").unlink()
    assert not run.is_current(root, "game")


def test_is_made_anew_in_another_place(run: ModuleType, root: Path, installer: Installer) -> None:
    run.ensure(root, "game")
    shutil.copytree(root, root / "copy")
    assert not run.is_current(root / "copy", "game")


def test_the_checks_serve_the_game_and_not_the_other_way(run: ModuleType, root: Path, installer: Installer) -> None:
    run.ensure(root, "game")
    assert not run.is_current(root, "test")
    run.ensure(root, "test")
    assert run.is_current(root, "test")
    assert run.is_current(root, "game")
    assert lying_in(root) == {".venv"}


@pytest.mark.parametrize("how", ["failure", "interrupt"])
def test_what_goes_wrong_leaves_the_former_one(
    run: ModuleType, root: Path, installer: Installer, how: str, capfd: pytest.CaptureFixture[str]
) -> None:
    run.ensure(root, "game")
    before = (root / ".venv" / run.STAMP).read_bytes()
    (root / "pyproject.toml").write_text("changed", encoding="utf-8")
    installer.answer = (1, "ERROR: No matching distribution found for numpy==2")
    installer.interrupt = how == "interrupt"
    assert run.main([]) == (130 if how == "interrupt" else 2)
    assert ("Interrupted" if how == "interrupt" else "not to be had ready-made") in capfd.readouterr().err
    assert lying_in(root) == {".venv"}
    assert (root / ".venv" / run.STAMP).read_bytes() == before


def test_an_environment_of_somebody_else_is_left_alone(
    run: ModuleType, root: Path, installer: Installer, capfd: pytest.CaptureFixture[str]
) -> None:
    (root / ".venv").mkdir()
    (root / ".venv" / "theirs").write_bytes(b"")
    assert run.main([]) == 2
    assert "did not make" in capfd.readouterr().err
    assert (root / ".venv" / "theirs").exists()
    assert installer.commands == []


def test_two_at_once_make_one(run: ModuleType, root: Path, installer: Installer) -> None:
    installer.seconds = 0.2
    threads = [threading.Thread(target=run.ensure, args=(root, "game")) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(installer.commands) == 3
    assert run.is_current(root, "game")


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS])
def test_says_where_it_may_not_write(
    run: ModuleType,
    root: Path,
    number: int,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    def refuse(path: Path) -> None:
        raise OSError(number, os.strerror(number), str(path))

    monkeypatch.setattr(run, "only_one", refuse)
    assert run.main([]) == 2
    assert f"Setting up means writing into {root}" in capfd.readouterr().err


@pytest.mark.parametrize(
    ("output", "says"),
    [
        (
            "WARNING: Retrying (Retry(total=4)) ... NewConnectionError('...')\nERROR: No matching distribution",
            "No package",
        ),
        ("ProxyError('Cannot connect to proxy.')", "No package registry"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", "not the one that the lock file"),
        ("SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED]", "not trusted"),
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("ERROR: No matching distribution found for llvmlite==0.50.0", "not to be had ready-made"),
        ("something never seen", "something never seen"),
    ],
)
def test_explains_what_pip_says(run: ModuleType, output: str, says: str) -> None:
    text = run.explain("the packages", output)
    assert says in text
    assert text.startswith("Could not install the packages (Python ")
    assert output.splitlines()[-1] in text
    assert "Retrying" not in text


def test_pip_is_not_led_astray_by_settings(run: ModuleType) -> None:
    given = {"PIP_USER": "1", "PIP_TARGET": "/x", "PYTHONPATH": "/x", "PIP_REQUIRE_HASHES": "1", "PIP_CERT": "/c"}
    assert run.clean_environment(given) == {"PIP_REQUIRE_HASHES": "0", "PIP_CERT": "/c"}


def test_commands_run_out_of_sight(run: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    code = "import sys; print('out', sys.stdin.read() == ''); print('err', file=sys.stderr); sys.exit(7)"
    status, output = run.run_quietly([sys.executable, "-u", "-c", code], dict(os.environ))
    assert (status, output.split()) == (7, ["out", "True", "err"])
    assert capfd.readouterr() == ("", "")


# --- what is started -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "kind", "started"),
    [
        ([], "game", ["play"]),
        (["house.toml", "--seats", "3"], "game", ["play", "house.toml", "--seats", "3"]),
        (["--seed", "1"], "game", ["play", "--seed", "1"]),
        (["play", "house.toml"], "game", ["play", "house.toml"]),
        (["maumau", "rulesets", "--json"], "game", ["rulesets", "--json"]),
        (["maumau"], "game", []),
        (["rules", "house.toml"], "game", ["rules", "house.toml"]),
    ],
)
def test_arguments_go_to_the_package(
    run: ModuleType, arguments: list[str], kind: str, started: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[tuple[str, list[str]]] = []

    def start(venv: str, given: list[str]) -> int:
        calls.append((venv, given))
        return 5

    monkeypatch.setattr(run, "ensure", lambda root, kind: kind)
    monkeypatch.setattr(run, "start", start)
    assert run.main(arguments) == 5
    assert calls == [(kind, started)]


def test_commands_are_those_of_the_package(run: ModuleType) -> None:
    commands = pytest.importorskip("maumau.cli.app").COMMANDS
    assert {*run.COMMANDS, "play"} == {command.__name__ for command in commands}


@pytest.mark.parametrize(("code", "told"), [(0, True), (1, False)])
def test_docs_say_where_they_lie(
    run: ModuleType, code: int, told: bool, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "ensure", lambda root, kind: root / ".venv")
    monkeypatch.setattr(run, "run_checks", lambda root, todo: code)
    assert run.main(["docs"]) == code
    assert (str(Path("docs", "_build", "html", "index.html")) in capfd.readouterr().err) == told


@pytest.mark.parametrize("arguments", [["test", "--lnog"], ["test", "--long", "x"], ["docs", "x"]])
def test_the_checks_take_no_other_arguments(
    run: ModuleType, root: Path, arguments: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    assert run.main(arguments) == 2
    assert f"`run.py {arguments[0]}` takes" in capfd.readouterr().err


def test_help_sets_nothing_up(run: ModuleType, root: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run.main(["--help"]) == 0
    assert "python3 run.py test [--long]" in capfd.readouterr().out
    assert lying_in(root) == set()


def test_every_check_runs_though_one_fails(run: ModuleType, root: Path, capfd: pytest.CaptureFixture[str]) -> None:
    def command(code: str) -> list[str]:
        return [sys.executable, "-c", code]

    todo = [
        ("bad", command("raise SystemExit(3)")),
        ("good", command("import os; print('in', os.getcwd())")),
    ]
    assert run.run_checks(root, todo) == 1
    printed = capfd.readouterr()
    assert printed.out.strip() == f"in {root}"
    assert printed.err.splitlines()[-1].endswith(": bad")
    assert run.run_checks(root, todo[1:]) == 0
    assert "All 1 checks passed" in capfd.readouterr().err


def test_the_list_of_checks_is_whole(run: ModuleType) -> None:
    names = " ".join(word for _, command in run.checks(Path("venv"), long=False) for word in command)
    for part in ("ruff format --check", "ruff check", "mypy", "lint-imports", "deptry", "--check", "sphinx", "pytest"):
        assert part in names
    assert run.checks(Path("venv"), long=True)[-1][1][-2:] == ["-m", ""]


@pytest.mark.long
def test_a_real_set_up_starts_the_package(tmp_path: Path) -> None:
    """A fresh copy, in a folder with a blank in its name, installs from the registry and answers."""
    copy = tmp_path / "a copy"
    copy.mkdir()
    for name in ("run.py", "pyproject.toml", "requirements.lock", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy / name)
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, str(copy / "run.py"), "maumau", "--help"]
    first = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert first.returncode == 0, first.stderr
    assert "Set up in" in first.stderr
    assert "simulate" in first.stdout
    second = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert second.stderr == ""
    assert second.stdout == first.stdout
