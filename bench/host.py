#!/usr/bin/env python3
"""What a host of shared tables costs its guests and its machine: waiting, memory, waking up.

Makes the folder of a host with many tables, starts the host, and connects guests without terminals
(tools/host_storm/guest.py); and one guest's own program on a pty, beside a lone parlor with the same game.
README.md explains the figures.
"""
import argparse
import fcntl
import functools
import os
import pty
import pwd
import select
import selectors
import shutil
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools", "host_storm"))
import guest


def asked():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("program", nargs="?", default="build/release/parlor")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--guests", type=int, default=4, help="at each table")
    parser.add_argument("--seconds", type=float, default=20, help="of pressing keys")
    parser.add_argument("--awake", type=int, default=40, help="tables that are awake beside those that sleep")
    parser.add_argument("--idle", type=float, default=60, help="seconds of idleness")
    parser.add_argument("--runs", type=int, default=5, help="of the programs on a pty")
    parser.add_argument("--only", choices=["waiting", "memory", "idle", "terminal"])
    return parser.parse_args()


ASKED = asked()
VERSION = guest.version_of(ASKED.program)
ACCOUNT = f"{os.getuid()} {pwd.getpwuid(os.getuid()).pw_name}"
PAUSE = 0.2  # seconds between the keys of a guest
QUIET = 0.06  # a terminal has its picture when so long nothing comes
JUMPING = 'movement = "jumping"\npace = "fast"\n'
COLOURS = "red purple green blue yellow orange brown pink".split()
TURNS = 10
PLAYED = ["r", "n", "p"]  # keys of an ordinary turn


# --- a host ---------------------------------------------------------------------------


def header(seats):
    """The lines of a game that is set up."""
    players = [f"seat {i + 1} person P{i + 1} {COLOURS[i]} {i + 1}" for i in range(seats)]
    return "\n".join(["parlor 1", "game classic", "board uk", "seed 5", *players, "begin", ""])


@functools.cache
def journal(seats):
    """The same game once it has begun, as a host writes it."""
    with Host(1, seats, has_begun=False) as host:
        opener = come(host, [1], [0])
        settle(opener)
        opener[0].press("b")
        settle(opener)
        [path] = [each.path for each in os.scandir(f"{host.base}/tables/1") if each.name.endswith(".parlor")]
        with open(path) as file:
            return file.read()


def write_table(folder, number, users, has_begun):
    path = f"{folder}/tables/{number}"
    os.makedirs(path)
    seats = ", ".join(f'"{user}"' for user in users)
    with open(f"{path}/table.toml", "w") as file:
        file.write(f'number = {number}\nopened = "20261127-120000"\nopener = "{users[0]}"\n'
                   f'access = "everybody"\nseats = [{seats}]\nlevel = 1\nbegun = {str(has_begun).lower()}\n'
                   'take-back = true\nhints = false\nexplain-computers = false\nwatchers = true\n')
    with open(f"{path}/setup", "w") as file:
        file.write(header(len(users)))
    if has_begun:
        with open(f"{path}/20261127-120000-01.parlor", "w") as file:
            file.write(journal(len(users)))


class Host:
    """With this many tables, all asleep until somebody comes."""

    def __init__(self, tables, seats, is_trusting=True, has_begun=True):
        self.base = tempfile.mkdtemp()
        os.chmod(self.base, 0o755)
        self.path = f"{self.base}/socket"
        for number in range(1, tables + 1):
            users = [user_at(number, seat) if is_trusting else ACCOUNT for seat in range(seats)]
            write_table(self.base, number, users, has_begun)
        words = [ASKED.program, "host", "--at", self.path, "--keep", self.base]
        if is_trusting:
            words += ["--trust", ACCOUNT.split()[1]]
        self.process = subprocess.Popen(words, stderr=subprocess.DEVNULL)
        while not os.path.exists(self.path):
            time.sleep(0.01)
        time.sleep(0.5)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.base)

    def memory(self):
        return status(self.process.pid, "VmRSS:")

    def switches(self):
        """How often any of its threads slept, and was woken."""
        threads = os.listdir(f"/proc/{self.process.pid}/task")
        return sum(status(f"{self.process.pid}/task/{thread}", word) for thread in threads
                   for word in ("voluntary_ctxt_switches:", "nonvoluntary_ctxt_switches:"))

    def ticks(self):
        return ticks(self.process.pid)


def name_of(table, seat):
    return f"g{table}.{seat}"


def user_at(table, seat):
    return f"{ACCOUNT}/{name_of(table, seat)}"


def status(process, word):
    with open(f"/proc/{process}/status") as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith(word))


def ticks(process):
    with open(f"/proc/{process}/stat") as line:
        fields = line.read().rsplit(") ", 1)[1].split()
    return int(fields[11]) + int(fields[12])


# --- guests without terminals ---------------------------------------------------------


class Presser(guest.Guest):
    """Presses keys, and measures how long the picture takes that each of them causes."""

    def __init__(self, host, table, seat, keys):
        super().__init__(host.path, VERSION, guest.JOIN, str(table), name_of(table, seat))
        self.keys, self.count, self.pressed, self.due, self.times, self.bytes = keys, 0, None, 0.0, [], []

    def heed(self, kind, contents):
        """Does not draw: that would take longer than the host does."""
        if kind != guest.PICTURE:
            return super().heed(kind, contents)
        self.seen = int.from_bytes(contents[:4], "little")
        self.send(guest.SHOWN, contents[:4])
        if self.pressed is not None:
            self.times.append(time.perf_counter() - self.pressed)
            self.bytes.append(len(contents) + 4)
            self.pressed = None

    def press_next(self, now):
        self.due = max(self.due + PAUSE, now)
        self.pressed = time.perf_counter()
        self.press(self.keys[self.count % len(self.keys)])
        self.count += 1


def come(host, tables, seats, keys="?"):
    guests = []
    for table in tables:
        for seat in seats:
            guests.append(Presser(host, table, seat, keys))
        listen(guests, 0.02)
    return guests


def settle(guests):
    """Until no picture comes any more."""
    seen = None
    while seen != (seen := [one.seen for one in guests]) or 0 in seen:
        listen(guests, 3)


def listen(guests, seconds, presses=False):
    """Lets the guests hear, and press a key when it is their time."""
    with selectors.EpollSelector() as lines:
        for one in guests:
            lines.register(one.line, selectors.EVENT_READ, one)
        queue = sorted(guests, key=lambda one: one.due)
        end = time.perf_counter() + seconds
        while (now := time.perf_counter()) < end:
            while presses and queue[0].due <= now:
                one = queue.pop(0)
                one.press_next(now)
                queue.append(one)  # all have the same pause
            for key, _ in lines.select(max(0, min(end, queue[0].due if presses else end) - now)):
                data = key.data.line.recv(1 << 16)
                if not data:
                    raise SystemExit(f"the host has put a guest out: {key.data.last}")
                list(key.data.fed(data))


def waits(guests, seconds):
    """Milliseconds from a key to the last byte of its picture: 50 %, 99 %, the longest."""
    begin = time.perf_counter() + 0.1
    for index, one in enumerate(guests):
        one.due, one.times, one.pressed = begin + PAUSE * index / len(guests), [], None
    listen(guests, seconds, presses=True)
    times = sorted(1000 * each for one in guests for each in one.times)
    return statistics.median(times), times[len(times) * 99 // 100], times[-1], len(times)


def waiting():
    tables, seats = range(1, ASKED.tables + 1), range(ASKED.guests)
    for what, keys in {"a page of one's own": ["?", " "], "and the keys of turns": ["?", " ", *PLAYED]}.items():
        with Host(ASKED.tables, ASKED.guests) as host:
            guests = come(host, tables, seats, keys)
            settle(guests)
            before = host.ticks()
            figures = waits(guests, ASKED.seconds)
            core = (host.ticks() - before) / os.sysconf("SC_CLK_TCK") / ASKED.seconds
            tell(f"{len(guests)} guests, {what}: 50 %, ms", figures[0])
            tell(f"{len(guests)} guests, {what}: 99 %, ms", figures[1])
            tell(f"{len(guests)} guests, {what}: longest, ms", figures[2])
            tell(f"{len(guests)} guests, {what}: pictures", figures[3])
            tell(f"{len(guests)} guests, {what}: of a core", core)
    with Host(1, ASKED.guests) as host:
        one = come(host, [1], [0], ["?", " "])
        settle(one)
        figures = waits(one, ASKED.seconds)
        tell("one guest, a page of its own: 50 %, ms", figures[0])
        tell("one guest, a page of its own: 99 %, ms", figures[1])


def memory():
    with Host(0, 1) as host:
        empty = host.memory()
    tell("a host without tables, KiB", empty)
    with Host(ASKED.tables, ASKED.guests) as host:
        asleep = host.memory()
        tell("a table asleep, KiB", (asleep - empty) / ASKED.tables)
        tables = range(1, ASKED.tables + 1)
        first = come(host, tables, [0])
        settle(first)
        one_each = host.memory()
        others = come(host, tables, range(1, ASKED.guests))
        settle(first + others)
        all_of_them = host.memory()
        a_guest = (all_of_them - one_each) / len(others)
        tell("a guest, KiB", a_guest)
        tell("a table awake, KiB", (one_each - asleep) / ASKED.tables - a_guest)
        waits(first + others, 5)
        tell("a host with all of them, KiB", all_of_them)
        tell("the same, after keys, KiB", host.memory())


def idle():
    sleeping = ASKED.tables
    with Host(sleeping + ASKED.awake, ASKED.guests) as host:
        guests = come(host, range(1, ASKED.awake + 1), range(ASKED.guests))
        settle(guests)
        listen(guests, 15)
        switches, used = host.switches(), host.ticks()
        listen(guests, ASKED.idle)
        words = f"{sleeping} tables asleep, {ASKED.awake} awake, {ASKED.idle:.0f} s"
        tell(f"{words}: wakings", host.switches() - switches)
        tell(f"{words}: ticks", host.ticks() - used)


# --- at a terminal --------------------------------------------------------------------


class AtTerminal:
    """A program on a pty of 80x24."""

    def __init__(self, home, *words):
        environment = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": home}
        environment.update({f"XDG_{kind}_HOME": home for kind in ("STATE", "CONFIG", "DATA")})
        begin = time.perf_counter()
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            os.execve(ASKED.program, [ASKED.program, *words], environment)
        self.start = 1000 * (self.read(1)[1] - begin)

    def read(self, patience=QUIET):
        """The bytes until it is quiet, and the time of the last one."""
        count, last = 0, time.perf_counter()
        while select.select([self.terminal], [], [], QUIET if count else patience)[0]:
            count += len(os.read(self.terminal, 1 << 16))
            last = time.perf_counter()
        return count, last

    def press(self, key):
        """The bytes of its picture, and the milliseconds."""
        begin = time.perf_counter()
        os.write(self.terminal, key.encode())
        count, last = self.read(0.2)
        return count, 1000 * (last - begin)

    def peak(self):
        return status(self.process, "VmHWM:")

    def close(self):
        os.kill(self.process, 15)
        self.read_out()
        os.waitpid(self.process, 0)
        os.close(self.terminal)

    def read_out(self):
        try:
            while os.read(self.terminal, 1 << 16):
                pass
        except OSError:
            pass


def play(one):
    """Ten turns of the same game: the bytes of a turn, of a key that only looks, and its milliseconds."""
    turns, looks, times = 0, [], []
    for _ in range(TURNS):
        for key in ("r", " ", "b", "n", " "):
            time.sleep(0.35)  # keys play nothing at first
            turns += one.press(key)[0]
        for key in ("?", " ", "\x1b[B", "\x1b[A"):
            count, took = one.press(key)
            looks.append(count)
            times.append(took)
    return turns / TURNS, statistics.median(looks), times


def home_with(text=None):
    home = tempfile.mkdtemp()
    os.makedirs(f"{home}/parlor/games")
    with open(f"{home}/parlor/config.toml", "w") as file:
        file.write(JUMPING)
    if text:
        with open(f"{home}/parlor/games/20261127-120000-01.parlor", "w") as file:
            file.write(text)
    return home


def terminal():
    """Two seats at one terminal: a guest of a host, and a parlor alone with the same game."""
    figures = {"a guest": [], "a lone parlor": []}
    for _ in range(ASKED.runs):
        with Host(1, 2, is_trusting=False) as host:
            figures["a guest"].append(look_at(home_with(), ["join", "1", "--at", host.path], []))
        figures["a lone parlor"].append(look_at(home_with(journal(2)), [], [" ", "c"]))
    for who, runs in figures.items():
        tell(f"{who}: from start to its first screen, ms", statistics.median(run["start"] for run in runs))
        tell(f"{who}: peak memory, KiB", statistics.median(run["peak"] for run in runs))
        tell(f"{who}: a key, bytes", statistics.median(run["look"] for run in runs))
        tell(f"{who}: a turn, bytes", statistics.median(run["turn"] for run in runs))
        times = sorted(each for run in runs for each in run["times"])
        tell(f"{who}: from a key to the last byte: 50 %, ms", statistics.median(times))
        tell(f"{who}: from a key to the last byte: 99 %, ms", times[len(times) * 99 // 100])


def look_at(home, words, way):
    one = AtTerminal(home, *words)
    try:
        for key in way:
            one.press(key)
        one.read(2)
        turn, look, times = play(one)
        return {"start": one.start, "peak": one.peak(), "turn": turn, "look": look, "times": times}
    finally:
        one.close()
        shutil.rmtree(home)


def tell(name, figure):
    print(f"{name:64} {figure:10.1f}", flush=True)


for measure in (waiting, memory, idle, terminal):
    if ASKED.only in (None, measure.__name__):
        measure()
