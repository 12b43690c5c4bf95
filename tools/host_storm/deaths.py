"""A table whose host and guests die, over and over: nothing that was shown is lost, and nobody waits."""
import time

import guest
from bad_guests import Bad
from company import Company
from host import Tally
from party import PLAYERS, Party
from players import Probe
from stories import MOVE

PATIENCE = 2.0  # seconds that anybody may wait for a picture
ROUNDS_OF_TABLE = 20
PLAYED = {"moves": MOVE, "take-backs": r"\.undo ", "votes on the end": "[1-9] end-game"}  # of a journal's lines
# The calls at which a host dies, and after how many of them at most: rare ones open, keep and end a
# table, the others are made for each key.
CALLS = {"openat": 90, "pwrite64": 40, "write": 12, "fdatasync": 30, "fsync": 12, "rename": 8, "ftruncate": 4,
         "mkdir": 2, "unlink": 2, "flock": 6, "sendto": 150, "recvfrom": 150, "accept": 6, "epoll_wait": 150,
         "futex": 40}


class Storm:
    def __init__(self, host, version, chance):
        self.host, self.version, self.chance = host, version, chance
        self.party, self.probe = Party(host, version), Probe(host, version)
        self.company = Company(self.party, chance)
        self.deaths, self.played = {}, dict.fromkeys(PLAYED, 0)
        self.compared = self.heard = self.pauses = self.early = self.copies = 0
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
        kept, shown = self.host.kept(self.party.table), self.party.left
        self.longest_start = max(self.longest_start, self.host.start())
        if not self.host.lives():
            Tally.fault(f"no host could start again: {self.host.last_line()}")
            return False
        begin, table = time.monotonic(), self.party.table
        self.party.come_back()
        self.longest_return = max(self.longest_return, time.monotonic() - begin)
        for name in self.party.expected():
            one = self.party.here.get(name)
            if not one or not one.seen:
                Tally.fault(f"{name} did not come back to table {table} within 10 s")
            elif table and one.table != table:
                Tally.fault(f"{name} came to table {one.table}, and not back to {table}")
        if table:
            self.compare(kept, shown)
        if table and self.host.journals(table) and not self.party.goes_on():
            Tally.fault(f"table {table} does not go on after {self.host.moves(table)} moves")
        return True

    def compare(self, kept, shown):
        """What those at the last host were shown, with what it has kept and this one has."""
        table = self.party.table
        if wrong := self.party.lost(kept):
            Tally.fault(f"table {table}: {wrong}")
        self.compared += sum(1 for one in shown.values() if one.told)
        for name, one in shown.items():
            lost = {each.upper() for each in one.sitting} - self.host.people(table)
            if lost:
                Tally.fault(f"table {table}: {name} saw {lost} sit there, and they do not")
            self.heard += len(one.heard)
            self.pauses += one.has_paused
            self.early += one.was_early
            unkept = one.heard - self.host.said(table)
            if unkept:
                Tally.fault(f"table {table}: {name} read {unkept}, which the journal does not have")
        self.check_copies(shown)

    def check_copies(self, guests):
        for name, one in guests.items():
            for game, copy in one.copies:
                self.copies += 1
                if not self.host.has_copied(self.party.table, game, copy):
                    Tally.fault(f"table {self.party.table}: {name} has a wrong copy of {game}")

    def end_of_table(self):
        if self.party.table and self.host.journals(self.party.table):
            for what, pattern in PLAYED.items():
                self.played[what] += self.host.count(self.party.table, pattern)
            self.check_copies(self.party.here)
        self.party.rise()

    def tell(self):
        for who, count in sorted(self.deaths.items()):
            print(f"  {count:5} {who}")
        self.company.tell()
        print(f"  {self.heard} lines of talk heard, {self.pauses} screens of a pause, {self.early} of an early "
              f"answer,\n  {self.party.closings} tables closed, {self.copies} copies of finished games\n"
              f"  {', '.join(f'{count} {what}' for what, count in self.played.items())} at {self.party.count} tables; "
              f"{self.compared} pages compared with the journals;\n"
              f"  a host started within {1000 * self.longest_start:.0f} ms, and all were back within "
              f"{1000 * self.longest_return:.0f} ms;\n  {self.probe.answers} answers timed, the slowest "
              f"{1000 * self.probe.longest:.0f} ms")
        Tally.check(f"{sum(self.deaths.values())} deaths, and nothing that was shown is lost", Tally.failed == 0)
        Tally.check(f"nobody else waited {PATIENCE:.0f} s", 0 < self.probe.longest < PATIENCE)
