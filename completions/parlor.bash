# shellcheck shell=bash
# Completion for bash, with or without bash-completion: . completions/parlor.bash
# Boards, modes, saved games and replays are asked of the program.

# `word` without the quoting of a shell, into `plain`; `quote` is the quote that is open, if any.
_parlor_plain() {
    local rest=$1 escaped='?'
    plain=
    [[ $quote == "'" ]] && { plain=$rest; return; }
    [[ $quote == '"' ]] && escaped='[\\"$`]'
    while [[ $rest == *\\* ]]; do
        plain+=${rest%%\\*} rest=${rest#*\\}
        # shellcheck disable=SC2053  # a pattern
        [[ ${rest:0:1} == $escaped ]] || plain+=\\
        plain+=${rest:0:1} rest=${rest:1}
    done
    plain+=$rest
}

# A name as it is typed after the quote that is open, or without one, into `typed`. Readline quotes
# the names of files that are there; others may hold a command for the shell.
_parlor_typed() {
    local signs=' !"#$&()*:;<=>?@[\]^`{|}~'"'" i
    typed=
    for ((i = 0; i < ${#1}; ++i)); do
        case $quote${1:i:1} in
            "''") typed+="'\\''" ;;
            "'"?) typed+=${1:i:1} ;;
            '"!') typed+="\"'!'\"" ;;
            '"'[\\\"\$\`]) typed+=\\${1:i:1} ;;
            '"'?) typed+=${1:i:1} ;;
            *) [[ $signs == *"${1:i:1}"* ]] && typed+=\\
                typed+=${1:i:1} ;;
        esac
    done
}

# Offers a name; `$2` stands before it as it is. One that begins with a dash would be an option, but
# for the value after a `=` and what follows `--`.
_parlor_offer() {
    local typed
    [[ $2$1 == -* && -z $takes_dash ]] && return
    _parlor_typed "$1"
    COMPREPLY+=("$2$typed")
}

_parlor_names() {  # the names of these kinds that begin with the current word
    local kind name
    for kind; do
        while IFS= read -r name; do
            [[ $name == "$plain"* ]] && _parlor_offer "$name"
        done < <(parlor list "$kind" 2>/dev/null)
    done
}

_parlor_glob() {  # what begins so, each ended by a NUL
    shopt -s nullglob
    shopt -u failglob
    set +f
    unset GLOBIGNORE
    printf '%s\0' "$1"*
}

_parlor_files() {  # the files that a pattern fits, and folders to look for them in
    local begin=$plain home='' tilde='' path
    if [[ -z $quote && $current =~ ^~[A-Za-z0-9._-]*/ ]]; then
        tilde=${BASH_REMATCH[0]}
        eval "home=$tilde"  # nothing but the name of a user
        begin=$home${plain#"$tilde"}
    fi
    while IFS= read -r -d '' path; do
        # shellcheck disable=SC2053  # a pattern
        if [[ -d $path ]]; then
            _parlor_offer "${path#"$home"}/" "$tilde"
        elif [[ -n $path && ${path##*/} == $1 ]]; then
            _parlor_offer "${path#"$home"}" "$tilde"
        fi
    done < <(_parlor_glob "$begin")
    if [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == */ ]]; then
        compopt -o nospace 2>/dev/null
    fi
}

_parlor_words() { mapfile -t COMPREPLY < <(compgen -W "$1" -- "$plain"); }

# The first word that is neither an option nor its value.
_parlor_command() {
    local i
    for ((i = 1; i < COMP_CWORD; ++i)); do
        case ${COMP_WORDS[i]} in
            --glyphs | --colour | --paper | --restricted | --save-to | --at | --as)
                [[ ${COMP_WORDS[i + 1]} == = ]] && ((++i))
                ((++i)) ;;
            -*) ;;
            *) echo "${COMP_WORDS[i]}"; return ;;
        esac
    done
}

# The values of the option before the current word; fails when it has none.
_parlor_values() {
    case $1 in
        --glyphs) _parlor_words 'auto unicode console ascii petscii' ;;
        --colour) _parlor_words 'auto true 256 16 8 mono attributes' ;;
        --paper) _parlor_words 'black terminal light' ;;
        --board) _parlor_names boards ;;
        --mode) _parlor_names modes ;;
        --level) _parlor_words '0 1 2' ;;
        --hand) _parlor_words '7 9 11' ;;
        --set)
            compopt -o nospace 2>/dev/null
            _parlor_words 'start-money= salary= free-parking= double-go= limited-money= start-deeds= last-round= wealth-wins= buildings= clock= hidden-money=' ;;
        --save-to | --restricted | --journal | --keep) _parlor_files '' ;;
        --trust) mapfile -t COMPREPLY < <(compgen -u -- "$plain") ;;
        --csv | --merge) _parlor_files '*' ;;
        --at) [[ $command == show ]] || _parlor_files '*' ;;
        --as | --first | --games | --seats | --seed | --target | --threads | --throws) ;;
        *) return 1 ;;
    esac
    return 0
}

_parlor_options() {
    local looks='--help --glyphs --colour --paper'
    case $1 in
        '') _parlor_words "$looks --plain --restricted --save-to --at --as --version" ;;
        host) _parlor_words '--help --at --keep --trust --while-used' ;;
        tables) _parlor_words '--help --at' ;;
        open | join | watch) _parlor_words "$looks --at --plain" ;;
        property | moneyloopy | dominoes) _parlor_words "$looks --plain" ;;
        replay) _parlor_words "$looks --follow" ;;
        run) _parlor_words '--help --keep-going --live --save-to' ;;
        odds) _parlor_words '--help --mode --board --throws' ;;
        sim) _parlor_words '--help --games --seats --seed --hand --target --no-mirror --board --set --threads --csv --journal --first --part --merge' ;;
        ask) _parlor_words '--help --level --values' ;;
        show) _parlor_words "--help --glyphs --at --facts --story --pictures --svg --wide" ;;
        review) _parlor_words '--help --quick' ;;
        results) _parlor_words '--help --csv' ;;
        *) _parlor_words '--help' ;;
    esac
}

_parlor() {
    local current=$2 previous=$3 quote='' plain='' takes_dash='' command
    COMPREPLY=()
    [[ ${COMP_WORDS[COMP_CWORD]} == = ]] && current='' takes_dash=yes
    [[ $previous == = ]] && previous=${COMP_WORDS[COMP_CWORD - 2]} takes_dash=yes
    [[ " ${COMP_WORDS[*]:1:COMP_CWORD - 1} " == *' -- '* ]] && takes_dash=yes previous=
    case ${COMP_WORDS[COMP_CWORD]} in
        \'* | \"*) quote=${COMP_WORDS[COMP_CWORD]:0:1} ;;
    esac
    _parlor_plain "$current"
    command=$(_parlor_command)
    [[ $command:$previous != results:--csv ]] && _parlor_values "$previous" && return
    [[ $current == -* && -z $takes_dash ]] && { _parlor_options "$command"; return; }
    case $command in
        '') _parlor_words 'property moneyloopy dominoes run odds sim ask record replay show story review cast results list check export import host tables open join watch' ;;
        open) _parlor_words 'classic city blitz reverse evening moneyloopy dominoes' ;;
        sim)
            if [[ " ${COMP_WORDS[*]} " == *' --merge '* ]]; then
                _parlor_files '*'
                return
            fi
            _parlor_words 'classic city blitz reverse evening moneyloopy dominoes' ;;
        list) _parlor_words 'boards cards modes saves replays' ;;
        run | ask | record | replay | show | story | review | cast)
            _parlor_names saves replays
            _parlor_files '*.parlor' ;;
        check) _parlor_files '*.toml' ;;
        export) _parlor_names modes ;;
        import) _parlor_files '*.parlor-mode' ;;
    esac
}

complete -F _parlor parlor
