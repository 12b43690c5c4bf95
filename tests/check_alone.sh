#!/bin/sh
# Fails when the program needs any other file: copied alone into an empty root it has to play. Run by
# ctest in the preset static, as root or as a user who may have namespaces.
# usage: check_alone.sh PROGRAM
program=$1 project=$(dirname "$0")/.. bad=0 most_bytes=6000000
root=$(mktemp -d) || exit 2
trap 'rm -rf "$root"' EXIT
cp "$program" "$root/parlor" && mkdir "$root/home"

wrong() { echo "$program: $1"; bad=1; }

enter="unshare -r -R $root"
[ "$(id -u)" = 0 ] && enter="chroot $root"
inside() { env -i HOME=/home PATH="$PATH" $enter /parlor "$@"; }

# at_terminal TERM LANG 'keys, as a script of sh' OPTIONS...
at_terminal() {
    term=$1 lang=$2 keys=$3
    shift 3
    (eval "$keys") | TERM=$term LC_ALL='' LANG=$lang HOME=/home SHELL=/bin/sh \
        timeout 60 script -qec "stty rows 25 cols 80; exec $enter /parlor $*" /dev/null 2>&1
}

[ "$(wc -c <"$program")" -le $most_bytes ] || wrong "has more than $most_bytes bytes"
readelf -dW "$program" | grep NEEDED && wrong 'needs libraries'

for shelf in boards cards modes; do
    ours=$(cd "$project/data/$shelf" && ls | sed 's/\.toml$//' | LC_ALL=C sort)
    [ "$(inside list $shelf)" = "$ours" ] || wrong "has other $shelf than ours"
done
for game in domino_against_mack reverse_to_the_end moneyloopy_computers; do
    inside run - <"$project/tests/games/$game.parlor" >/dev/null || wrong "does not play $game"
done

look="sleep 1; printf ' '; sleep 1; printf q"  # the title, the launcher, and away
for term in xterm-256color xterm linux vt100 screen-256color tmux-256color rxvt; do
    at_terminal $term C.UTF-8 "$look" >"$root/seen"
    grep -q 'DOMINOES' "$root/seen" || wrong "shows nothing on $term"
done
at_terminal xterm fi_FI.UTF-8 "$look" >"$root/seen"
grep -q '▄' "$root/seen" || wrong 'does not heed the word UTF-8'
at_terminal xterm fi_FI "$look" >"$root/seen"
grep -q '▄' "$root/seen" && wrong 'takes every locale for UTF-8'

# A game is sat down to, and kept behind the fence of restricted mode.
at_terminal xterm C.UTF-8 \
    "sleep 1; printf ' ppccs'; sleep 1; printf 'rr b'; sleep 1; printf r; sleep 1; printf '\\003'; sleep 1; printf y; sleep 1" \
    --restricted /home/own >"$root/seen"
grep -q 'GAME IS KEPT' "$root/seen" || wrong 'does not keep a game'
grep -q '^[12] roll' "$root"/home/own/parlor/games/*.parlor || wrong 'has no journal of the game'
exit $bad
