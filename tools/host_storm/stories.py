"""What happened at a table, in words: as its journals have it, and as a page shows it."""
import re
import subprocess

MOVE = "[1-9] (?!think )"  # of a player, as a line of a journal begins
TIME = "[1-9] think "  # which a decision has taken so far; it is taken back with the move


def words_of(text):
    """Without signs and `and`, which depend on how much a sentence tells."""
    return [word for word in re.sub(r"[.,;:]", " ", text.upper()).split() if word != "AND"]


def told(program, lines):
    """The words of a journal's story, and what is wrong with it."""
    shown = subprocess.run([program, "show", "-", "--story"], input="".join(lines), check=False,
                           capture_output=True, text=True)
    return words_of(re.sub(r"^\d+\. ", "", shown.stdout, flags=re.M)), shown.stderr


def sealed(lines):
    """Up to the last seal of a journal: what a next host has to have."""
    seals = [at for at, line in enumerate(lines) if re.fullmatch(r"# kept \d+ s [0-9a-f]{16}\n", line)]
    return lines[:seals[-1] + 1] if seals else []


def standing(lines):
    """The lines that counted before each take-back, and last those that count at the end, without seals."""
    counts = [[]]
    for line in lines:
        if line.startswith(".undo"):
            moves = [at for at, each in enumerate(counts[-1]) if re.match(MOVE, each)]
            end = moves[-int(line.split()[1])]
            while re.match(TIME, counts[-1][end - 1]):
                end -= 1
            counts.append(counts[-1][:end])
        elif not line.startswith("# kept"):
            counts[-1].append(line)
    return counts


def tells(story, page):
    """Whether the story has the words of the page one after the other.

    Whose deed it is, a page says with its first sentence and the story with each move.
    """
    name = r"(?:[A-Z]{3}\d+ )?"
    words = page[1:] if re.fullmatch(name, page[0] + " ") else page
    return re.search("".join(f" {name}{re.escape(word)}" for word in words) + "( |$)", " " + " ".join(story))
