"""Those at one table, who come back to the next host."""
import select
import time

import guest
from host import Tally
from players import Player

PLAYERS, WATCHER = ["ann", "bob", "cid"], "dee"
MODES = ["CLASSIC", "BLITZ"]  # of one table after the other


class Party:
    """Those at one table; whoever was cut off comes back."""

    def __init__(self, host, version):
        self.host, self.version, self.table = host, version, 0
        self.count = 0  # of tables: nobody may open many, so other people come to each
        self.here = {}  # by name
        self.left = {}  # those whose line was cut, as they were then
        self.bad = []
        self.is_closed = False  # until its opener comes again
        self.closings = 0
        self.rests = False  # nobody presses a key

    def expected(self):
        return [*PLAYERS, WATCHER] if self.table and not self.is_closed else PLAYERS[:1]

    def players(self):
        return [self.here[name] for name in PLAYERS if name in self.here]

    def opener(self):
        return self.here.get(PLAYERS[0])

    def errand_of(self, name):
        if not self.table:
            return guest.OPEN, "property"
        return (guest.WATCH if name == WATCHER else guest.JOIN), str(self.table)

    def come(self):
        for name in self.expected():
            if name in self.here:
                continue
            try:
                self.here[name] = Player(self.host.path, self.version, f"{name}{self.count}", *self.errand_of(name),
                                         MODES[self.count % len(MODES)])
                self.is_closed = False
                if name in self.left:
                    self.here[name].take_over(self.left[name])
            except OSError:
                return

    def play(self, seconds, until=lambda: False):
        end = time.monotonic() + seconds
        while (now := time.monotonic()) < end and not until():
            if self.host.lives():
                self.come()
            names = {one.line: name for name, one in self.here.items()}
            for line in select.select(list(names), [], [], 0.02)[0]:
                self.hear(names[line])
            for one in [] if self.rests else self.here.values():
                try:
                    one.play(now)
                except OSError:
                    pass  # what it was sent before is still to be read
            for one in self.bad:
                one.act(now)

    def hear(self, name):
        one = self.here[name]
        try:
            data = one.line.recv(1 << 16)
            list(one.fed(data))
        except OSError:
            data = b""
        self.table = self.table or one.table
        if one.last and b"closed" not in one.last and self.host.lives():
            Tally.fault(f"the host said farewell to {name}: {one.last!r}")
        if not data:
            self.closings += name == WATCHER and b"keeps it" in (one.last or b"")
            self.cut(name)

    def cut(self, name):
        self.left[name] = self.here.pop(name)
        self.left[name].line.close()

    def hear_the_last(self):
        """What a dead host had sent was shown as well."""
        for name in list(self.here):
            self.here[name].line.setblocking(False)
            while name in self.here:
                self.hear(name)

    def is_complete(self):
        return all(name in self.here and self.here[name].seen for name in self.expected())

    def come_back(self):
        """To the next host; nobody presses a key."""
        self.rests = True
        self.play(10, until=self.is_complete)
        self.rests = False

    def lost(self, kept):
        """What the last host, whose journals were these, has not kept of what it showed, or this one of them."""
        left, self.left = self.left, {}
        return self.host.lacks(kept, left.values()) + self.host.has_lost(kept) + \
            self.host.lacks(self.host.kept(self.table), self.here.values())

    def goes_on(self):
        """Whether a move is made within 20 s."""
        before = self.host.moves(self.table)
        self.play(20, until=lambda: self.host.moves(self.table) > before or self.is_over())
        return self.host.moves(self.table) > before or self.is_over()

    def is_over(self):
        return any(one.says("SAME SEATS AGAIN") for one in self.here.values())

    def rise(self):
        for name in list(self.here):
            self.cut(name)
        self.table, self.count, self.left, self.is_closed = 0, self.count + 1, {}, False
