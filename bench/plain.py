#!/usr/bin/env python3
"""Plain mode beside the screens: time to the first prompt, memory, idle bytes, lines of a turn.

Each figure is the median of the runs; of the lines there is the largest, too. README.md explains the
figures.
"""
import argparse
import fcntl
import os
import pty
import select
import shutil
import signal
import statistics
import struct
import tempfile
import termios
import time


def asked():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("program", nargs="?", default="build/release/parlor")
    parser.add_argument("--turns", type=int, default=20)
    parser.add_argument("--runs", type=int, default=9)
    return parser.parse_args()


ASKED = asked()
ROWS, COLS = 200, 80  # high enough that no answer comes in pieces
QUIET = 0.08
FRAME = 0.005  # between two frames of a screen
LONGEST = 20
SHOWN = 1.5    # no step or pause of a computer's turn takes longer
IDLE = 5
GAMES = ["property", "blitz", "moneyloopy", "dominoes"]

# What is said to each prompt that offers it, the first that is there.
ANSWERS = ["redeal", "pay", "accept", "roll", "buy", "no", "take", "draw", "end", "pass", "refuse",
           "decline", "bankrupt", "go"]


class Run:
    def __init__(self, arguments, options="", quiet=QUIET):
        self.home = tempfile.mkdtemp()
        os.makedirs(f"{self.home}/parlor")
        with open(f"{self.home}/parlor/config.toml", "w") as file:
            file.write(options)
        env = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "LANG": "C.UTF-8",
               "HOME": self.home}
        env.update({f"XDG_{kind}_HOME": self.home for kind in ("STATE", "CONFIG", "DATA")})
        start = time.perf_counter()
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLS, 0, 0))
            os.execve(ASKED.program, [ASKED.program, *arguments], env)
        self.text = self.read(2, quiet)
        self.first = (self.last - start) * 1000

    def read(self, wait=1.0, quiet=QUIET):
        """What is printed until it is quiet, or as a clock ticks."""
        data, end = b"", time.perf_counter() + LONGEST
        while time.perf_counter() < end and select.select([self.fd], [], [], quiet if data else wait)[0]:
            try:
                data += os.read(self.fd, 1 << 16)
            except OSError:
                break
            self.last = time.perf_counter()
        return data.decode("utf-8", "replace")

    def say(self, line):
        os.write(self.fd, line.encode() + b"\r")
        self.text = self.read()
        while not self.text.rstrip().endswith("?"):
            self.text += (more := self.read())
            if not more:
                break
        return self.text

    def memory(self):
        with open(f"/proc/{self.pid}/status") as lines:
            return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM:"))

    def close(self):
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.fd)
        shutil.rmtree(self.home)


def prompt_in(text):
    """All after the last full stop or question, in small letters."""
    return " ".join(text.split()).rsplit(". ", 1)[-1].lower().rstrip("?")


def next_word(text):
    offered = prompt_in(text).replace(",", " ").split()
    return next((word for word in ANSWERS if word in offered), None)


def turn_lines(run):
    """The lines from the end of a turn until the same person is asked again."""
    for _ in range(40):
        word = next_word(run.text)
        if word is None:
            return None
        told = [line for line in run.say(word).split("\n")[1:] if line.strip()]
        if word == "end":
            return len(told)
    return None


def plain_run(game):
    run = Run(["--plain", game], 'plain-tells = "brief"\n')
    figures = {"first prompt, ms": run.first}
    lines = [count for _ in range(ASKED.turns) if (count := turn_lines(run)) is not None]
    figures["memory, KiB"] = run.memory()
    figures["bytes in 5 idle seconds"] = len(run.read(IDLE))
    run.close()
    return figures, lines


def screens_run(game):
    run = Run([game], quiet=FRAME)
    figures = {"first prompt, ms": run.first}
    run.read(SHOWN, SHOWN)
    figures["memory, KiB"] = run.memory()
    figures["bytes in 5 idle seconds"] = len(run.read(IDLE))
    run.close()
    return figures


for game in GAMES:
    plain, screens, lines = [], [], []
    for _ in range(ASKED.runs):
        figures, counted = plain_run(game)
        plain.append(figures)
        lines += counted
        screens.append(screens_run(game))
    print(f"{game:36}    plain  screens")
    for name in plain[0]:
        both = [statistics.median(each[name] for each in runs) for runs in (plain, screens)]
        print(f"  {name:34} {both[0]:8.1f} {both[1]:8.1f}")
    if lines:
        name = f"lines of {len(lines)} turns: median, most"
        print(f"  {name:34} {statistics.median(lines):8.1f} {max(lines):8}", flush=True)
