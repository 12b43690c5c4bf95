#!/bin/sh
# Installs into an empty folder, plays there, has the desktop files validated, and uninstalls. What is
# installed has to be as hard as what was built. Run by ctest.
# usage: check_install.sh BUILD [SOURCE_FOLDER]
# Without desktop-file-validate and appstreamcli these two checks are skipped (77); with
# PARLOR_DESKTOP=required, as tools/test has it, that fails.
build=$1 folder=${2-} project=$(cd "$(dirname "$0")/.." && pwd) id=arpa.home.parlor bad=0 skipped=0
root=$(mktemp -d) || exit 2
manifest=$build/install_manifest.txt
# What was installed from this build before can still be uninstalled afterwards.
[ -e "$manifest" ] && cp "$manifest" "$root/manifest.before"
put_back() {
    rm -f "$manifest"
    [ -e "$root/manifest.before" ] && cp "$root/manifest.before" "$manifest"
    rm -rf "$root"
}
trap put_back EXIT
trap 'exit 2' HUP INT TERM

wrong() { echo "$prefix: $1"; bad=1; }

# Nothing but the installed files: no variable, home or working folder may help.
parlor() { (cd "$root" && env -i HOME="$root/home" "$here/games/parlor" "$@"); }

check_files() {
    for file in games/parlor share/games/parlor/boards/uk.toml share/games/parlor/cards/city.toml \
        share/games/parlor/modes/blitz.toml share/man/man6/parlor.6 share/man/man5/parlor.5 \
        share/man/man5/parlor-data.5 share/man/man8/parlor-host.8 share/doc/parlor/LICENSE \
        share/bash-completion/completions/parlor share/fish/vendor_completions.d/parlor.fish "share/applications/$id.desktop" \
        "share/metainfo/$id.metainfo.xml" "share/icons/hicolor/scalable/apps/$id.svg" \
        "share/icons/hicolor/64x64/apps/$id.png" "share/icons/hicolor/128x128/apps/$id.png"; do
        [ -s "$here/$file" ] || wrong "$file was not installed"
    done
    [ -n "$(find "$here/share/zsh" -name _parlor)" ] || wrong "no completion for zsh was installed"
}

check_playing() {
    parlor run "$project/tests/games/reverse_to_the_end.parlor" >"$root/story" ||
        wrong "the installed program does not play a game with its installed data"
    # No other data than its own: without them it says where they should be.
    mv "$here/share/games/parlor" "$root/data"
    parlor run "$project/tests/games/reverse_to_the_end.parlor" >/dev/null 2>&1 &&
        wrong "the installed program plays without its installed data"
    mv "$root/data" "$here/share/games/parlor"
}

width_of() { od -A n -t u4 --endian=big -j 16 -N 4 "$1" | tr -d ' '; }

check_version() {
    version=$(parlor --version | sed -n '1s/^parlor //p')
    grep -q "release version=\"$version\"" "$here/share/metainfo/$id.metainfo.xml" ||
        wrong "the metainfo does not name $version"
    head -1 "$project/debian/changelog" | grep -qF "($version)" ||
        wrong "debian/changelog does not begin with $version"
    newest=$(sed -n 's/^## \([0-9][^ ]*\) .*/\1/p' "$project/CHANGELOG.md" | head -1)
    [ "$newest" = "$version" ] ||
        wrong "the newest release of CHANGELOG.md is '$newest', not $version"
}

check_desktop() {
    icons=$here/share/icons/hicolor
    for size in 64 128; do
        [ "$(width_of "$icons/${size}x$size/apps/$id.png")" = $size ] || wrong "no icon of $size"
    done
    for tool in desktop-file-validate appstreamcli; do
        command -v $tool >/dev/null || { echo "not validated: there is no $tool"; skipped=1; }
    done
    [ $skipped = 1 ] && return
    desktop-file-validate "$here/share/applications/$id.desktop" >"$root/words" 2>&1
    [ -s "$root/words" ] && wrong "$(cat "$root/words")"
    appstreamcli validate --pedantic --no-net --no-color "$here/share/metainfo/$id.metainfo.xml" \
        >"$root/words" 2>&1 || wrong "appstreamcli does not take the metainfo"
    grep '^[EWIP]:' "$root/words" && wrong "appstreamcli has something to say"
}

check_nothing_left() {
    left=$(find "$DESTDIR" ! -type d -o -path '*parlor*')
    [ -z "$left" ] || wrong "after uninstalling there is still: $left"
}

for prefix in /usr /usr/local; do
    export DESTDIR="$root$prefix.root"
    here=$DESTDIR$prefix
    cmake --install "$build" --prefix "$prefix" >"$root/words" || { cat "$root/words"; exit 1; }
    check_files
    "$project/tests/check_hardening.sh" "$here/games/parlor" "$folder" || bad=1
    check_playing
    check_version
    check_desktop
    cmake --build "$build" --target uninstall >"$root/words" || { cat "$root/words"; exit 1; }
    check_nothing_left
done
[ $bad = 0 ] || exit 1
[ $skipped = 0 ] && exit 0
[ "${PARLOR_DESKTOP:-}" = required ] && exit 1
exit 77
