#!/bin/sh
# Fails when a comment or a document names a file or folder of the project that does not exist.
# Run by ctest.
# usage: check_paths.sh PROJECT
# These words are paths:
#   TOP/...      from the root of the project, when TOP is one of its folders
#   ....hpp      a source, script or document, with as many of its folders as its name needs; so
#                are the other endings of `is_named`
#   [TEXT](...)  a link in a document, from the folder of the document
# NAME, <name> and * in a path fit any text. These are not files of the project, and not looked at:
# installed files (/..., ~/..., $..., %...), builds (build/...), and what a script of cmake
# generates (the OUTPUT of its usage).
cd "$1" || exit 2
LC_ALL=C
export LC_ALL
tops=$(find . -mindepth 1 -maxdepth 1 -type d ! -name 'build*' ! -name '.git' | sed 's,^\./,,')
all=$(mktemp) || exit 2
trap 'rm -f "$all"' EXIT
trap 'exit 2' HUP INT TERM
# shellcheck disable=SC2086
{
    find $tops
    ls -A
} | sort >"$all"
generated=$(sed -n 's/^# usage: cmake .*OUTPUT=\([^ ]*\).*/\1/p' cmake/*.cmake)
[ -n "$generated" ] || { echo "no script of cmake says in its usage what it generates"; exit 1; }

# shellcheck disable=SC2086  # names of folders have no blanks
texts() {
    find $tops ./*.md CMakeLists.txt -type f \( -name '*.hpp' -o -name '*.cpp' -o -name '*.md' \
        -o -name '*.sh' -o -name '*.cmake' -o -name '*.py' -o -name '*.[568]' -o -name '*.txt' \
        -path '*CMakeLists*' -o -path 'tools/*' \) | sed 's,^\./,,' | sort
}

# shellcheck disable=SC2016  # $ is awk's
texts | xargs awk -v all="$all" -v generated="$generated" -v tops="$tops" '
BEGIN {
    while ((getline path < all) > 0)
        for (exists[path]; sub("^[^/]*/", "", path);) ends[path]
    for (n = split(generated, names, "\n"); n > 0; --n) ends[names[n]]
    for (n = split(tops, names, "\n"); n > 0; --n) is_top[names[n]]
}
function is_named(path) { return path ~ /[A-Za-z0-9_>*]\.(hpp|cpp|md|sh|cmake|ti)$/ }
function folder() { return FILENAME ~ "/" ? substr(FILENAME, 1, match(FILENAME, "/[^/]*$")) : "" }
function fits_placeholder(path, whole,    known, like) {
    like = path
    gsub(/[.+]/, "[&]", like)
    if (!gsub(/<[a-z]+>|\*+|[A-Z][A-Z]+/, ".*", like)) return 0
    for (known in exists) if (known ~ "^" like "$") return 1
    if (!whole) for (known in ends) if (known ~ "^" like "$") return 1
    return 0
}
function wrong(path) { print FILENAME ":" FNR ": there is no " path; bad = 1 }
function look(path) {
    sub(/[.\/-]+$/, "", path)
    if (path ~ "^[/~$%]" || path ~ "^build/" || path ~ "^\\.\\.?/") return
    whole = path ~ "/" && (substr(path, 1, index(path, "/") - 1) in is_top)
    if (!whole && !is_named(path)) return
    if (path in exists || (path in ends && !whole) || fits_placeholder(path, whole)) return
    if (whole && (path in ends)) return
    wrong(path)
}
function follow(path) {
    sub(/#.*/, "", path)
    if (path == "" || path ~ "^[a-z]+:") return
    path = folder() path
    while (sub("[^/]+/\\.\\./", "", path));
    sub("/$", "", path)
    if (!(path in exists)) wrong(path)
}
{
    text = $0
    if (FILENAME ~ /\.[ch]pp$/) text = match(text, /(^|[^:])\/\//) ? substr(text, RSTART) : ""
    else if (FILENAME ~ /^tools|\.(sh|py|cmake|txt)$/)
        text = match(text, /(^| )# /) ? substr(text, RSTART) : ""
    if (FILENAME ~ /\.md$/)
        while (match(text, /\]\([^)]*\)/)) {
            path = substr(text, RSTART + 2, RLENGTH - 3)
            text = substr(text, 1, RSTART) " " substr(text, RSTART + RLENGTH)
            follow(path)
        }
    while (match(text, /[A-Za-z0-9_.\/<>*$~%@-]+/)) {
        path = substr(text, RSTART, RLENGTH)
        text = substr(text, RSTART + RLENGTH)
        look(path)
    }
}
END { exit bad }' || exit 1
