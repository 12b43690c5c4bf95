#!/usr/bin/env python3
"""A new board and mode, with prices and rents between a third and three times the usual.

Both are named random-SEED; `XDG_DATA_HOME=FOLDER parlor sim random-SEED` plays on them.
"""
import argparse
import pathlib
import random
import re

OURS = pathlib.Path(__file__).resolve().parent.parent / "data"
MONEY = re.compile(r"((?:price|house-cost|hotel-cost|tax) = )(\d+)")
RENTS = re.compile(r"rents = \[([^\]]*)\]")


def asked():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("seed", type=int)
    parser.add_argument("folder", help="where parlor/boards and parlor/modes are written")
    parser.add_argument("--board", default="uk")
    parser.add_argument("--mode", default="classic")
    return parser.parse_args()


def changed(sum_of_money):
    return max(1, round(int(sum_of_money) * 3 ** RANDOM.uniform(-1, 1)))


def square(row):
    """Rents still rise, and a mortgage is half the price, as on our boards."""
    row = MONEY.sub(lambda found: found[1] + str(changed(found[2])), row)
    if price := re.search(r"price = (\d+)", row):
        row = re.sub(r"mortgage = \d+", f"mortgage = {int(price[1]) // 2}", row)
    return RENTS.sub(lambda found: f"rents = {sorted(map(changed, found[1].split(',')))}", row)


def write(kind, text):
    folder = pathlib.Path(ASKED.folder) / "parlor" / kind
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{NAME}.toml").write_text(text)


ASKED = asked()
RANDOM = random.Random(ASKED.seed)
NAME = f"random-{ASKED.seed}"

board = (OURS / "boards" / f"{ASKED.board}.toml").read_text()
board = "".join(square(row) if "kind =" in row else row for row in board.splitlines(keepends=True))
write("boards", re.sub(r"(?m)^name = .*", f'name = "Random {ASKED.seed}"', board))

mode = (OURS / "modes" / f"{ASKED.mode}.toml").read_text()
mode = re.sub(r"(?m)^name = .*", f'name = "Random {ASKED.seed}"', mode)
mode = re.sub(r"(?m)^board = .*", f'board = "{NAME}"', mode)
write("modes", re.sub(r"(?m)^seats = .*", "seats = [2, 6]", mode))
