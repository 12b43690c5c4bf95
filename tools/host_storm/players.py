"""Guests that play, one that only measures how long guests wait, and what each was shown."""
import re
import threading
import time

import guest
from guest import Guest
from stories import words_of

PAUSE = 0.12  # seconds between two keys
# A page offers some of these keys; the first of them is pressed, and Space where there is none.
KEYS = "RNBPFAUYEGX"


class Player(Guest):
    """Sets the table up, sits down and plays, whatever its page offers; or watches."""

    def __init__(self, path, version, name, errand, what="", mode="CLASSIC"):
        super().__init__(path, version, errand, what, name)
        self.is_player, self.mode = errand != guest.WATCH, mode
        self.in_mind = ""  # keys to press before those that the page asks for
        self.in_turn = ""  # the same, before the end of the player's own turn
        self.has_asked = False  # with these
        self.pressed, self.answered = 0.0, 0  # when, and at which picture
        self.told, self.sitting, self.heard = [], set(), set()
        self.is_warned = self.has_paused = self.was_early = False
        self.vote = "y"  # on the end of the game; None: still to be thought about

    def take_over(self, before):
        """What this player had in mind on the line before this one."""
        self.in_turn, self.vote = before.in_turn, before.vote or "y"

    def heed(self, kind, contents):
        super().heed(kind, contents)
        if kind != guest.PICTURE:
            return
        lines = self.canvas.lines()
        if any("ROUND" in line[46:] for line in lines):
            self.told = story_in(lines)
        self.heard |= {said for line in lines for said in re.findall(r"\w: (STORM\d+) ", line[:40])}
        self.is_warned |= self.says("NOT ON DISK")
        self.has_paused |= self.says("OUT OF SIGHT")
        self.was_early |= self.says("WAITS: ")
        if "▗TABLE" in lines[0] + lines[1]:
            self.sitting = {m[1] for line in lines if (m := re.match(r"▗[ >]\S (\S+) +(YOU|root/)", line))}

    def says(self, words):
        return any(words in line for line in self.canvas.lines())

    def key(self):
        """What to press now, if anything."""
        page = "\n".join(line[:40] for line in self.canvas.lines())
        if "OPEN A TABLE" in page:
            return "s"
        if "U GUESTS" in page:
            return self.setting(page)
        if "TAKE A SEAT" in page:
            return "\n"
        if "C - CONTINUE" in page or "OUT OF SIGHT" in page:
            return "c" if self.is_player else None
        if "▗TABLE" in page:
            return "\n" if self.is_player and "YOU" not in page else None
        if "QUIT REQUESTED" in page and "Y - YES" in page:
            return self.vote
        if "CLOSE THE TABLE" in page and "Y - YES" in page:
            return "n"  # when the game is over, the table would be ended
        if "Y - YES" in page:
            return "y"
        if "M MUTE" in page:
            return "&"
        if "ANY KEY" in page:
            return " "
        if "P - PAUSE" in page:
            return None  # others decide
        if "K KEEPS A COPY" in page:
            return "&k&"
        if "A SAME SEATS AGAIN" in page:
            return "a" if self.is_player else None
        offers = re.findall(r"▗[ >](\S) - ", page)
        key = next((key.lower() for key in KEYS if key in offers), " ")
        return self.in_turn or key if key == "n" else key

    def setting(self, page):
        """Of the game: mode, board, two more people, and little time."""
        if not re.search(f"M MODE +{self.mode}", page):
            return "m"
        if not re.search("B BOARD +UK", page):
            return "b"
        if "U GUESTS       1" in page:
            return "u"
        if re.search("T TIME +10:00", page):
            return "t60\n"
        return "\x07"

    def play(self, now):
        """A key is pressed again when it had no effect: the game takes none at first (U-5.4)."""
        if now - self.pressed < (PAUSE if self.seen != self.answered else 4 * PAUSE if self.told else 40 * PAUSE):
            return
        if self.has_asked and self.seen != self.answered:
            self.in_turn, self.has_asked = "", False
        keys, self.in_mind = self.in_mind or self.key(), ""
        if keys:
            self.has_asked = keys == self.in_turn
            self.press(keys)
            self.pressed, self.answered = now, self.seen


def story_in(lines):
    """The words of the story between the sides of the ring, at 80x24."""
    rows = []
    for line in lines[4:21]:
        if line[48:].startswith("ROUND"):
            break
        rows.append(line[48:74])
    return words_of(" ".join(rows))


class Probe(threading.Thread):
    """Opens and closes a page of the list of tables, over and over, and measures how long that takes."""

    def __init__(self, host, version):
        super().__init__(daemon=True)
        self.host, self.version, self.is_over = host, version, False
        self.longest, self.answers = 0.0, 0

    def run(self):
        while not self.is_over:
            try:
                self.ask_on()
            except OSError:
                time.sleep(0.01)  # until the next host listens

    def ask_on(self):
        one = Guest(self.host.path, self.version, guest.LIST, name="probe")
        with one.line:
            self.read_until(one, "RUN BY")
            while not self.is_over:
                self.time(one, "?", "PRESS ANY KEY")
                self.time(one, " ", "RUN BY")

    def time(self, one, key, words):
        pressed = time.monotonic()
        one.press(key)
        self.read_until(one, words)
        self.longest = max(self.longest, time.monotonic() - pressed)
        self.answers += 1
        time.sleep(0.05)

    @staticmethod
    def read_until(one, words):
        while not any(words in line for line in one.canvas.lines()):
            data = one.line.recv(1 << 16)
            if not data:
                raise ConnectionError
            list(one.fed(data))
