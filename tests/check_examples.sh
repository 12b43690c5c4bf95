#!/bin/sh
# Fails when an example of the program does not work as it is printed, in a home that is new. Run by
# ctest.
# usage: check_examples.sh PROGRAM
# These are examples:
#   the line after "Example:" of each --help
#   lines that begin with "$ " in README.md, docs and man, with the text up to END after <<'END'
#   `parlor ...` with an option, in the text of README.md and docs
# Those of one file are run in order, in one folder: what one writes, the next may read. A reader
# brings the other files: game.parlor, a game of the kind that the command takes, lean.toml, the
# mode of parlor-data(5), and rush.parlor-mode, an exported one; standard input is a game that begins.
# Some are run in another way, or not here:
#   CAPITALS, <...>, [...], … and $ are for the reader to fill in: not run
#   `parlor` alone, with options alone, with a game or `replay` is played: run at a terminal of
#     script(1), and left by Ctrl-C twice
#   programs that are not here (asciinema): not run, and named
#   a host and its guests need each other: not run, and named (tests/shell/sharing has them)
#   lines of docs/hosts.md without "$ ": recipes for a machine, followed by tools/storms
#   lines of cmake and of tools/ build the program: whoever runs this has followed them
# Each may take a minute.
program=$1 project=$(cd "$(dirname "$0")/.." && pwd) bad=0 ran=0 skipped=0
scratch=$(mktemp -d) || exit 2
trap 'rm -rf "$scratch"' EXIT
trap 'exit 2' HUP INT TERM
mkdir "$scratch/bin" "$scratch/examples"
ln -s "$(cd "$(dirname "$program")" && pwd)/$(basename "$program")" "$scratch/bin/parlor"

help_of() { "$program" ${1:+"$1"} --help; }
commands=$(help_of '' | sed -n '/^Subcommands:/,/^$/s/^  \([a-z]*\) .*/\1/p')

# The text of a document as it is read: of a page the lines without macros.
read_page() {
    case $1 in
        *.[568]) sed -e 's/^\.Dl //' -e 's/\\-/-/g' -e 's/\\(dq/"/g' -e 's/\\e/\\/g' -e 's/\\&//g' "$1" ;;
        *) sed 's/^    \$ /$ /' "$1" ;;
    esac
}

# examples_in NAME: the examples of standard input, each a file NAME.NNN.
examples_in() {
    awk -v name="$scratch/examples/$1" '
        function begin() { file = sprintf("%s.%03d", name, ++count) }
        is_text { sub(/^    /, ""); print >file; if ($0 == "END") is_text = 0; next }
        is_help { sub(/^ */, ""); begin(); print >file; is_help = 0; next }
        /^Example:$/ { is_help = 1; next }
        /^\$ / { begin(); print substr($0, 3) >file; if (/<<.END.$/) is_text = 1; next }
        { text = text " " $0 }
        END {
            while (match(text, /`parlor [^`]*`/)) {
                example = substr(text, RSTART + 1, RLENGTH - 2)
                text = substr(text, RSTART + RLENGTH)
                if (example ~ / --?[a-z]/) { begin(); print example >file }
            }
        }'
}

# The game that an example reads.
game_for() {
    case $1 in
        *' record '* | *' review '*) echo domino_against_mack ;;
        *' ask '*) echo own_board_carried ;;
        *) echo reverse_to_the_end ;;
    esac
}

bring_files() {  # bring_files EXAMPLE
    cp "$project/tests/games/$(game_for " $1 ").parlor" game.parlor
    printf 'name = "Lean"\nboard = "us"\ncards = "classic"\nseats = [2, 4]\nsalary = 100\n' >lean.toml
    { printf 'parlor mode 1\n== mode rush\n'; cat lean.toml; } >rush.parlor-mode
}

in_home() {
    env -i HOME="$home" XDG_CONFIG_HOME="$home/config" XDG_STATE_HOME="$home/state" \
        XDG_DATA_HOME="$home/data" PATH="$scratch/bin:$PATH" LC_ALL=C.UTF-8 TERM=xterm \
        SHELL=/bin/sh timeout 60 "$@"
}

is_played() {
    case " $(printf '%s' "$1" | sed -E 's/ --(glyphs|colour|paper|restricted)( [a-z0-9]+)?//g') " in
        *' --'*) false ;;
        ' parlor ' | ' parlor property ' | ' parlor moneyloopy ' | ' parlor dominoes ' | \
            ' parlor replay '*) true ;;
        *) false ;;
    esac
}

# At a terminal; 130 is what Ctrl-C twice leaves with.
play() {
    (sleep 1; printf '\003'; sleep 1; printf '\003'; sleep 1) |
        in_home script -qec "stty rows 25 cols 80; $1" /dev/null >"$scratch/said" 2>&1
    status=$?
    [ $status = 0 ] || [ $status = 130 ]
}

run() {
    printf 'parlor 1\ngame classic\nseat 1 person Ann\nseat 2 cpu:1 Bob\nbegin\n' |
        in_home sh -ec "$1" >"$scratch/said" 2>&1
    status=$?
    [ $status = 0 ]
}

is_missing() {
    first=${1%% *}
    PATH="$scratch/bin:$PATH" command -v "$first" >/dev/null && return 1
    echo "not tried, as there is no $first here: $1"
}

is_shared() {
    case " $1 " in
        *' parlor host '* | *' parlor tables '*) ;;
        *' parlor open '* | *' parlor join '* | *' parlor watch '*) ;;
        *' parlor --plain open '* | *' parlor --plain join '* | *' parlor --plain watch '*) ;;
        *) return 1 ;;
    esac
    echo "not tried, as it takes a host and a guest: $1"
}

try() {  # try 'EXAMPLE' 'where'
    first_line=$(printf '%s\n' "$1" | head -n 1 | sed "s/<<'END'//")
    case $first_line in
        *[A-Z][A-Z]* | *…* | *\<[a-z]* | *\[* | *\$*) skipped=$((skipped + 1)); return ;;
    esac
    is_missing "$first_line" && return
    is_shared "$first_line" && return
    bring_files "$1"
    ran=$((ran + 1))
    if is_played "$1"; then play "$1"; else run "$1"; fi && return
    bad=1
    echo "$2: ended with status $status: $1"
    tail -n 3 "$scratch/said"
}

help_of '' | examples_in help
for command in $commands; do help_of "$command" | examples_in "help-of-$command"; done
for page in $(cd "$project" && echo README.md docs/*.md docs/rules/*.md man/*.[568]); do
    (cd "$project" && read_page "$page") | examples_in "$(echo "$page" | tr / -)"
done

of=''
for example in "$scratch"/examples/*; do
    name=$(basename "$example") page=$(basename "${example%.*}")
    if [ "$page" != "$of" ]; then
        of=$page home=$scratch/homes/$page
        mkdir -p "$home/work"
        cd "$home/work" || exit 2
    fi
    try "$(cat "$example")" "$name"
done
echo "$ran examples were run; $skipped have words for the reader to fill in"
[ $ran -gt 20 ] || bad=1
exit $bad
