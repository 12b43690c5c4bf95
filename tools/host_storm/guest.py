"""A guest of a host of shared tables without a terminal: it speaks the messages of src/wire.

It shows a picture by keeping its letters, and answers it at once.
"""
import pathlib
import re
import socket
import struct
import subprocess

GREETING = pathlib.Path(__file__).resolve().parents[2] / "src/wire/greeting.hpp"
PROTOCOL = int(re.search(r"protocol = (\d+);", GREETING.read_text())[1])
LIST, OPEN, JOIN, WATCH, TELL = range(5)  # errands
HELLO, RECORD, KEYS, LINE, SHOWN, BYE = range(1, 7)
WELCOME, REFUSED, PICTURE, SOUNDS, TITLE, SENTENCES, FAREWELL, AT_TABLE, COPY_PART = range(1, 10)


def version_of(program):
    told = subprocess.run([program, "--version"], check=True, capture_output=True, text=True)
    return told.stdout.split()[1]


def text(words):
    data = words.encode()
    return struct.pack("<H", len(data)) + data


def frame(kind, contents):
    return bytes([kind]) + len(contents).to_bytes(3, "little") + contents


class Canvas:
    """The letters of the pictures."""

    def __init__(self, rows, cols):
        self.rows, self.cols = rows, cols
        self.cells = [" "] * (rows * cols)

    def draw(self, data):
        """Cells as src/wire/cells.hpp explains them; colours are left out."""
        index, at, last, signs = 0, 0, " ", []

        def letter():
            nonlocal at
            first = data[at]
            count = 1 if first < 0x80 else 2 if first < 0xE0 else 3 if first < 0xF0 else 4
            at += count
            return data[at - count:at].decode()

        def put(sign):
            nonlocal index, last
            self.cells[index] = last = sign
            index += 1

        while at < len(data):
            code = data[at]
            if 0x80 <= code <= 0xBF:
                index, at = index + code - 0x7F, at + 1
            elif code >= 0x20:
                put(letter())
            else:
                at += 1
                if code == 0:
                    at += 1
                elif code == 3:
                    for _ in range(3):
                        letter()
                    signs.append(letter())
                    put(signs[-1])
                elif code == 4:
                    for _ in range(data[at] + 1):
                        put(last)
                    at += 1
                elif code == 5:
                    index, at = index + int.from_bytes(data[at:at + 2], "little"), at + 2
                elif code == 6:
                    put(signs[data[at]])
                    at += 1

    def lines(self):
        return ["".join(self.cells[i:i + self.cols]) for i in range(0, len(self.cells), self.cols)]


class Guest:
    def __init__(self, path, version, errand=LIST, what="", name="", rows=24, cols=80):
        self.version, self.name, self.rows, self.cols = version, name, rows, cols
        self.errand = bytes([errand]) + (text(what) if errand in (OPEN, JOIN, WATCH) else b"")
        self.seen, self.canvas, self.last, self.table = 0, Canvas(rows, cols), None, 0
        self.waiting = b""
        self.parts, self.copies = b"", []  # of finished games: a name and a journal each
        self.line = socket.socket(socket.AF_UNIX)
        self.line.settimeout(10)
        self.line.connect(path)
        self.send(HELLO, self.hello())

    def hello(self):
        return (b"parlor" + bytes([PROTOCOL]) + text(self.version) + self.record() + self.errand
                + text(self.name))

    def record(self):
        #               glyphs, colours, mode, telling, jumping, fast, prompt, wide, ...
        return bytes([self.rows, self.cols, 0, 1, 0, 0, 1, 2, 0, 1, 0, 0, 0, 0, 0])

    def send(self, kind, contents=b""):
        self.line.sendall(frame(kind, contents))

    def press(self, keys):
        self.send(KEYS, struct.pack("<I", self.seen)
                  + b"".join(ord(key).to_bytes(3, "little") for key in keys))

    def fed(self, data):
        """The messages that are complete with these bytes."""
        self.waiting += data
        while len(self.waiting) >= 4:
            length = int.from_bytes(self.waiting[1:4], "little")
            if len(self.waiting) < 4 + length:
                return
            kind, contents = self.waiting[0], self.waiting[4:4 + length]
            self.waiting = self.waiting[4 + length:]
            self.heed(kind, contents)
            yield kind

    def heed(self, kind, contents):
        if kind == PICTURE:
            number, rows, cols, whole, _, _, question = struct.unpack_from("<I5BH", contents)
            if whole:
                self.canvas = Canvas(rows, cols)
            self.canvas.draw(contents[11 + question:])
            self.seen = number
            self.send(SHOWN, struct.pack("<I", number))
        elif kind == AT_TABLE:
            self.table = int.from_bytes(contents[:4], "little")
        elif kind == COPY_PART:
            self.take_part(contents)
        elif kind in (FAREWELL, REFUSED):
            self.last = contents

    def take_part(self, contents):
        end = 2 + int.from_bytes(contents[:2], "little")
        self.parts += contents[end + 1:]
        if contents[end]:
            self.copies.append((contents[2:end].decode(), self.parts.decode()))
            self.parts = b""
