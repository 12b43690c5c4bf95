"""A host of shared tables in a storm: it and its guests die, at random moments and at single calls.

The guests play without a terminal (guest.py). It is the storm `host` of tools/storms, and needs strace.
"""
import argparse
import os
import random
import shutil
import sys
import tempfile
import time

sys.dont_write_bytecode = True
import guest
import troubles
from deaths import Storm
from host import Host, Tally


def asked():
    parser = argparse.ArgumentParser(prog="host_storm", description=__doc__.split("\n", 1)[0])
    parser.add_argument("program", nargs="?", default="build/release/parlor")
    parser.add_argument("--deaths", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=60, help="no more than that")
    parser.add_argument("--seed", type=int, default=time.time_ns() % 100_000)
    parser.add_argument("--keep", action="store_true", help="leave the tables and the log")
    parser.add_argument("--only", choices=["deaths", "troubles"])
    return parser.parse_args()


def main(asked):
    program, version = os.path.abspath(asked.program), guest.version_of(asked.program)
    base = tempfile.mkdtemp(prefix="parlor-host-storm-")
    try:
        if asked.only != "deaths":
            troubles.all_of(program, version, base)
        if asked.only != "troubles":
            print(f"  seed {asked.seed}")
            storm = Storm(Host(program, base), version, random.Random(asked.seed))
            try:
                storm.rage(asked.deaths, 60 * asked.minutes)
                storm.tell()
            finally:
                if storm.host.lives():
                    storm.host.kill()
    finally:
        if asked.keep:
            print(f"  {base} has the tables and the log")
        else:
            shutil.rmtree(base, ignore_errors=True)
    print(f"  {Tally.checks} checks of the host, {Tally.failed} failed")
    return 1 if Tally.failed else 0


sys.exit(main(asked()))
