#!/bin/sh
# Fails when a folder of src includes what its layer may not know. Run by ctest.
# usage: check_layers.sh SRC
cd "$1" || exit 2
bad=0

say() {  # say 'rule' 'lines that break it'
    [ -z "$2" ] && return
    echo "$1:"
    echo "$2"
    bad=1
}
files() { find "$@" -name '*.[ch]pp' | sort; }
may() {  # may FOLDER 'allowed': what #include "..." may name from there, besides its own
    say "$1/ may include only $1/ and $2" \
        "$(files "$1" | xargs grep -nE '^ *# *include *"' /dev/null | grep -vE "# *include *\"($1/|$2)")"
}
not() {  # not FOLDER 'forbidden'
    say "$1/ may not include $2" "$(files "$1" | xargs grep -nE "^ *# *include *\"($2)" /dev/null)"
}
strangers() {  # strangers FOLDERS...: the games' own rooms in them know nothing of each other
    for folder; do
        not "$folder/property" '[a-z]+/(dominoes|moneyloopy)/|dominoes/'
        not "$folder/dominoes" '[a-z]+/(property|moneyloopy)/|rules/(property|moneyloopy)/'
        [ -d "$folder/moneyloopy" ] || continue
        not "$folder/moneyloopy" '[a-z]+/(property|dominoes)/|dominoes/'
    done
}
nameless() {  # nameless FOLDERS...: beside the games' own rooms no game is known there
    for folder; do
        say "$folder/ may know no game, only what it is handed" \
            "$(find "$folder" -maxdepth 1 -name '*.[ch]pp' | sort | xargs grep -nE \
            '^ *# *include *"([a-z]+/)?(property|dominoes|moneyloopy|domino_[a-z]*|property_[a-z]*)[/.]|rules/' /dev/null)"
    done
}
pure() {  # pure FOLDER: no clock, no chance, no I/O, no terminal
    say "$1/ must stay pure" "$(grep -rnE \
        '^ *# *include *<(chrono|ctime|time\.h|random|c?stdio|iostream|fstream|filesystem|thread|unistd|n?curses|CLI|toml|sys/)' \
        "$1")"
}
only() {  # only 'library' 'includes' PLACES...: nobody but these may include it
    what=$1; header=$2; shift 2
    found=$(grep -rnE "^ *# *include *[<\"]$header" .)
    for place; do found=$(printf '%s' "$found" | grep -v "^\./$place"); done
    say "$what belongs to $* alone" "$found"
}

say 'nothing but main.cpp lies beside the layers' "$(find . -maxdepth 1 -type f ! -name main.cpp)"

property_values='rules/board/|rules/property/(game|turn/cards|figures/chronicle|ruleset|options|legal|property|reverse_squares|review/(judgement|review|trade_gain)|view)\.hpp'
loopy_values='rules/moneyloopy/(action|game|legal|level|moneyloopy|options|ruleset|deal/term|view)\.hpp'
domino_values='dominoes/(game|event|layout|mack|mack/hidden|mack/values|options|ruleset|tile|view|words/(called|hand_end_words|tile_words|words)|review/(chronicle|judgement|review|review_words|sheet))\.hpp'

may base 'nothing else'
may rules/board 'base/'
may rules/property 'base/|rules/board/'
may rules/moneyloopy 'base/|rules/board/'
may dominoes 'base/'
may unicode 'base/'
may disk 'base/|unicode/'
may table 'base/|unicode/|disk/'
may sim 'base/|unicode/|disk/|rules/|dominoes/|table/'
may library 'base/|unicode/|disk/|rules/'
may sessions 'base/|unicode/|disk/|rules/|dominoes/|table/|library/'
may plain 'base/|unicode/|rules/|dominoes/|table/|sessions/'
may canvas 'base/|unicode/'
may wire 'base/|unicode/|canvas/'
may sockets 'base/|unicode/'
may host 'base/|unicode/|disk/|canvas/|wire/|sockets/'
may terminal 'base/|unicode/|canvas/'
may editing 'base/|unicode/|canvas/|terminal/'
may guest 'base/|unicode/|canvas/|wire/|sockets/|terminal/'
may tui "base/|unicode/|canvas/|$property_values|$loopy_values|$domino_values"
may tui/books 'base/|unicode/|canvas/|tui/[a-z_]+\.hpp'
may tui/board 'base/|unicode/|canvas/|rules/board/|tui/(books/)?[a-z_]+\.hpp'
may tui/setup 'base/|unicode/|canvas/|rules/board/|tui/board/|tui/(books/)?[a-z_]+\.hpp'
may tui/desk 'base/|unicode/|canvas/|rules/board/|tui/board/|tui/(books/)?[a-z_]+\.hpp'
not tui/launcher 'tui/(board|desk|setup|property|dominoes)/|rules/|dominoes/'
not tui/property 'tui/(launcher|dominoes|moneyloopy)/|rules/moneyloopy/|dominoes/'
not tui/moneyloopy 'tui/(launcher|property|dominoes)/|rules/property/|dominoes/'
not tui/dominoes 'tui/(launcher|board|setup|property|moneyloopy)/|rules/'
not app 'house/|shell/|cli/|sim/'
may house 'base/|unicode/|disk/|canvas/|wire/|host/(service|users)\.hpp|terminal/|table/|plain/|library/|rules/board/|tui/|app/'
may cli 'base/|unicode/|rules/(moneyloopy|property)/options\.hpp|dominoes/ruleset\.hpp'
not shell 'main'
strangers sessions plain app shell
nameless plain plain/setup app app/plain house house/scenes shell shell/fence shell/plain shell/series shell/sharing
pure base
pure rules
pure dominoes
pure plain
pure canvas
pure wire
pure unicode
only ncurses '(n?curses|term\.h)' 'terminal/terminfo/capability.cpp'
only CLI11 'CLI/' 'cli/'
only utf8proc 'utf8proc' 'unicode/'
only libedit 'histedit|editline' 'editing/'
only Asio 'asio[./]' 'host/'
only toml++ 'toml\+\+' 'library/'
only 'the list of the games' 'games/' 'games/' main.cpp
exit $bad
