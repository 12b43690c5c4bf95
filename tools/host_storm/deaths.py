"""A table whose host and guests die, over and over: nothing that was shown is lost, and nobody waits."""
import select
import time

import guest
from bad_guests import Bad
from company import Company
from host import Tally
from players import Player, Probe, has

PLAYERS, WATCHER = ["ann", "bob", "cid"], "dee"
PATIENCE = 2.0  # seconds that anybody may wait for a picture
ROUNDS_OF_TABLE = 20
MODES = ["CLASSIC", "BLITZ"]  # of one table after the other
# The calls at which a host dies, and after how many of them at most: rare ones open, keep and end a
# table, the others are made for each key.
CALLS = {"openat": 90, "pwrite64": 40, "write": 12, "fdatasync": 30, "fsync": 12, "rename": 8, "ftruncate": 4,
         "mkdir": 2, "unlink": 2, "flock": 6, "sendto": 150, "recvfrom": 150, "accept": 6, "epoll_wait": 150,
         "futex": 40}


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
            self.left[name] = one
            self.cut(name)

    def cut(self, name):
        self.here.pop(name).line.close()

    def hear_the_last(self):
        """What a dead host had sent was shown as well."""
        for name in list(self.here):
            self.here[name].line.setblocking(False)
            while name in self.here:
                self.hear(name)

    def is_complete(self):
        return all(name in self.here and self.here[name].seen for name in self.expected())

    def goes_on(self):
        """Whether a move is made within 20 s."""
        before = self.host.moves(self.table)
        self.play(20, until=lambda: self.host.moves(self.table) > before or self.is_over())
        return self.host.moves(self.table) > before or self.is_over()

    def is_over(self):
        return any(one.says("GAME OVER") for one in self.here.values())

    def rise(self):
        for name in list(self.here):
            self.cut(name)
        self.table, self.count, self.left, self.is_closed = 0, self.count + 1, {}, False


class Storm:
    def __init__(self, host, version, chance):
        self.host, self.version, self.chance = host, version, chance
        self.party, self.probe = Party(host, version), Probe(host, version)
        self.company = Company(self.party, chance)
        self.deaths, self.moves, self.compared, self.heard, self.pauses = {}, 0, 0, 0, 0
        self.longest_start = self.longest_return = 0.0

    def rage(self, deaths, seconds):
        end = time.monotonic() + seconds
        self.host.start()
        self.probe.start()
        rounds = 0
        while sum(self.deaths.values()) < deaths and time.monotonic() < end:
            self.company.act()
            self.guests_die()
            self.chance.choice([self.host_dies, self.host_dies_at_a_call])()
            if not self.next_host():
                return
            rounds += 1
            if rounds % ROUNDS_OF_TABLE == 0:
                self.end_of_table()
        self.end_of_table()
        self.probe.is_over = True
        self.host.end()

    def count(self, who):
        self.deaths[who] = self.deaths.get(who, 0) + 1

    def host_dies(self):
        self.party.play(self.chance.uniform(0, 1.2))
        self.host.kill()
        self.count("host, at a random moment")

    def host_dies_at_a_call(self):
        call = self.chance.choice(list(CALLS))
        when = round(CALLS[call] ** self.chance.random())  # rather an early one
        self.host.end()
        self.party.hear_the_last()
        self.host.start(["strace", "-f", "-o", "/dev/null", "-e", f"trace={call}",
                         "-e", f"inject={call}:signal=SIGKILL:when={when}"])
        self.party.play(6, until=lambda: not self.host.lives())
        self.count("host, at a random moment" if self.host.lives() else f"host, at {call}")
        self.host.kill()

    def guests_die(self):
        self.party.play(0.05)
        bad = [Bad(self.host, self.version, self.party.table, self.chance)
               for _ in range(self.chance.randint(0, 2))]
        self.party.bad = bad
        self.player_is_cut()
        self.party.play(self.chance.uniform(0.2, 1.5))
        self.party.bad = []
        for one in bad:
            one.die()
            self.count(f"guest that {one.name}")
        if not self.host.lives():
            Tally.fault(f"the host ended with {self.host.process.poll()} among {[one.name for one in bad]}")

    def player_is_cut(self):
        name = self.chance.choice(PLAYERS)
        if name not in self.party.here:
            return
        message = guest.frame(guest.KEYS, bytes(7))
        try:
            self.party.here[name].line.sendall(message[:self.chance.randrange(len(message))])
        except OSError:
            pass
        self.party.cut(name)
        self.count("player in the middle of a message")

    def next_host(self):
        """Whether it opens the table again, with all that was shown and everybody at it."""
        self.party.hear_the_last()
        self.longest_start = max(self.longest_start, self.host.start())
        if not self.host.lives():
            Tally.fault(f"no host could start again: {self.host.last_line()}")
            return False
        shown, self.party.left = self.party.left, {}
        if self.party.table:
            self.compare(shown)
        begin, table = time.monotonic(), self.party.table
        self.party.play(10, until=self.party.is_complete)
        self.longest_return = max(self.longest_return, time.monotonic() - begin)
        for name in self.party.expected():
            one = self.party.here.get(name)
            if not one or not one.seen:
                Tally.fault(f"{name} did not come back to table {table} within 10 s")
            elif table and one.table != table:
                Tally.fault(f"{name} came to table {one.table}, and not back to {table}")
        if table and self.host.journals(table) and not self.party.goes_on():
            Tally.fault(f"table {table} does not go on after {self.host.moves(table)} moves")
        return True

    def compare(self, shown):
        table = self.party.table
        for name, one in shown.items():
            lost = {each.upper() for each in one.sitting} - self.host.people(table)
            if lost:
                Tally.fault(f"table {table}: {name} saw {lost} sit there, and they do not")
            self.heard, self.pauses = self.heard + len(one.heard), self.pauses + one.has_paused
            unkept = one.heard - self.host.said(table)
            if unkept:
                Tally.fault(f"table {table}: {name} read {unkept}, which the journal does not have")
        told = {name: one.told for name, one in shown.items() if one.told}
        if not told:
            return
        if not self.host.journals(table):
            Tally.fault(f"table {table}: a game was shown, and there is no journal")
            return
        story, wrong = self.host.story(table)
        if wrong:
            Tally.fault(f"table {table}: {wrong}")
        for name, words in told.items():
            self.compared += 1
            if not has(story, words):
                Tally.fault(f"table {table}: {name} was shown\n    {' '.join(words)}\n    and the journal has\n"
                            f"    {' '.join(story[-len(words) - 40:])}")

    def end_of_table(self):
        if self.party.table and self.host.journals(self.party.table):
            self.moves += self.host.moves(self.party.table)
        self.party.rise()

    def tell(self):
        for who, count in sorted(self.deaths.items()):
            print(f"  {count:5} {who}")
        self.company.tell()
        print(f"  {self.heard} lines of talk heard, {self.pauses} screens of a pause, {self.party.closings} tables closed")
        print(f"  {self.moves} moves at {self.party.count} tables; {self.compared} pages compared with the journals;\n"
              f"  a host started within {1000 * self.longest_start:.0f} ms, and all were back within "
              f"{1000 * self.longest_return:.0f} ms;\n  {self.probe.answers} answers timed, the slowest "
              f"{1000 * self.probe.longest:.0f} ms")
        Tally.check(f"{sum(self.deaths.values())} deaths, and nothing that was shown is lost", Tally.failed == 0)
        Tally.check(f"nobody else waited {PATIENCE:.0f} s", 0 < self.probe.longest < PATIENCE)
