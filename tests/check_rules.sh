#!/bin/sh
# Fails when a rule's number is cited that no rule has, when a rule has no test that names it, and
# when a ticket is cited that nobody can look up here. Run by ctest.
# usage: check_rules.sh PROJECT
# The rules are the items of docs/rules: a line begins with "- ", the number and a blank.
cd "$1" || exit 2
LC_ALL=C
export LC_ALL
number='[CDLMPTU]-[0-9]+\.[0-9]+'
bad=0

say() {  # say 'what is wrong' 'where'
    [ -z "$2" ] && return
    echo "$1:"
    echo "$2"
    bad=1
}
cited() { grep -rohE "\b$number\b" "$@" | sort -u; }
without() { printf '%s\n' "$1" | grep -vxF "$2"; }  # without 'these' 'those': lines of these only
where() {  # where NUMBERS...: the lines that cite them
    for one; do grep -rnE "\b$one\b" src tests docs ./*.md; done
}

rules=$(sed -nE "s/^- ($number) .*/\1/p" docs/rules/*.md | sort)
[ -n "$rules" ] || say 'no rules are to be found' 'docs/rules/*.md'
# shellcheck disable=SC2046  # numbers have no blanks
{
    say 'two rules have the same number' "$(printf '%s\n' "$rules" | uniq -d)"
    say 'cited, but no rule in docs/rules' "$(where $(without "$(cited src tests docs ./*.md)" "$rules"))"
    say 'rules of docs/rules that no file in tests/ names' "$(without "$rules" "$(cited tests)")"
}
say 'cite a rule or a document, not a ticket' "$(grep -rniE 'issues? #?[0-9]' \
    src tests docs tools bench fuzz data ./*.md ./CMake*)"
exit $bad
