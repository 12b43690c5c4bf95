#!/bin/sh
# Types at a real shell, lets it complete names with each sign that a name may hold, and fails when
# the program does not get exactly the name. Run by ctest.
# usage: check_completed_names.sh bash|zsh|fish PROGRAM
# Without the shell, or script(1) for its terminal, the check is skipped (77); with
# PARLOR_SHELLS=required, as tools/test has it, it fails.
shell=$1 program=$2 project=$(cd "$(dirname "$0")/.." && pwd)
for needed in "$shell" script; do
    command -v "$needed" >/dev/null && continue
    echo "the names were not completed: there is no $needed here"
    [ "${PARLOR_SHELLS:-}" = required ] && exit 1
    exit 77
done
home=$(mktemp -d) || exit 2
trap 'rm -rf "$home"' EXIT
trap 'exit 2' HUP INT TERM
mkdir -p "$home/bin" "$home/.local/share/parlor/modes" "$home/.local/share/parlor/boards"

# In place of the program: lists what the program lists, and notes the words of every other command.
cat >"$home/bin/parlor" <<END
#!/bin/sh
[ "\$1" = list ] && exec "$program" "\$@"
{ for word; do printf '<%s>' "\${word%/}"; done; echo; } >>"$home/got"
END
chmod +x "$home/bin/parlor"

case $shell in
    bash) begin="bash --norc --noprofile -i"; load=". $project/completions/parlor.bash" ;;
    zsh) begin="zsh -f -i"
        load="fpath=($project/completions \$fpath); autoload -U compinit; compinit -D -u" ;;
    fish) begin="fish -N -i"; load="source $project/completions/parlor.fish" ;;
esac
keys=$home/keys expected=$home/expected tab=$(printf '\t')
press() { printf '%s\r' "$1" >>"$keys"; }
gets() { printf '%s\n' "$2" >>"$expected"; press "parlor $1"; }  # gets LINE WORDS
press "$load"

# files FOLDER NAME...: empty files in a folder of their own.
files() {
    mkdir -p "$home/$1"
    folder=$1
    shift
    for file; do : >"$home/$folder/$file"; done
}

# All kinds of names that have this sign: in front, where that can be, and within.
check_sign() {  # check_sign NUMBER SIGN
    name="$2x$2y" opened=''
    case $2 in
        .) name=x.y ;;
        -) opened='-- ' ;;  # else it would be an option
    esac
    files "$1/saved/parlor/saves" "$name.parlor"
    files "$1/played/parlor/games" "$name.parlor"
    files "$1/alike/parlor/saves" "p$2one.parlor" "p$2two.parlor"
    files "$1/here" "$name.parlor" "$name.toml" "$name.parlor-mode"
    files "$1/one" "$name"
    mkdir -p "$home/$1/folders/$name" "$home/$1/none"
    shown=${opened:+<-->}
    press "cd ~/$1/none"
    for shelf in saved played; do
        press "export XDG_STATE_HOME=$home/$1/$shelf"
        gets "show $opened$tab" "<show>$shown<$name>"
    done
    press "export XDG_STATE_HOME=$home/$1/alike"
    [ "$shell$2" = 'fish*' ] || gets "show p${tab}o$tab" "<show><p$2one>"  # fish stops at a \*
    press "export XDG_STATE_HOME=$home/$1/none"
    press "cd ~/$1/here"
    gets "story $opened$tab" "<story>$shown<$name.parlor>"
    gets "check $opened$tab" "<check>$shown<$name.toml>"
    gets "import $opened$tab" "<import>$shown<$name.parlor-mode>"
    press "cd ~/$1/one"
    gets "sim --csv=$tab" "<sim><--csv=$name>"
    press "cd ~/$1/folders"
    gets "--save-to=$tab" "<--save-to=$name>"
}

number=0
for sign in ' ' '!' '"' '#' '$' '%' '&' "'" '(' ')' '*' '+' ',' - . : ';' '<' '=' '>' '?' '@' '[' \
    '\' ']' '^' _ '`' '{' '|' '}' '~'; do
    check_sign $((number += 1)) "$sign"
done
files deeds/parlor/saves 's`tty`.parlor' 'd$HOME.parlor' 'x$(tty).parlor' 'l;exit.parlor'
press "export XDG_STATE_HOME=$home/deeds"
gets "show s$tab" '<show><s`tty`>'
gets "show d$tab" '<show><d$HOME>'
gets "show x$tab" '<show><x$(tty)>'
gets "show l$tab" '<show><l;exit>'
gets "show \"s$tab" '<show><s`tty`>'
gets "show 's$tab" '<show><s`tty`>'
: >"$home/.local/share/parlor/modes/-mine.toml"
: >"$home/.local/share/parlor/boards/-mine.toml"
gets "odds --mode=-m$tab" '<odds><--mode=-mine>'
gets "sim --board=-m$tab" '<sim><--board=-mine>'
gets "export -- -m$tab" '<export><--><-mine>'
press exit

env -i HOME="$home" TERM=dumb LC_ALL=C.UTF-8 PATH="$home/bin:$PATH" \
    timeout -k 1 600 script -qec "$begin" /dev/null <"$keys" >"$home/screen"
diff "$expected" "$home/got" && exit 0
echo "$shell: the program should get the lines with <, and gets those with >"
exit 1
