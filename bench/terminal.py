#!/usr/bin/env python3
"""The bytes that a terminal gets, and their cost: time, writes and memory on a pty.

Each figure is the median of the runs; README.md explains the figures.
"""
import argparse
import fcntl
import os
import pty
import re
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
    parser.add_argument("terms", nargs="*", default=["xterm-256color", "linux", "vt100"])
    parser.add_argument("--window", default="80x24", metavar="COLSxROWS")
    parser.add_argument("--truecolor", action="store_true", help="set COLORTERM=truecolor")
    parser.add_argument("--runs", type=int, default=9)
    return parser.parse_args()


ASKED = asked()
COLS, ROWS = map(int, ASKED.window.split("x"))
QUIET = 0.06
GUARD = 0.35  # longer than keys are ignored after another player's move

# (name, key): from the title through the menus to a board, and on the board.
SET_UP = [("menu: launcher", "\r"), ("menu: settings", "p"), ("key: settings", "p"),
          ("key: settings", "c"), ("key: settings", "c"), ("menu: mode", "\x1b[A\x1b[A\x1b[A\r"),
          ("menu: settings again", "x"), ("menu: first roll", "\x07"),
          ("roll", "r"), ("roll", "r"), ("dialog", "\r"), ("begin", "b")]
BOARD = [("full board", "\f"), ("key: down", "\x1b[B"), ("key: down", "\x1b[B"),
         ("key: up", "\x1b[A"), ("quadrant", "\t"), ("quadrant", "\t"), ("quadrant", "\t"),
         ("quadrant", "\t"), ("page", "."), ("page", ".")]

# An options file: tokens jump instead of stepping.
JUMPING = ("config.toml", 'movement = "jumping"\n')

# The pastes: (name, key).
MEGABYTE = 1 << 20
PASTES = [("a letter", b"z"), ("an arrow", b"\x1b[B")]

# The keys that end a turn: the first whose words are on the screen.
TURNS = 40
ANSWERS = [("PRESS ANY KEY", "\r"), ("ANY KEY SKIPS", "\r"), ("MUST POST BAIL", "p"), ("B   BUY", "p"),
           ("UNOWNED DEED", "b"), ("AUCTION", "f"), ("IN DEBT", "a"), ("THREE DOUBLES", "n"), ("DOUBLES", "r")]

# A hand of dominoes between two people that leaves 27 tiles on the table, as a saved game: both
# draw (d), pass (p), or play a tile, and name an end where it matters.
CONFIGURED = 'domino-rival = "person"\nwait-for-key = true\n'
DEAL = """repeat dominoes 1
option hand 11
option target 999
down 1
tiles 66 46 02 16 12 35 01 45 04 14 26 03 44 06 00 55 25 11 15 05 22 23 13 34 33 36 56 24
"""
PLAYS = ("45 52 40 05 53 30 20 00 01/1 15 d d 56 06/2 61 11 62 22 13 32 21/1 d 24 46 p 66 p "
         "14 44 63 p 43 p 33").split()


class Glass:
    """Enough of a terminal to read the words on it."""
    WORD = re.compile(r"\x1b\[([?0-9;]*)([@-~])|\x1b[()](.)|\x1b[=>]|([\s\S])")

    def __init__(self):
        self.cells, self.row, self.col = [[" "] * COLS for _ in range(ROWS)], 0, 0

    def show(self, data):
        last = " "
        for match in self.WORD.finditer(data.decode("utf-8", "replace")):
            parameters, final, _, letter = match.groups()
            if letter:
                last = letter
                self.put(letter)
            elif final and not parameters.startswith("?"):
                numbers = [int(n or 1) for n in parameters.split(";")] + [1]
                self.obey(final, numbers, last, parameters)

    def put(self, letter):
        if letter >= " ":
            self.cells[self.row][min(self.col, COLS - 1)] = letter
            self.col += 1
        self.row += letter == "\n"
        self.col = 0 if letter == "\r" else self.col - (letter == "\b")

    def obey(self, final, numbers, last, parameters):
        count = numbers[0]
        if final == "H":
            self.row, self.col = count - 1, numbers[1] - 1
        self.row += {"A": -count, "B": count, "d": count - 1 - self.row}.get(final, 0)
        self.col += {"C": count, "D": -count, "G": count - 1 - self.col}.get(final, 0)
        if final == "b":
            for _ in range(count):
                self.put(last)
        if final in "XK":
            end = min(COLS, self.col + count) if final == "X" else COLS
            self.cells[self.row][self.col:end] = " " * (end - self.col)
        if final == "J":
            self.__init__()

    def says(self, words):
        """On the board's side: the story beside it tells of auctions that are over."""
        return any(words in "".join(row[:40]) for row in self.cells)

    def quadrant(self):
        """Which two of its sides show blank board."""
        return self.cells[10][19] == " ", self.cells[0][30] == " "

    def active(self):
        return next((i for i, row in enumerate(self.cells) if ">" in row[:24]), None)


class Run:
    def __init__(self, term, arguments=(), files=()):
        self.home = tempfile.mkdtemp()
        env = {"PATH": os.environ["PATH"], "TERM": term, "LANG": "C.UTF-8", "HOME": self.home}
        if ASKED.truecolor:
            env["COLORTERM"] = "truecolor"
        env.update({f"XDG_{kind}_HOME": self.home for kind in ("STATE", "CONFIG", "DATA")})
        for name, text in files:
            path = os.path.join(self.home, "parlor", name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w") as file:
                file.write(text)
        self.glass, self.figures, self.start = Glass(), {}, time.perf_counter()
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLS, 0, 0))
            os.execve(ASKED.program, [ASKED.program, *arguments], env)

    def screen(self, key=None, wait=QUIET):
        """The bytes until the terminal is quiet, and the time of the last byte."""
        if key is not None:
            os.write(self.fd, key.encode())
        data, last = b"", time.perf_counter()
        while select.select([self.fd], [], [], QUIET if data else wait)[0]:
            try:
                data += os.read(self.fd, 1 << 16)
            except OSError:
                break
            last = time.perf_counter()
        self.glass.show(data)
        return len(data), last

    def note(self, name, figure):
        self.figures[name] = max(figure, self.figures.get(name, 0))

    def press(self, name, key):
        writes = self.proc("io", "syscw:")
        self.note(f"{name}, bytes", self.screen(key)[0])
        if not name.startswith(("menu: first roll", "roll", "begin")):  # these write the journal, too
            self.note("writes a frame", self.proc("io", "syscw:") - writes)

    def set_up(self):
        for name, key in SET_UP:
            self.press(name, key)
        time.sleep(GUARD)

    def proc(self, file, word):
        with open(f"/proc/{self.pid}/{file}") as lines:
            return next(int(line.split()[1]) for line in lines if line.startswith(word))

    def cpu(self):
        with open(f"/proc/{self.pid}/stat") as line:
            fields = line.read().rsplit(") ", 1)[1].split()
        return int(fields[11]) + int(fields[12])  # ticks

    def next_key(self):
        return next((key for words, key in ANSWERS if self.glass.says(words)), "n")

    def to_the_roll(self):
        """Finishes the last turn: an auction may continue after the dice have moved on."""
        for _ in range(20):
            if self.glass.says("R - ROLL"):
                return
            self.screen(self.next_key())
            time.sleep(GUARD)

    def turn(self):
        """A turn, from its roll until the next player is asked: its outcome, and the bytes."""
        self.to_the_roll()
        who, count, turned, buys, key = self.glass.active(), 0, 0, False, "r"
        for _ in range(20):
            before = self.glass.quadrant()
            count += self.screen(key)[0]
            turned += self.glass.quadrant() != before
            buys |= key == "b"
            if self.glass.active() != who:
                break
            key = self.next_key()
        time.sleep(GUARD)
        kind = f"{turned} new quadrants" if turned else "board stays, " + "buys" * buys
        return kind.rstrip(", "), count

    def steps(self):
        """The bytes of each step of a token, without the frames before and after."""
        frames = [self.screen("r")[0]]
        while (count := self.screen(wait=0.6)[0]) > 0:
            frames.append(count)
        return frames[1:-1]

    def paste(self, name, key):
        """A megabyte of one key: the processor time until all is taken, and the bytes in answer."""
        left, count, quiet, ticks = key * (MEGABYTE // len(key)), 0, 0, self.cpu()
        os.set_blocking(self.fd, False)
        while quiet < 5:
            try:
                left = left[os.write(self.fd, left):] if left else left
            except BlockingIOError:
                pass
            reads, writes, _ = select.select([self.fd], [self.fd] if left else [], [], QUIET)
            count += len(os.read(self.fd, 65536)) if reads else 0
            quiet = 0 if reads or writes or left else quiet + 1
        os.set_blocking(self.fd, True)
        self.note(f"paste, {name}, s", (self.cpu() - ticks) / os.sysconf("SC_CLK_TCK"))
        self.note(f"paste, {name}, bytes", count)

    def answer(self, key):
        """The bytes of a frame that always comes, however busy the machine is."""
        return self.screen(key, wait=1)[0]

    def read_on(self):
        """Waits until the next player has been called to the keyboard."""
        while self.glass.says("PRESS SPACE") or self.glass.says("PRESS ANY KEY"):
            self.note("domino: what is read, bytes", self.answer(" "))

    def play_tile(self, play):
        tile, _, end = play.partition("/")
        if tile in "dp":
            name = "domino: a draw, bytes" if tile == "d" else "domino: a pass and a call, bytes"
            self.note(name, self.answer(tile))
            return
        for digit in tile:
            self.note("domino: a digit, bytes", self.answer(digit))
        count = self.answer("\r")
        if self.glass.says("AT WHICH END"):
            self.note("domino: the question for an end, bytes", count)
            count = self.answer(end)
        self.note("domino: a play, bytes", count)

    def close(self):
        os.kill(self.pid, signal.SIGTERM)
        self.screen()
        os.waitpid(self.pid, 0)
        os.close(self.fd)
        shutil.rmtree(self.home)


def jumping_run(term, turns):
    run = Run(term, files=[JUMPING])
    count, last = run.screen(wait=1)
    run.note("first screen, ms", (last - run.start) * 1000)
    run.note("title, bytes", count)
    run.set_up()
    for name, key in BOARD:
        run.press(name, key)
    turns.extend(run.turn() for _ in range(TURNS))
    ticks = run.cpu()
    time.sleep(2)
    run.note("idle 2 s, bytes", run.screen()[0])
    run.note("idle 2 s, ticks", run.cpu() - ticks)
    run.note("peak memory, KiB", run.proc("status", "VmHWM:"))
    run.close()
    return run.figures


def stepping_run(term):
    run = Run(term)
    run.screen(wait=1)
    run.set_up()
    steps = run.steps() or [0]
    run.close()
    return {"a step, bytes: median": statistics.median(steps),
            "a step into another quadrant": max(steps)}


def domino_run(term):
    run = Run(term, ["dominoes"], [("config.toml", CONFIGURED), ("dominoes/games/game0", DEAL)])
    run.screen(wait=1)
    for key in "ry70\r":
        run.answer(key)
    while run.glass.says("TAKE IT"):  # the names of two people
        run.answer("\r")
    for play in PLAYS:
        run.read_on()
        run.play_tile(play)
    run.note("domino: fullest table, bytes", run.answer("\f"))
    run.note("domino: peak memory, KiB", run.proc("status", "VmHWM:"))
    run.close()
    return run.figures


def paste_run(term):
    run = Run(term, files=[JUMPING])
    run.screen(wait=1)
    for name, key in SET_UP:
        run.press(name, key)
        for paste, pasted in PASTES if name == "menu: launcher" else []:
            run.paste(f"launcher, {paste}", pasted)
    for name, key in PASTES:
        run.paste(f"table, {name}", key)
    run.close()
    return {name: figure for name, figure in run.figures.items() if name.startswith("paste")}


for term in ASKED.terms:
    turns = []
    runs = [{**jumping_run(term, turns), **stepping_run(term), **domino_run(term),
             **paste_run(term)}
            for _ in range(ASKED.runs)]
    print(f"TERM={term}, {ASKED.window}" + ", truecolor" * ASKED.truecolor)
    for name in runs[0]:
        print(f"  {name:36} {statistics.median(r[name] for r in runs):8.1f}")
    for kind in sorted({kind for kind, _ in turns}):
        sizes = [size for each, size in turns if each == kind]
        name = f"a turn, {kind}, of {len(sizes)}"
        print(f"  {name:36} {statistics.median(sizes):8.1f}", flush=True)
