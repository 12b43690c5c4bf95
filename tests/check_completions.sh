#!/bin/sh
# Asks a real shell what it completes, and fails when that is not what the program has. Run by ctest.
# usage: check_completions.sh bash|zsh|fish PROGRAM
# Without the shell the check is skipped (77); with PARLOR_SHELLS=required, as tools/test has it, it
# fails.
shell=$1 program=$2 project=$(cd "$(dirname "$0")/.." && pwd) bad=0
if ! command -v "$shell" >/dev/null; then
    echo "the completions were not checked: there is no $shell here"
    [ "${PARLOR_SHELLS:-}" = required ] && exit 1
    exit 77
fi
home=$(mktemp -d) || exit 2
trap 'rm -rf "$home"' EXIT
trap 'exit 2' HUP INT TERM
mkdir -p "$home/.local/state/parlor/saves" "$home/.local/state/parlor/games" \
    "$home/.local/share/parlor/boards" "$home/work"
: >"$home/.local/state/parlor/saves/evening.parlor"
: >"$home/.local/state/parlor/saves/my game.parlor"
: >"$home/.local/state/parlor/games/20261120-231752-01.parlor"
: >"$home/.local/share/parlor/boards/atlantis.toml"
: >"$home/work/script.parlor"
: >"$home/work/mine.toml"
: >"$home/work/mine.parlor-mode"
: >"$home/work/text.txt"

in_home() {
    (cd "$home/work" && env -i HOME="$home" TERM=dumb LC_ALL=C.UTF-8 PATH="$(dirname "$program"):$PATH" "$@")
}

# ask WORD...: what the shell offers for the last word, sorted.
ask() {
    case $shell in
        bash) in_home bash --norc "$project/tests/ask_bash.bash" "$project/completions/parlor.bash" "$@" ;;
        zsh) in_home zsh -f "$project/tests/ask_zsh.zsh" "$project/completions" "$*" ;;
        fish) in_home fish -N -c 'source $argv[1]; complete -C "$argv[2..]"' \
            "$project/completions/parlor.fish" "$@" | cut -f 1 ;;
    esac | sort -u | sed '/^$/d'
}

same() {  # same WHAT EXPECTED FOUND
    [ "$2" = "$3" ] && return
    bad=1
    printf '%s: %s should be\n%s\nbut is\n%s\n' "$shell" "$1" "$2" "$3"
}

# offers 'EXPECTED WORDS' WORD...
offers() {
    expected=$(printf '%s\n' "$1" | tr ' ' '\n' | LC_ALL=C.UTF-8 sort -u)
    shift
    same "$*" "$expected" "$(ask "$@")"
}

listed() { in_home parlor list "$1" | sort -u | tr '\n' ' ' | sed 's/ $//'; }

help_of() { "$program" ${1:+"$1"} --help; }
options_of() { help_of "$1" | sed -n 's/^  *\(-h,\)\{0,1\}\(--[a-z-]*\).*/\2/p'; }
commands=$(help_of '' | sed -n '/^Subcommands:/,/^$/s/^  \([a-z]*\) .*/\1/p' | tr '\n' ' ')

check_options() {
    offers "$(options_of '' | tr '\n' ' ' | sed 's/ $//')" parlor --
    for command in $commands; do
        options=$(options_of "$command")
        # What stands before a command may stand after these.
        case $command in
            property | moneyloopy | dominoes) options="$options --glyphs --colour --paper --plain" ;;
            open | join | watch) options="$options --glyphs --colour --paper --plain" ;;
            replay) options="$options --glyphs --colour --paper" ;;
            show) options="$options --glyphs" ;;
        esac
        offers "$(echo $options)" parlor "$command" --
    done
}

check_values() {
    offers 'auto unicode console ascii petscii' parlor --glyphs ''
    offers 'auto true 256 16 8 mono attributes' parlor --colour ''
    offers 'black terminal light' parlor --paper ''
    offers "$(listed boards)" parlor odds --board ''
    offers "$(listed modes)" parlor odds --mode ''
    offers "uk us" parlor sim --board u
    offers '7 9 11' parlor sim --hand ''
    offers '0 1 2' parlor ask --level ''
    offers 'mine.parlor-mode mine.toml script.parlor text.txt' parlor sim --merge ''
    offers 'mine.parlor-mode mine.toml script.parlor text.txt' parlor sim --merge a ''
    offers 'boards cards modes saves replays' parlor list ''
    offers 'mine.toml' parlor check ''
    offers 'mine.parlor-mode mine.toml script.parlor text.txt' parlor join --at ''
    offers 'classic city blitz reverse evening moneyloopy dominoes' parlor open ''
    offers "$(listed modes)" parlor export ''
    offers 'mine.parlor-mode' parlor import ''
}

# The house rules, with or without the `=` that follows.
check_rules() {
    rules=$(help_of sim | sed -n '/^Names of --set:/,/^$/s/^  \([a-z-]*\) .*/\1/p' | sort)
    same '--set' "$rules" "$(ask parlor sim --set '' | tr -d = | sort)"
}

check_games() {
    games=$(printf '%s\n' 20261120-231752-01 evening 'my game' script.parlor)
    for command in run ask record replay show story review cast; do
        found=$(ask parlor "$command" '')
        same "$command" "$games" "$found"
    done
    offers evening parlor replay ev
}

[ "$(listed boards | tr ' ' '\n' | grep -c '^atlantis$')" = 1 ] || { echo "no own board"; bad=1; }
check_games
check_values
check_rules
offers "${commands% }" parlor ''
check_options
exit $bad
