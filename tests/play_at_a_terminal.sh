#!/bin/sh
# Plays at a terminal of tmux: against three computers into the third round, with Enter alone, which
# does what is lit. Leaves, starts again, and continues. Run where the program is installed: by
# debian/tests, and by tools/package.
# usage: play_at_a_terminal.sh COMMAND...
# COMMAND starts a parlor whose home is empty, twice: env HOME="$empty" /usr/games/parlor
LC_ALL=C.UTF-8 TMUX_TMPDIR=$(mktemp -d) || exit 2
export LC_ALL TMUX_TMPDIR

terminal() { tmux -L play -f /dev/null "$@"; }
clean() { terminal kill-server 2>/dev/null; rm -rf "$TMUX_TMPDIR"; }
trap clean EXIT
trap 'exit 2' HUP INT TERM

start() {
    # Ctrl-C is the program's alone. It is the shell at the terminal that reads this.
    # shellcheck disable=SC2016
    terminal new-session -d -x 80 -y 25 sh -c 'trap : INT; "$@"; echo "ENDED $?"; exec sleep 600' sh "$@"
}
see() { terminal capture-pane -p 2>&1; }
sees() { see | grep -q -e "$1"; }
press() { terminal send-keys "$1"; sleep 0.4; }
purses() { see | sed -n '1,4s/^.\{2\}\(.\{16\}\).*/\1/p'; }

wrong() {
    echo "$1; the screen:"
    see
    exit 1
}
await() {
    tries=100
    until sees "$1"; do
        tries=$((tries - 1))
        [ $tries -gt 0 ] || wrong "there is no $1"
        sleep 0.2
    done
}
leave() {
    press C-c
    await 'THE GAME IS KEPT'
    press y
    await 'ENDED 0'
    terminal kill-server
}

start "$@" || exit 2
await 'PRESS ANY KEY'
press Space
await 'MAIN MENU'
press g
keys=0
until sees 'ROUND 3' && sees '>R - ROLL'; do
    [ $keys -lt 400 ] || wrong "the third round did not come"
    press Enter
    keys=$((keys + 1))
done
before=$(purses)
leave

start "$@"
await 'PRESS ANY KEY'
press Space
await 'MAIN MENU'
press c
await 'ROUND 3'
[ "$(purses)" = "$before" ] || wrong "the game goes on with other purses than: $before"
leave
echo "played two rounds with $keys keys, left, and continued:"
echo "$before"
