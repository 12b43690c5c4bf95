"""The hosts of a storm, one after the other in one folder and on one socket; and what is told of them."""
import os
import re
import signal
import socket
import subprocess
import time

from stories import MOVE, sealed, standing, tells, told


class Tally:
    checks, failed, faults = 0, 0, set()

    @classmethod
    def check(cls, words, holds):
        cls.checks, cls.failed = cls.checks + 1, cls.failed + (not holds)
        print(f"  {'ok     ' if holds else 'FAILED '} {words}", flush=True)

    @classmethod
    def fault(cls, words):
        """Once, however often it happens."""
        if words not in cls.faults:
            cls.faults.add(words)
            cls.check(words, False)


def lines_in(path):
    with open(path) as file:
        return file.readlines()


class Host:
    def __init__(self, program, base, folder=None):
        self.program, self.folder, self.path = program, folder or f"{base}/kept", f"{base}/run/host"
        self.log = f"{base}/log"
        os.makedirs(f"{base}/run", mode=0o755, exist_ok=True)
        self.process = None

    def command(self):
        return [self.program, "host", "--at", self.path, "--keep", self.folder, "--trust", "root"]

    def start(self, around=()):
        """Starts the next one; the seconds until it answers, or has ended."""
        begin = time.monotonic()
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen([*around, *self.command()], stderr=log)
        while time.monotonic() < begin + 20 and self.lives() and not self.answers():
            time.sleep(0.005)
        return time.monotonic() - begin

    def answers(self):
        with socket.socket(socket.AF_UNIX) as line:
            return line.connect_ex(self.path) == 0

    def lives(self):
        return self.process is not None and self.process.poll() is None

    def kill(self):
        """Also when it runs under strace."""
        if self.lives():
            with open(f"{self.folder}/host.process") as file:
                os.kill(int(file.read().split()[0]), signal.SIGKILL)
        self.process.wait()

    def end(self):
        self.process.terminate()
        return self.process.wait()

    def complaints(self):
        """About its disk."""
        with open(self.log) as file:
            return file.read().count("cannot be written")

    def last_line(self):
        with open(self.log) as file:
            return file.read().splitlines()[-1]

    # What it keeps of a table.

    def journals(self, table):
        """The paths of its games that have begun, the last one last."""
        folder = f"{self.folder}/tables/{table}"
        return [f"{folder}/{name}" for name in sorted(os.listdir(folder)) if name.endswith(".parlor")]

    def lines(self, table):
        for path in self.journals(table):
            with open(path) as file:
                yield from file

    def moves(self, table):
        return self.count(table, MOVE)

    def count(self, table, pattern):
        return sum(1 for line in self.lines(table) if re.match(pattern, line))

    def said(self, table):
        return {word.upper() for line in self.lines(table) if line.startswith("# says ") for word in line.split()}

    def people(self, table):
        with open(f"{self.folder}/tables/{table}/setup") as file:
            return {name.upper() for name in re.findall(r"^seat \d+ person (\S+)", file.read(), re.M)}

    def kept(self, table):
        """Its journals by their paths, each up to its last seal."""
        return {path: sealed(lines_in(path)) for path in self.journals(table)} if table else {}

    def lacks(self, kept, guests):
        """What is wrong with these journals, and what they lack of the pages that guests were shown last."""
        wrong = [told(self.program, lines)[1] for lines in kept.values()]
        stories = [told(self.program, each)[0] for lines in kept.values() for each in standing(lines)]
        for page, name in {tuple(one.told): one.name for one in guests if one.told}.items():
            if not any(tells(story, page) for story in reversed(stories)):
                newest = stories[-1] if stories else []
                wrong.append(f"\n    {name} was shown\n    {' '.join(page)}\n    and the journal has\n"
                             f"    {' '.join(newest[-len(page) - 40:])}")
        return "".join(wrong)

    def has_lost(self, kept):
        """Of what the host before it has kept."""
        return "".join(f"\n    {path} has lost lines" for path, lines in kept.items()
                       if lines_in(path)[:len(lines)] != lines)

    def has_copied(self, table, game, copy):
        """Whether this is the whole game, without what people said."""
        game = standing(lines_in(f"{self.folder}/tables/{table}/{game}.parlor"))[-1]
        return told(self.program, [copy]) == told(self.program, game) and "# says" not in copy
