"""What befalls a host once: no room on the disk, a folder or socket that is gone, a second host, hosts of
another version and ones that are none; and a guest's own program whose host dies."""
import os
import socket
import subprocess
import threading
import time

import guest
from bad_guests import WAY_TO_TABLE, OwnProgram
from host import Host, Tally
from party import Party

check = Tally.check


def all_of(program, version, base):
    for trouble in (full_disk, folder_is_gone, socket_is_gone, two_hosts, two_at_once, strange_hosts, guest_comes_back):
        print(f"  {trouble.__name__.replace('_', ' ')}")
        folder = f"{base}/{trouble.__name__}"
        os.makedirs(folder)
        host = Host(program, folder)
        try:
            trouble(host, version)
        finally:
            if host.lives():
                host.kill()


def seated(host, version, moves=12):
    """Three players and a watcher in the middle of a game."""
    host.start()
    party = Party(host, version)
    party.play(30, until=lambda: party.table and host.journals(party.table) and host.moves(party.table) >= moves)
    return party


def check_kept(words, host, guests, table):
    wrong = host.lacks(host.kept(table), guests.values())
    check(words + wrong, not wrong)


def full_disk(host, version):
    os.makedirs(host.folder)
    if os.getuid() != 0 or "STORMS_ALONE" not in os.environ or \
            subprocess.run(["mount", "-t", "tmpfs", "-o", "size=256k", "none", host.folder], check=False).returncode:
        print("  skipped: no small disk can be mounted here; tools/storms can, as root")
        return
    try:
        on_full_disk(host, seated(host, version), f"{host.folder}/other")
    finally:
        host.kill()
        subprocess.run(["umount", host.folder], check=True)


def fill(path):
    with open(path, "wb", buffering=0) as file:
        try:
            while file.write(bytes(1024)):
                pass
        except OSError:
            pass


def stand_still(host, party):
    def all_are_warned():
        return all(name in party.here and party.here[name].is_warned for name in party.expected())

    for one in party.here.values():
        one.is_warned = False
    complaints = host.complaints()
    party.play(150, until=lambda: host.complaints() > complaints)
    check(f"the disk is full after {host.moves(party.table)} moves", host.complaints() > complaints)
    party.play(5, until=all_are_warned)
    check("all at the table read that there is no room", all_are_warned())
    before = host.moves(party.table)
    party.play(3)
    check("no move is made meanwhile", host.moves(party.table) == before)
    check_kept("nothing is shown that is not on disk", host, party.here, party.table)


def on_full_disk(host, party, other):
    fill(other)
    stand_still(host, party)
    before, party.rests = host.moves(party.table), True
    os.remove(other)
    party.play(11, until=lambda: host.moves(party.table) > before)
    check("with room again the game goes on by itself within eleven seconds", host.moves(party.table) > before)
    party.rests = False
    check("and further", party.goes_on())
    fill(other)
    stand_still(host, party)
    os.remove(other)
    check("with room again it goes on at the next key", party.goes_on())
    host.kill()
    party.hear_the_last()
    check_kept("and all of it is kept", host, party.left, party.table)


def ended(host):
    """Its exit status, if it ends by itself."""
    try:
        return host.process.wait(5)
    except subprocess.TimeoutExpired:
        return None


def comes_again(host, party, words):
    party.hear_the_last()
    kept = host.kept(party.table)
    host.start()
    party.come_back()
    wrong = party.lost(kept)
    check(f"{words} the next host has all that was shown{wrong}", not wrong)
    check("and the game goes on", party.goes_on())


def folder_is_gone(host, version):
    party = seated(host, version)
    os.rename(host.folder, host.folder + "-elsewhere")
    check("the host ends with 1", ended(host) == 1)
    check("and says why", "the host's folder is gone" in host.last_line())
    os.rename(host.folder + "-elsewhere", host.folder)
    comes_again(host, party, "with the folder back")


def socket_is_gone(host, version):
    for what, harm in {"removed": os.remove,
                       "renamed": lambda path: os.rename(path, path + "-elsewhere"),
                       "replaced": replace}.items():
        party = seated(host, version)
        harm(host.path)
        check(f"{what}: the host ends with 1", ended(host) == 1)
        check("and says why", "removed or replaced" in host.last_line())
        if what == "replaced":
            os.remove(host.path)
        comes_again(host, party, "at once")
        host.end()


def replace(path):
    os.remove(path)
    with open(path, "w"):
        pass


def refused(host, folder):
    words = [*host.command()[:-3], folder, *host.command()[-2:]]
    told = subprocess.run(words, check=False, capture_output=True, text=True, timeout=20)
    return told.returncode == 1 and told.stderr.count("\n") == 1, told.stderr.strip()


def two_hosts(host, version):
    party = seated(host, version)
    is_refused, line = refused(host, host.folder + "-other")
    check(f"a second one on the socket ends with 1: {line}", is_refused)
    is_refused, line = refused(host, host.folder)
    check(f"and in the folder: {line}", is_refused)
    check("the first one serves on", host.lives() and party.goes_on())


def two_at_once(host, version):
    for _ in range(10):
        both = [subprocess.Popen(host.command(), stderr=subprocess.DEVNULL) for _ in range(2)]
        time.sleep(0.5)
        alive = [one for one in both if one.poll() is None]
        if len(alive) != 1 or not host.answers():
            check(f"of two that start at once one wins, and {len(alive)} did", False)
        for one in alive:
            one.kill()
        for one in both:
            one.wait()
    check("of two that start at once one wins, ten times", True)


def tables(host):
    begin = time.monotonic()
    told = subprocess.run([host.program, "tables", "--at", host.path], check=False, capture_output=True, text=True,
                          timeout=30)
    return told.returncode, told.stderr.strip(), time.monotonic() - begin


def strange_hosts(host, version):
    stranger = b"parlor\x63" + guest.text("9.9.9")
    answers = {"of another version": guest.frame(guest.WELCOME, stranger),
               "of another version that refuses":
                   guest.frame(guest.REFUSED, stranger + b"\x01" + guest.text("come again")),
               "that talks nonsense": os.urandom(3000), "that says nothing": b"", "that hangs up": None}
    for how, answer in answers.items():
        with socket.socket(socket.AF_UNIX) as door:
            door.bind(host.path)
            door.listen()
            threading.Thread(target=answer_one, args=(door, answer), daemon=True).start()
            status, line, took = tables(host)
        os.remove(host.path)
        check(f"a host {how}, after {took:.1f} s: {line}", status == 1 and line.count("\n") == 0 and took < 7)


def answer_one(door, answer):
    line, _ = door.accept()
    with line:
        if answer is None:
            return
        line.sendall(answer)
        line.settimeout(10)
        try:
            while line.recv(1 << 16):
                pass
        except OSError:
            pass


def guest_comes_back(host, version):
    party = seated(host, version)
    eva = OwnProgram(host, "eva")
    for key in WAY_TO_TABLE:
        eva.read(1)
        eva.press(key)
    check("a guest's own program watches", f"TABLE {party.table}: " in eva.read(2))
    host.kill()
    party.hear_the_last()
    check("its line is cut, and it says so", "THE HOST IS AWAY" in eva.read(2))
    host.start()
    check("it comes back to the next host, and its table", f"TABLE {party.table}: " in eva.read(3))
    party.play(5, until=party.is_complete)
    check("where the game goes on", party.goes_on() and eva.read(1))
    eva.close()
