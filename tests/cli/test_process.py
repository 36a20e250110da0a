"""The command as a process: pipes, signals, a terminal, and what it does not import."""

import json
import os
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "maumau"]
GAME = ["play", "maumas", "--seed", "4", "--seats", "3", "--names", "Ana", "--option", "rounds=1", "--cards", "letters"]
HEAVY = "{'numba', 'llvmlite'}"


def run(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        env=os.environ | environment,
        check=False,
    )


@contextmanager
def started(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [*COMMAND, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    watch = threading.Timer(60, process.kill)
    watch.start()
    try:
        yield process
    finally:
        watch.cancel()
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout, process.stderr):
            if stream is not None:
                stream.close()


def until(process: subprocess.Popen[str], prompt: str) -> str:
    """Read the output up to a question."""
    assert process.stdout is not None
    text = ""
    while not text.endswith(prompt):
        letter = process.stdout.read(1)
        assert letter, text
        text += letter
    return text


def signalled(process: subprocess.Popen[str] | subprocess.Popen[bytes], number: signal.Signals) -> None:
    """Send a signal until it is heard: one that comes just before a blocking read is noticed at the next."""
    for _ in range(10):
        process.send_signal(number)
        end = time.monotonic() + 3
        while time.monotonic() < end:
            if process.poll() is not None:
                return
            time.sleep(0.02)
    raise AssertionError(f"{number.name} was not heard")


def type_in(process: subprocess.Popen[str], line: str) -> None:
    assert process.stdin is not None
    process.stdin.write(line + "\n")
    process.stdin.flush()


@pytest.mark.parametrize(
    "arguments",
    [
        "--help",
        "play --help",
        "rules maumas",
        "rules maumas --compare mau-mau-fi",
        "rulesets",
        "rulesets --json",
        "check maumas",
        "schema",
        "ply",
        "play maumaz",
    ],
)
def test_most_commands_start_without_the_compiler(arguments: str) -> None:
    code = (
        "import contextlib, io, sys; from maumau.cli import main\n"
        "with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):\n"
        f"    main({arguments.split()!r})\n"
        f"print(sorted({HEAVY} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_first_question_comes_without_the_compiler() -> None:
    code = (
        "import sys\nimport maumau.cli.setup as setup\nfrom maumau.cli.talk import Talk\n"
        "def read(prompt):\n"
        f"    print(sorted({HEAVY} & set(sys.modules)))\n"
        "    raise SystemExit\n"
        "setup.choose(setup.Wish(), Talk(read, lambda text: None))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_message_comes_before_the_compiler_does(tmp_path: Path) -> None:
    """With nothing compiled on this machine, something is said at once."""
    code = (
        "import sys\nfrom maumau.cli.talk import Talk\nfrom maumau.cli.warm import getting_ready\n"
        f"talk = Talk(input, lambda text: print(text, sorted({HEAVY} & set(sys.modules))))\n"
        "with getting_ready(talk):\n    print('inside')\n"
    )
    environment = os.environ | {"MAUMAU_CACHE_DIR": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
    first, inside, last = [line for line in done.stdout.splitlines() if line != " []"][:3]
    assert first.startswith("Getting the table ready")
    assert inside == "inside"
    assert last.startswith("Ready.")


def test_a_game_through_a_pipe(tmp_path: Path) -> None:
    done = run(*GAME, typed="hand over random\nno\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "The match is over." in done.stdout
    (match,) = (tmp_path / "data" / "games").glob("*.match.json")
    assert str(match) in done.stdout
    assert run("verify", str(match)).returncode == 0
    assert not list((tmp_path / "data" / "games").glob("*.save.json"))


def test_the_same_seed_repeats() -> None:
    one, two = (run(*GAME, typed="1\n1\n1\n").stdout.rpartition("The input")[0] for _ in range(2))
    assert one == two
    assert one.count("your turn") > 2


def test_the_end_of_the_input_is_no_fault() -> None:
    done = run(*GAME, typed="1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "play --resume" in done.stdout


def test_bytes_that_are_no_text_do_no_harm() -> None:
    done = subprocess.run([*COMMAND, *GAME], input=b"\xff\xfe\x00\n1\n", capture_output=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"I cannot read" in done.stdout


def test_a_terminal_that_cannot_show_suits() -> None:
    done = run("play", "maumas", "--seed", "4", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Your hand, 5 cards: " in done.stdout
    assert "?" not in done.stdout.partition("Your hand")[2].partition("You may")[0]


def test_killed_and_taken_up_again(tmp_path: Path) -> None:
    """kill -9 at every question of a game: the file at the end is that of a game which nothing disturbed."""
    whole = tmp_path / "whole.json"
    answers = [*["1"] * 3, "hand over random", "no"]
    assert run(*GAME, "--save", str(whole), typed="\n".join(answers) + "\n").returncode == 0
    place = tmp_path / "killed.json"
    call = [*GAME, "--save", str(place)]
    for answer in answers[:4]:
        with started(*call) as process:
            until(process, "Your move: ")
            type_in(process, answer)
            until(process, "Your move: " if answer == "1" else "yes or no) ")
            process.send_signal(signal.SIGKILL)
            assert process.wait() == -signal.SIGKILL
        call = ["play", "--resume", str(place), "--cards", "letters"]
    assert place.with_name("killed.match.json").read_bytes() == whole.with_name("whole.match.json").read_bytes()
    assert not place.exists()


@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 143)])
def test_signals_leave_the_game_kept(tmp_path: Path, number: signal.Signals, status: int) -> None:
    place = tmp_path / "game.json"
    with started(*GAME, "--save", str(place)) as process:
        until(process, "Your move: ")
        type_in(process, "1")
        until(process, "Your move: ")
        kept = place.read_bytes()
        signalled(process, number)
        out, err = process.communicate(timeout=20)
        assert process.returncode == status
        assert err == ""
        assert "The game is kept." in out
        assert f"--resume {place}" in out
    assert place.read_bytes() == kept
    assert json.loads(kept)["round"]["moves"]


def test_interrupted_while_it_asks_what_to_play() -> None:
    with started("play") as process:
        until(process, "rules: ")
        signalled(process, signal.SIGINT)
        out, err = process.communicate(timeout=20)
        assert (process.returncode, err) == (130, "")
        assert "Interrupted." in out


def test_a_broken_pipe_is_silent() -> None:
    with started("schema") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()  # before anything is written: the command finds nobody who reads
        assert process.stderr.read() == ""
        assert process.wait(timeout=60) == 0


def test_at_a_terminal(tmp_path: Path) -> None:
    """With a pseudo-terminal: questions appear, lines can be edited, Ctrl-C leaves with a sentence."""
    pty = pytest.importorskip("pty")
    main, side = pty.openpty()
    process = subprocess.Popen([*COMMAND, *GAME], stdin=side, stdout=side, stderr=side, start_new_session=True)
    os.close(side)

    def seen(wanted: str) -> str:
        text, end = "", time.monotonic() + 60
        while wanted not in text:
            ready, _, _ = select.select([main], [], [], max(0.0, end - time.monotonic()))
            assert ready, text
            try:
                text += os.read(main, 4096).decode()
            except OSError:
                break
        assert wanted in text, text
        return text

    try:
        assert "\x1b[2J" not in seen("Your move: ")
        os.write(main, b"whx\x7fy\n")
        seen("Your move: ")
        signalled(process, signal.SIGINT)
        assert "Interrupted. The game is kept." in seen("--resume")
        assert process.wait(timeout=20) == 130
    finally:
        process.kill()
        process.wait()
        os.close(main)
