# Prints what bash completes the words of a command line with, a completion a line.
# usage: bash --norc ask_bash.bash COMPLETIONS WORD...
# The words are split as bash splits them at `=`; the last one is completed. Completions are printed
# without their quoting.
. "$1"
shift
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
how=$(complete -p "$1")
function=${how#*-F }
"${function%% *}" "$1" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
printf '%s\n' "${COMPREPLY[@]}" | sed 's/\\\(.\)/\1/g'
