#!/usr/bin/env python3
"""What the terminal gets and what it costs: time, bytes, writes and memory on a pty of 80x24.

usage: bench/terminal.py [PROGRAM]     (default: build/release/parlor)

Each figure is the median of nine runs. A screen is what arrives from a key until nothing has come
for 60 ms; the first screen's time is from the start of the program to its last byte. Writes are the
program's own count of system calls that write (wchar and syscw in /proc). Idle: bytes and processor
time in two seconds without a key. Memory: VmHWM, the peak resident size.
"""
import fcntl
import os
import pty
import select
import shutil
import signal
import statistics
import struct
import sys
import tempfile
import termios
import time

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else "build/release/parlor"
QUIET = 0.06

# (name, key): from the title by the menus to a board, and on it.
WALK = [("menu", "\r"), ("players", "p"), ("name 1", "2"), ("name 2", "\r"), ("colour 1", "\r"),
        ("colour 2", "0"), ("funds", "1"), ("house rules", "0"), ("deeds", "c"), ("first roll", "0"),
        ("roll 1", "r"), ("roll 2", "r"), ("dialog", "\r"), ("full board", "b"),
        ("key: down", "\x1b[B"), ("key: down", "\x1b[B"), ("key: up", "\x1b[A"),
        ("quadrant 2", "\t"), ("quadrant 3", "\t"), ("quadrant 4", "\t"), ("quadrant 1", "\t"),
        ("page 2", "."), ("page 1", "."), ("roll", "r")]


class Run:
    def __init__(self, term):
        self.home = tempfile.mkdtemp()
        env = {"PATH": os.environ["PATH"], "TERM": term, "LANG": "C.UTF-8",
               "HOME": self.home, "XDG_STATE_HOME": self.home, "XDG_CONFIG_HOME": self.home}
        self.start = time.perf_counter()
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            os.execve(PROGRAM, [PROGRAM], env)

    def screen(self, key=None):
        """Bytes until quiet, and the time of the last of them."""
        if key is not None:
            os.write(self.fd, key.encode())
        count, last = 0, time.perf_counter()
        while select.select([self.fd], [], [], QUIET)[0]:
            try:
                data = os.read(self.fd, 1 << 16)
            except OSError:
                break
            count, last = count + len(data), time.perf_counter()
        return count, last

    def proc(self, file, word):
        with open(f"/proc/{self.pid}/{file}") as lines:
            return next(int(line.split()[1]) for line in lines if line.startswith(word))

    def cpu(self):
        with open(f"/proc/{self.pid}/stat") as line:
            fields = line.read().rsplit(") ", 1)[1].split()
        return int(fields[11]) + int(fields[12])  # ticks

    def close(self):
        os.kill(self.pid, signal.SIGTERM)
        self.screen()
        os.waitpid(self.pid, 0)
        os.close(self.fd)
        shutil.rmtree(self.home)


def one_run(term):
    figures = {}
    run = Run(term)
    count, last = run.screen()
    figures["first screen, ms"] = (last - run.start) * 1000
    figures["title, bytes"] = count
    figures["title, writes"] = run.proc("io", "syscw:")
    for name, key in WALK:
        writes = run.proc("io", "syscw:")
        count, _ = run.screen(key)
        figures[f"{name}, bytes"] = max(count, figures.get(f"{name}, bytes", 0))
        figures[f"{name}, writes"] = run.proc("io", "syscw:") - writes
    ticks = run.cpu()
    time.sleep(2)
    figures["idle, bytes"] = run.screen()[0]
    figures["idle, ticks"] = run.cpu() - ticks
    figures["peak memory, KiB"] = run.proc("status", "VmHWM:")
    run.close()
    return figures


for term in sys.argv[2:] or ["xterm-256color", "linux", "vt100"]:
    runs = [one_run(term) for _ in range(9)]
    print(f"TERM={term}")
    for name in runs[0]:
        print(f"  {name:24} {statistics.median(r[name] for r in runs):8.1f}")
