#!/bin/sh
# Fails when a folder includes what its layer may not know. Run by ctest.
# usage: check_layers.sh SRC
cd "$1" || exit 2
bad=0

say() {  # say 'rule' 'lines that break it'
    [ -z "$2" ] && return
    echo "$1:"
    echo "$2"
    bad=1
}
may() {  # may LAYER 'allowed' FILES...: what #include "..." may name from there
    layer=$1 allowed=$2; shift 2
    say "$layer may include only $allowed" \
        "$(grep -nE '^ *# *include *"' /dev/null "$@" 2>/dev/null | grep -vE "# *include *\"($allowed)")"
}
pure() {  # pure FOLDER: no clock, no chance, no I/O, no terminal
    say "$1/ must stay pure" "$(grep -rnE \
        '^ *# *include *<(chrono|ctime|time\.h|random|c?stdio|iostream|fstream|filesystem|thread|unistd|n?curses|CLI|toml|sys/)' \
        "$1" 2>/dev/null)"
}
only() {  # only 'library' 'includes' FILES...: nobody but these files may include it
    what=$1; header=$2; shift 2
    found=$(grep -rnE "^ *# *include *[<\"]$header" .)
    for file; do found=$(printf '%s' "$found" | grep -v "^\./$file"); done
    say "$what belongs to $* alone" "$found"
}
files() { find "$1" -name '*.[ch]pp' 2>/dev/null | sort; }

screens=$(files tui | grep -v '^tui/app')
rules_seen_by_screens='rules/(game|board|cards|chronicle|ruleset|colour|legal|property|view)\.hpp'
dominoes_seen_by_screens='dominoes/(game|event|layout|mack|ruleset|tile|view)\.hpp'

# shellcheck disable=SC2046,SC2086  # file names here have no blanks
{
    may base 'base/' $(files base)
    may rules 'base/|rules/' $(files rules)
    may dominoes 'base/|dominoes/' $(files dominoes)
    may disk 'base/|disk/' $(files disk)
    may table 'base/|disk/|table/' $(files table)
    may sim 'base/|disk/|rules/|dominoes/|table/|sim/' $(files sim)
    may library 'base/|disk/|rules/|library/' $(files library)
    may games 'base/|disk/|rules/|dominoes/|table/|library/|games[a-z_]*\.hpp' $(find . -maxdepth 1 -name 'games*.?pp')
    may screens "base/|tui/|$rules_seen_by_screens|$dominoes_seen_by_screens" $screens
    say 'screens do not know the app' "$(grep -nE '^#include "tui/app' /dev/null $screens)"
}
pure base
pure rules
pure dominoes
only ncurses '(n?curses|term\.h)' 'tui/terminal/terminfo.cpp'
only CLI11 'CLI/' 'cli' 'main.cpp'
only toml++ 'toml\+\+' 'library/'
exit $bad
