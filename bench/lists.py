#!/usr/bin/env python3
"""How long lists take with many games.

Measures the time from a key to the last byte of the screen, its processor time, and the peak of
memory so far. Plays some games of computers, copies them under other names until there are enough
replays, saves and results, and looks through the lists on a pty. Each figure is the largest of the
runs.
"""
import argparse
import fcntl
import os
import pty
import select
import shutil
import struct
import subprocess
import tempfile
import termios
import time


def asked():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("program", nargs="?", default="build/release/parlor")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--played", type=int, default=20, help="different games that are copied")
    parser.add_argument("--killed", action="store_true", help="games have no summary at their end")
    parser.add_argument("--window", default="80x24", metavar="COLSxROWS")
    parser.add_argument("--runs", type=int, default=3)
    return parser.parse_args()


ASKED = asked()
COLS, ROWS = map(int, ASKED.window.split("x"))
QUIET = 0.1  # the launcher draws its board later (U-10.6)
KEYS = [("the launcher, from the title", "\r"), ("its second page", "."), ("R REPLAYS", "r"),
        ("Down", "\x1b[B"), ("PgDn", "\x1b[6~"), ("PgDn", "\x1b[6~"), ("End", "\x1b[F"),
        ("PgUp", "\x1b[5~"), ("D DELETE, and Y", "d"), ("D DELETE, and Y", "y"),
        ("back from the list", "x"), ("L LOAD", "l"), ("PgDn", "\x1b[6~"),
        ("back from the list", "x"), ("B RESULTS", "b"), ("back from the list", "x"),
        ("C CONTINUE", "c")]


def games_played(folder):
    """The texts of some games of computers, as sim writes them."""
    subprocess.run([ASKED.program, "sim", "classic", "--seats", "cpu:1,cpu:0,cpu:1,cpu:0", "--games",
                    str(ASKED.played), "--journal", folder], check=True, stdout=subprocess.DEVNULL)
    texts = []
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name)) as file:
            text = file.read()
        texts.append(text[:text.rindex("# state")] if ASKED.killed else text)
    return texts


def fill(state, texts):
    for shelf in ("games", "saves"):
        os.makedirs(os.path.join(state, "parlor", shelf))
        for i in range(ASKED.games):
            name = stamp(i) + "-01" if shelf == "games" else f"Sunday {i} with the aunts"
            path = os.path.join(state, "parlor", shelf, name + ".parlor")
            with open(path, "w") as file:
                file.write(texts[i % len(texts)])
            os.utime(path, (1_700_000_000 + 60 * i,) * 2)
    unfinished = os.path.join(state, "parlor", "games", "20260101-000000-01.parlor")
    with open(unfinished, "w") as file:
        file.write(texts[0][:texts[0].index("\n", len(texts[0]) // 2) + 1])  # half a game
    with open(os.path.join(state, "parlor", "results"), "w") as file:
        for i in range(ASKED.games):
            file.write(f"{stamp(i)}-01 classic uk {40 + i % 50} person Ann {1 + i % 2} {900 + i} "
                       f"cpu:1 Bob {2 - i % 2} {i}\n")


def stamp(number):
    return time.strftime("%Y%m%d-%H%M%S", time.gmtime(1_600_000_000 + 60 * number))


class Run:
    def __init__(self, home):
        self.env = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "LANG": "C.UTF-8"}
        self.env.update({f"XDG_{kind}_HOME": home for kind in ("STATE", "CONFIG", "DATA")})
        self.env["HOME"] = home
        self.start = time.perf_counter()
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLS, 0, 0))
            os.execve(ASKED.program, [ASKED.program], self.env)

    def last_byte(self):
        last, seen = time.perf_counter(), False
        while select.select([self.fd], [], [], QUIET if seen else 5)[0]:
            try:
                os.read(self.fd, 1 << 16)
            except OSError:
                break
            last, seen = time.perf_counter(), True
        return last

    def peak(self):
        with open(f"/proc/{self.pid}/status") as lines:
            return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM"))

    def cpu(self):
        with open(f"/proc/{self.pid}/schedstat") as line:
            return int(line.read().split()[0]) / 1e6  # ms

    def look(self):
        yield "start to the title", 1000 * (self.last_byte() - self.start), self.cpu(), self.peak()
        for name, key in KEYS:
            begin, cpu = time.perf_counter(), self.cpu()
            os.write(self.fd, key.encode())
            yield name, 1000 * (self.last_byte() - begin), self.cpu() - cpu, self.peak()
        os.close(self.fd)
        os.waitpid(self.pid, 0)


def commands(env):
    for words in (["list", "replays"], ["list", "saves"], ["results"], ["results", "--csv"]):
        begin = time.perf_counter()
        told = subprocess.run(["/usr/bin/time", "-f", "%U %S %M", ASKED.program, *words], env=env,
                              stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=True, text=True)
        user, system, peak = told.stderr.split()
        yield ("parlor " + " ".join(words), 1000 * (time.perf_counter() - begin),
               1000 * (float(user) + float(system)), int(peak))


def main():
    home = tempfile.mkdtemp()
    try:
        games = os.path.join(home, "sim")
        fill(home, games_played(games))
        longest = {}
        for _ in range(ASKED.runs):
            run = Run(home)
            for name, *figures in [*run.look(), *commands(run.env)]:
                longest[name] = tuple(map(max, figures, longest.get(name, (0, 0, 0))))
        for name, (ms, cpu, peak) in longest.items():
            print(f"{name:30} {ms:8.1f} ms {cpu:8.1f} ms of a core {peak:7} KiB")
    finally:
        shutil.rmtree(home)


main()
