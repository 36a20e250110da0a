#!/usr/bin/env python3
"""Set Maumau up in this folder and start it; nothing but Python is needed.

    python3 run.py                    choose a game and play it
    python3 run.py RULESET ...        play that game; what follows goes to `maumau play`
    python3 run.py maumau COMMAND ... any command of the package (`maumau --help` lists them); most
                                      are known without the word `maumau`, as in `run.py rules maumas`
    python3 run.py test [--long]      every check, as the project's own build runs them
    python3 run.py docs               build the documents into docs/_build/html

The first start makes the folder .venv beside this file and installs into it exactly the
packages that requirements.lock names, each checked against its hash. Later starts use it as
it is, until the lock file, pyproject.toml, Python or the place of this folder changes.
"""

# This file must be readable for a Python that is too old for Maumau (3.6 and later), so that it
# can say so: no newer syntax here, and the standard library only.

import contextlib
import errno
import hashlib
import importlib.util
import os
import platform
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import IO, Dict, Iterator, List, Mapping, Optional, Sequence, Tuple

ROOT = Path(os.path.realpath(__file__)).parent
OLDEST = (3, 11)
NEWEST = (3, 14)
LOCKS = {"game": "requirements.lock", "test": "requirements-test.lock"}
STAMP = "maumau-stamp"
# The package's commands but `play`: no game is called so, so they are passed on as they are.
COMMANDS = ("simulate", "verify", "referee", "rulesets", "check", "schema", "rules", "score")

CANNOT = 2
INTERRUPTED = 130


class SetupError(Exception):
    """Why Maumau cannot be set up or started, in words for the person at the keyboard."""


# --- what this machine must have -------------------------------------------------------------


def problem_with_python(version: Tuple[int, ...], implementation: str) -> Optional[str]:
    """Say why this Python will not do, or None if it will."""
    known = "{}.{} to {}.{}".format(*(OLDEST + NEWEST))
    here = "{} {}".format(implementation, ".".join(str(part) for part in version[:3]))
    if implementation != "CPython":
        return f"Maumau needs CPython {known}; this is {here}."
    if version[:2] < OLDEST:
        return f"This is {here}, which is too old: Maumau needs Python {known}."
    if version[:2] > NEWEST:
        return f"This is {here}, which is newer than Maumau's dependencies know: use Python {known}."
    return None


def other_pythons() -> List[str]:
    """Interpreters on the PATH that would do, newest first."""
    names = [f"python{OLDEST[0]}.{minor}" for minor in range(NEWEST[1], OLDEST[1] - 1, -1)]
    return [name for name in names if shutil.which(name)]


def problem_with_modules() -> Optional[str]:
    """Say which part of the standard library is missing for a virtual environment, or None."""
    for name in ("venv", "ensurepip"):
        if importlib.util.find_spec(name) is None:
            return (
                "This Python comes without `{}`, which makes virtual environments.\n"
                "On Debian and Ubuntu: apt install python{}.{}-venv (or python3-venv). "
                "Elsewhere, take a Python that has it."
            ).format(name, *sys.version_info[:2])
    return None


def check_machine() -> None:
    """Raise SetupError if Maumau cannot run on this Python."""
    problem = problem_with_python(tuple(sys.version_info[:3]), platform.python_implementation())
    if problem:
        others = other_pythons()
        if others:
            problem += "\nThere is {0} on this machine: try `{0} run.py`.".format(others[0])
        raise SetupError(problem)
    problem = problem_with_modules()
    if problem:
        raise SetupError(problem)


# --- is the environment current? -------------------------------------------------------------


def fingerprint(root: Path, kind: str) -> str:
    """What an environment of this kind depends on, as one hash."""
    parts = [
        (root / LOCKS[kind]).read_bytes(),
        (root / "pyproject.toml").read_bytes(),
        sys.version.encode(),
        os.fsencode(str(root)),
    ]
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


def is_current(root: Path, kind: str) -> bool:
    """Whether .venv is complete, was made from the present files, and holds what `kind` needs."""
    venv = root / ".venv"
    try:
        made_as, made_from = (venv / STAMP).read_text(encoding="utf-8").split()
    except (OSError, ValueError):
        return False
    # The checks' environment holds all that the game needs.
    if kind != made_as and made_as != "test":
        return False
    return made_as in LOCKS and made_from == fingerprint(root, made_as) and program(venv, "python").exists()


def program(venv: Path, name: str) -> Path:
    """Where a program of an environment lies."""
    if os.name == "nt":
        return venv / "Scripts" / (name + ".exe")
    return venv / "bin" / name


# --- making the environment ------------------------------------------------------------------


def ensure(root: Path, kind: str) -> Path:
    """Return an environment that is current, making it where it is not."""
    venv = root / ".venv"
    try:
        if is_current(root, kind):
            return venv
        check_machine()
        with only_one(root / ".venv.lock"):
            # Somebody else may have made it while this run waited for the lock.
            if not is_current(root, kind):
                refuse_foreign(venv)
                make(root, kind)
    except OSError as error:
        if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
            raise SetupError(
                f"Setting up means writing into {root}, and that is not allowed ({error}).\n"
                "Put the project into a folder of your own, and end programs that use its .venv."
            ) from error
        raise SetupError(f"Setting up failed: {error}.") from error
    return venv


def refuse_foreign(venv: Path) -> None:
    """Never replace an environment that this script did not make; its own ones are only ever put in place whole."""
    if os.path.lexists(str(venv)) and not (venv / STAMP).exists():
        raise SetupError(f"There is a {venv} that run.py did not make: move it away or delete it, then try again.")


@contextlib.contextmanager
def only_one(path: Path) -> Iterator[None]:
    """Hold a lock while setting up; it goes with the process, however that ends."""
    with open(str(path), "a+") as handle:
        waiting = False
        while not try_lock(handle):
            if not waiting:
                say("Another run is setting up; waiting for it.")
                waiting = True
            time.sleep(0.3)
        yield


def try_lock(handle: IO[str]) -> bool:
    """Lock an open file, or say that somebody else has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def make(root: Path, kind: str) -> None:
    """Build an environment aside, then put it in place; call it with the lock held."""
    sweep(root)
    started = time.time()
    new = root / f".venv.new-{os.getpid()}"
    say("Setting Maumau up in {} (once; mostly under a minute).".format(root / ".venv"))
    try:
        build(root, new, kind)
        settle(new, root / ".venv")
        (new / STAMP).write_text(f"{kind} {fingerprint(root, kind)}\n", encoding="utf-8")
        put_in_place(new, root / ".venv")
    finally:
        # Nothing is left here after success; after a failure or Ctrl-C the old .venv still stands.
        shutil.rmtree(str(new), ignore_errors=True)
    say(f"Set up in {time.time() - started:.0f} s.")


def sweep(root: Path) -> None:
    """Remove what interrupted set-ups left behind."""
    for left in list(root.glob(".venv.new-*")) + list(root.glob(".venv.old-*")):
        if left.is_symlink():
            left.unlink()
        else:
            shutil.rmtree(str(left), ignore_errors=True)


def build(root: Path, new: Path, kind: str) -> None:
    """Fill a new environment: pip, then the locked packages, then Maumau itself."""
    pip = [str(program(new, "python")), "-m", "pip", "--disable-pip-version-check", "--no-input", "install"]
    lock = str(root / LOCKS[kind])
    steps = [
        ("an empty environment", [sys.executable, "-m", "venv", "--prompt", "maumau", str(new)]),
        # Ready-made packages only: nobody needs a compiler, and none is started by accident.
        ("the packages of " + LOCKS[kind], [*pip, "--require-hashes", "--only-binary", ":all:", "-r", lock]),
        ("Maumau", [*pip, "--no-deps", "--no-build-isolation", "--editable", str(root)]),
    ]
    for number, (what, command) in enumerate(steps, start=1):
        say(f"  {number} of {len(steps)}: {what}")
        code, output = run_quietly(command, clean_environment(os.environ))
        if code:
            raise SetupError(explain(what, output))


def clean_environment(environment: Mapping[str, str]) -> Dict[str, str]:
    """The caller's environment without what would lead Python or pip out of the new environment."""
    away = {"PYTHONPATH", "PYTHONHOME", "PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_REQUIREMENT"}
    cleaned = {name: value for name, value in environment.items() if name not in away}
    # The project itself has no hash; pip is told to ask for hashes where they exist.
    cleaned["PIP_REQUIRE_HASHES"] = "0"
    return cleaned


def run_quietly(command: Sequence[str], environment: Mapping[str, str]) -> Tuple[int, str]:
    """Run a command out of sight, with a sign of life now and then; return its exit status and output."""
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            list(command), env=dict(environment), stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT
        )
        started = time.time()
        try:
            while True:
                try:
                    code = process.wait(timeout=10)
                    break
                except subprocess.TimeoutExpired:
                    say(f"    ... {time.time() - started:.0f} s")
        except BaseException:
            process.kill()
            process.wait()
            raise
        output.seek(0)
        return code, output.read().decode("utf-8", "replace")


SIGNS = (
    (("no space left", "errno 28"), "The disk is full."),
    (
        ("do not match the hashes",),
        "A package that came is not the one that the lock file names. It may have been damaged on the way, or the "
        "package registry gives something else; nothing of it was installed.",
    ),
    (
        ("certificate_verify_failed", "ssl module", "sslerror", "could not find a suitable tls"),
        "The connection to the package registry is not trusted: the machine's certificates, its clock or Python's "
        "ssl module are to blame. Set PIP_CERT if your network has a certificate of its own.",
    ),
    (
        (
            "connectionerror",
            "connection refused",
            "connecttimeout",
            "failed to establish",
            "getaddrinfo",
            "maxretryerror",
            "name resolution",
            "network is unreachable",
            "newconnectionerror",
            "nodename nor servname",
            "proxyerror",
            "read timed out",
            "readtimeout",
        ),
        "No package registry could be reached. Maumau needs one for its first start: connect to the network, or "
        "tell pip of a mirror (PIP_INDEX_URL) or a folder of packages (PIP_NO_INDEX=1 and PIP_FIND_LINKS).",
    ),
    (
        ("no matching distribution", "could not find a version"),
        "A package of the lock file is not to be had ready-made for this Python on this kind of machine.",
    ),
    (("permission denied", "errno 13"), "A file could not be written for lack of permission."),
)


def explain(what: str, output: str) -> str:
    """Say in a sentence why a step failed, with the end of what its program wrote."""
    lowered = output.lower()
    reason = "The program that did it says:"
    for signs, meaning in SIGNS:
        if any(sign in lowered for sign in signs):
            reason = meaning
            break
    machine = f"Python {platform.python_version()} on {platform.system()} {platform.machine()}"
    said = [line for line in output.strip().splitlines() if "Retrying (" not in line]
    tail = "\n".join("    " + line[:200] for line in said[-6:])
    return f"Could not install {what} ({machine}).\n{reason}\n{tail}"


def settle(new: Path, final: Path) -> None:
    """Make the programs of an environment name the place where it is going to be.

    They carry the path of the interpreter that installed them, and nothing else in an environment does.
    """
    before, after = os.fsencode(str(new)), os.fsencode(str(final))
    for path in [*list(program(new, "python").parent.iterdir()), new / "pyvenv.cfg"]:
        if path.is_symlink() or not path.is_file():
            continue
        content = path.read_bytes()
        if before in content:
            path.write_bytes(content.replace(before, after))


def put_in_place(new: Path, final: Path) -> None:
    """Swap the finished environment in; the former one stands until then."""
    old = final.with_name(f".venv.old-{os.getpid()}")
    if final.exists():
        final.rename(old)
    new.rename(final)
    shutil.rmtree(str(old), ignore_errors=True)


# --- what is started in it -------------------------------------------------------------------


def checks(venv: Path, long: bool) -> List[Tuple[str, List[str]]]:
    """Every check of the project, with the command that runs it."""
    python = str(program(venv, "python"))
    # With --long the tests that ordinary runs leave out are taken too.
    marked = ["-m", ""] if long else []
    return [
        ("format", [python, "-m", "ruff", "format", "--check", "."]),
        ("lint", [python, "-m", "ruff", "check", "."]),
        ("types", [python, "-m", "mypy"]),
        ("arrows between packages", [str(program(venv, "lint-imports")), "--no-logo"]),
        ("declared dependencies", [python, "-m", "deptry", "src"]),
        ("generated reference", [python, "docs/generate_reference.py", "--check"]),
        ("documents", documents(venv)),
        ("tests", [python, "-m", "pytest", "-n", "2", *marked]),
    ]


def documents(venv: Path) -> List[str]:
    """The command that builds the documents; a warning is an error."""
    return [str(program(venv, "python")), "-m", "sphinx", "-q", "-W", "--keep-going", "docs", "docs/_build/html"]


def run_checks(root: Path, todo: Sequence[Tuple[str, List[str]]]) -> int:
    """Run all checks, also after one has failed, and say at the end which did."""
    failed = []
    started = time.time()
    for name, command in todo:
        say(f"\n== {name}")
        begun = time.time()
        code = subprocess.call(command, cwd=str(root), env=clean_environment(os.environ))
        say("== {}: {} ({:.0f} s)".format(name, "FAILED" if code else "ok", time.time() - begun))
        if code:
            failed.append(name)
    took = time.time() - started
    if failed:
        say("\nFailed after {:.0f} s: {}".format(took, ", ".join(failed)))
        return 1
    say(f"\nAll {len(todo)} checks passed in {took:.0f} s")
    return 0


def start(venv: Path, arguments: Sequence[str]) -> int:
    """Hand over to the package's own command line, in the caller's folder."""
    command = [str(program(venv, "maumau")), *list(arguments)]
    environment = clean_environment(os.environ)
    if os.name != "nt":
        # Taking this process's place leaves Ctrl-C and signals to the game alone.
        sys.stdout.flush()
        sys.stderr.flush()
        os.execve(command[0], command, environment)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return subprocess.call(command, env=environment)


def say(text: str) -> None:
    """Tell the person something, beside what the started program prints."""
    print(text, file=sys.stderr, flush=True)


def main(arguments: Sequence[str]) -> int:
    """Carry out one call of this script and return its exit status."""
    what, rest = (arguments[0], list(arguments[1:])) if arguments else ("play", [])
    if what in ("-h", "--help"):
        print((__doc__ or "").strip())
        return 0
    try:
        if what == "test":
            if rest not in ([], ["--long"]):
                raise SetupError("`run.py test` takes only --long; to run some tests: .venv/bin/python -m pytest ...")
            return run_checks(ROOT, checks(ensure(ROOT, "test"), bool(rest)))
        if what == "docs":
            if rest:
                raise SetupError("`run.py docs` takes nothing more.")
            code = run_checks(ROOT, [("documents", documents(ensure(ROOT, "test")))])
            if not code:
                say("The documents begin in {}".format(ROOT / "docs" / "_build" / "html" / "index.html"))
            return code
        if what == "maumau":
            return start(ensure(ROOT, "game"), rest)
        if what in COMMANDS:
            return start(ensure(ROOT, "game"), [what, *rest])
        return start(ensure(ROOT, "game"), ["play"] + (rest if what == "play" else [what, *rest]))
    except SetupError as error:
        say(str(error))
        return CANNOT
    except KeyboardInterrupt:
        say("\nInterrupted. What was there before is unchanged; the next run starts over.")
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
