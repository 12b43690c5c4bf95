# shellcheck shell=bash
# Completion for bash, with or without bash-completion: . completions/parlor.bash
# Boards, modes, saved games and replays are asked of the program.

_parlor_names() {  # the names of these kinds that begin with the current word
    local kind name
    compopt -o filenames 2>/dev/null  # quotes what needs it
    for kind; do
        while IFS= read -r name; do
            if [[ $name == "${current//\\/}"* ]]; then COMPREPLY+=("$name"); fi
        done < <(parlor list "$kind" 2>/dev/null)
    done
}

_parlor_files() {  # the files that a pattern fits, and folders to look for them in
    compopt -o filenames 2>/dev/null
    mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -X "!$1" -- "$current"; compgen -d -- "$current")
}

_parlor_words() { mapfile -t COMPREPLY < <(compgen -W "$1" -- "$current"); }

# The first word that is neither an option nor its value.
_parlor_command() {
    local i
    for ((i = 1; i < COMP_CWORD; ++i)); do
        case ${COMP_WORDS[i]} in
            --glyphs | --colour | --paper | --restricted | --save-to)
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
        --glyphs) _parlor_words 'auto unicode console ascii' ;;
        --colour) _parlor_words 'auto true 256 16 8 mono attributes' ;;
        --paper) _parlor_words 'black terminal' ;;
        --board) _parlor_names boards ;;
        --mode) _parlor_names modes ;;
        --level) _parlor_words '0 1 2' ;;
        --hand) _parlor_words '7 9 11' ;;
        --set)
            compopt -o nospace 2>/dev/null
            _parlor_words 'start-money= salary= free-parking= double-go= limited-money= start-deeds= clock= hidden-money=' ;;
        --save-to | --restricted | --journal) _parlor_files '' ;;
        --csv | --merge) _parlor_files '*' ;;
        --at | --first | --games | --seats | --seed | --target | --threads | --throws) ;;
        *) return 1 ;;
    esac
}

_parlor_options() {
    local looks='--help --glyphs --colour --paper'
    case $1 in
        '') _parlor_words "$looks --restricted --save-to --version" ;;
        property | moneyloopy | dominoes | replay) _parlor_words "$looks" ;;
        run) _parlor_words '--help --keep-going --live --save-to' ;;
        odds) _parlor_words '--help --mode --board --throws' ;;
        sim) _parlor_words '--help --games --seats --seed --hand --target --no-mirror --board --set --threads --csv --journal --first --part --merge' ;;
        ask) _parlor_words '--help --level --values' ;;
        show) _parlor_words "$looks --at --facts --story --pictures --svg --wide" ;;
        results) _parlor_words '--help --csv' ;;
        *) _parlor_words '--help' ;;
    esac
}

_parlor() {
    local current=$2 previous=$3 command
    COMPREPLY=()
    [[ $current == = ]] && current=
    [[ $previous == = ]] && previous=${COMP_WORDS[COMP_CWORD - 2]}
    command=$(_parlor_command)
    [[ $command:$previous != results:--csv ]] && _parlor_values "$previous" && return
    [[ $current == -* ]] && { _parlor_options "$command"; return; }
    case $command in
        '') _parlor_words 'property moneyloopy dominoes run odds sim ask record replay show story review cast results list check export import' ;;
        sim)
            if [[ " ${COMP_WORDS[*]} " == *' --merge '* ]]; then
                _parlor_files '*'
                return
            fi
            _parlor_words 'classic city blitz reverse moneyloopy dominoes' ;;
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
