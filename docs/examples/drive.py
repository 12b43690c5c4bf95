"""Plays a whole game against a computer: python3 drive.py GAME [PARLOR]"""
import subprocess
import sys

game = sys.argv[1]  # classic, moneyloopy, dominoes
program = sys.argv[2] if len(sys.argv) > 2 else "parlor"
parlor = subprocess.Popen([program, "run", "--live"], text=True,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def send(line):
    """Returns the lines of the answer; the last one says who is asked, and what."""
    print(line, file=parlor.stdin, flush=True)
    answer = []
    for told in parlor.stdout:
        answer.append(told.rstrip())
        if told.startswith("asked "):
            return answer
    sys.exit(parlor.wait())  # the game could not begin


def moves():
    """The moves that are open to the player who is asked, with the lowest amounts."""
    for choice in send(".choices")[:-1]:
        if choice.split()[0] not in ("propose", "deal"):  # their forms lack the terms
            yield choice.split("..")[0]


for line in "parlor 1", f"game {game}", "seed 1", "seat 1 person Ann", "seat 2 cpu:1 Bob":
    print(line, file=parlor.stdin)
answer = send("begin")
while answer[-1] != "asked seat=- kind=none":
    print(*answer[:-1], sep="\n")
    answer = send(next(moves()))
print(*answer[:-1], sep="\n")
parlor.stdin.close()
sys.exit(parlor.wait())
