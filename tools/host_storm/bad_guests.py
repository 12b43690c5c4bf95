"""Guests that do wrong: the host may put them out, and nobody else may notice."""
import fcntl
import os
import pty
import select
import signal
import socket
import struct
import termios
import time

import guest
from guest import Guest


class Bad:
    def __init__(self, host, version, table, chance):
        self.host, self.version, self.table, self.chance = host, version, str(table), chance
        self.line, self.next_act = None, 0.0
        self.how = chance.choice([self.is_cut, self.stops_reading, self.reads_a_byte_a_second, self.floods,
                                  self.says_rubbish_first, self.says_rubbish, self.has_another_version,
                                  self.never_greets, self.is_killed, self.is_stopped])
        self.name = self.how.__name__.replace("_", " ")
        try:
            self.how()
        except OSError:
            pass  # put out already

    def connect(self):
        self.line = socket.socket(socket.AF_UNIX)
        self.line.settimeout(1)
        self.line.connect(self.host.path)

    def watch(self):
        one = Guest(self.host.path, self.version, guest.WATCH, self.table, "bad")
        self.line = one.line
        self.line.settimeout(0.3)
        return one

    def run_program(self):
        """The guest's own program, which goes through its list of tables to this one."""
        self.line, self.keys = OwnProgram(self.host, "eve"), iter(WAY_TO_TABLE)

    def is_cut(self):
        message = guest.frame(guest.KEYS, bytes(4) + b"r\0\0")
        self.watch().line.sendall(message[:self.chance.randrange(1, len(message))])
        self.line.close()

    def stops_reading(self):
        self.watch().line.sendall(b"\x03\x07")

    def reads_a_byte_a_second(self):
        self.watch()

    def floods(self):
        one = self.watch()
        for _ in range(2000):
            one.press("?x" * 100)

    def says_rubbish_first(self):
        self.connect()
        self.line.sendall(self.chance.randbytes(self.chance.randrange(1, 5000)))

    def says_rubbish(self):
        self.watch().line.sendall(self.chance.randbytes(self.chance.randrange(1, 100_000)))

    def has_another_version(self):
        self.connect()
        self.line.sendall(guest.frame(guest.HELLO, b"parlor\x63" + guest.text("9.9.9") + self.chance.randbytes(40)))

    def never_greets(self):
        self.connect()

    def is_killed(self):
        self.run_program()

    def is_stopped(self):
        self.run_program()

    def act(self, now):
        """Called again and again while the others play."""
        if now < self.next_act:
            return
        try:
            self.go_on(now)
        except OSError:
            pass  # put out, or nothing there to read

    def go_on(self, now):
        if self.how == self.reads_a_byte_a_second:
            self.next_act = now + 1
            self.line.recv(1)
        elif self.how in (self.is_killed, self.is_stopped):
            self.next_act = now + 0.15
            self.line.read(0)
            key = next(self.keys, None)
            if key:
                self.line.press(key)
            elif self.how == self.is_stopped:
                self.line.send(signal.SIGSTOP)

    def die(self):
        if self.line:
            self.line.close()


# From the launcher's title.
WAY_TO_TABLE = " sw"


class OwnProgram:
    """The program of a guest, in a terminal of 80x24."""

    def __init__(self, host, name):
        home = f"{host.folder}-of-{name}"
        os.makedirs(home, exist_ok=True)
        words = [host.program, "--at", host.path, "--restricted", home, "--as", name]
        self.child, self.terminal = pty.fork()
        if self.child == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            os.execve(host.program, words, dict(os.environ, TERM="xterm-256color", HOME=home))

    def press(self, key):
        os.write(self.terminal, key.encode())

    def send(self, what):
        os.kill(self.child, what)

    def read(self, seconds):
        """What it writes in this time."""
        end, data = time.monotonic() + seconds, b""
        while select.select([self.terminal], [], [], max(0, end - time.monotonic()))[0]:
            try:
                data += os.read(self.terminal, 1 << 16)
            except OSError:
                break
        return data.decode("utf-8", "replace")

    def close(self):
        """Kills it in the middle of whatever it does."""
        self.send(signal.SIGKILL)
        os.close(self.terminal)
        os.waitpid(self.child, 0)
