"""What people at a table have to do with each other, while its host and guests die."""


class Company:
    """Does one thing after the other, whatever comes of it."""

    def __init__(self, party, chance):
        self.party, self.chance = party, chance
        self.said, self.done = 0, {}

    def act(self):
        if not self.party.players():
            return
        does = self.chance.choice([self.talk, self.talk, self.take_back, self.pause, self.close, self.vote])
        does()
        name = does.__name__.replace("_", " ")
        self.done[name] = self.done.get(name, 0) + 1

    def talk(self):
        for one in self.party.players():
            self.said += 1
            one.in_mind = f"'storm{self.said}\n\x1b&"

    def take_back(self):
        """Whoever may; the others are asked at once."""
        for one in self.party.players():
            one.in_turn = "z"

    def pause(self):
        """Where there are clocks and all agree."""
        self.chance.choice(self.party.players()).in_mind = "&p&"

    def vote(self):
        """On the end of the game; all are asked at once."""
        self.chance.choice(self.party.players()).in_turn = "eyy"
        for one in self.party.players():
            one.vote = self.chance.choice(["y", "y", "n", None])

    def close(self):
        """And keep it: when the opener comes again it is open."""
        opener = self.party.opener()
        if opener and opener.told:
            opener.in_mind, self.party.is_closed = "&ck", True

    def tell(self):
        done = ", ".join(f"{count} times {name}" for name, count in sorted(self.done.items()))
        print(f"  people wished: {done}; {self.said} lines to say")
