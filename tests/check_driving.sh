#!/bin/sh
# Fails unless the example of a program that plays (docs/examples/drive.py) plays a whole game of
# each kind. Run by ctest.
# usage: check_driving.sh PROGRAM
# Without Python the check is skipped (77); with PARLOR_PYTHON=required, as tools/test has it, it
# fails.
program=$1 example=$(dirname "$0")/../docs/examples/drive.py bad=0
if ! command -v python3 >/dev/null; then
    echo "the example in Python was not tried: there is no python3 here"
    [ "${PARLOR_PYTHON:-}" = required ] && exit 1
    exit 77
fi
scratch=$(mktemp -d) || exit 2
trap 'rm -rf "$scratch"' EXIT
trap 'exit 2' HUP INT TERM

fail() {
    bad=1
    echo "$1"
    tail -n 3 "$scratch/answers" "$scratch/complaints"
}

for game in classic moneyloopy dominoes; do
    python3 "$example" "$game" "$program" >"$scratch/answers" 2>"$scratch/complaints" ||
        fail "$game ended with status $?"
    [ -s "$scratch/complaints" ] && fail "$game had complaints"
    head -n 1 "$scratch/answers" | grep -Eq '^(began|drew-for-down .*)$' ||
        fail "$game did not begin"
    tail -n 1 "$scratch/answers" | grep -q '^over winner=' || fail "$game did not end"
done
python3 "$example" chess "$program" >"$scratch/answers" 2>"$scratch/complaints"
[ $? -eq 2 ] && grep -q chess "$scratch/complaints" || fail "a game that there is not was played"
exit $bad
