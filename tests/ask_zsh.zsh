# Prints what zsh completes a command line with, a completion a line.
# usage: zsh -f ask_zsh.zsh COMPLETIONS_FOLDER LINE
# zsh completes only while somebody types: here that is this script, in a terminal of its own.
zmodload zsh/zpty
zpty typist zsh -f -i
reader() {  # up to a mark
    local text= part
    while zpty -r typist part; do
        text+=$part
        [[ $text == *$1* ]] && break
    done
    print -r -- $text
}
zpty -w typist "PS1=; stty -echo; fpath=(${(q)1} \$fpath); autoload -U compinit; compinit -D -u"
# compadd tells the words before it shows them.
zpty -w typist '
compadd() {
    local -a words
    builtin compadd -A words "$@"
    if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then builtin compadd "$@"; return; fi
    (( $#words )) && print -r -l -- "<"${^words}">"
    builtin compadd "$@"
}
finished() { print "DO""NE"; exit }
comppostfuncs=(finished)
bindkey "^I" complete-word
print "REA""DY"'
reader READY >/dev/null
zpty -w -n typist "$2"$'\t'
reader DONE | tr -d '\r' | sed -n 's/.*<\(.*\)>$/\1/p' | sed 's/\\\(.\)/\1/g'
zpty -d typist
