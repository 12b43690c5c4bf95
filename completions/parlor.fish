# Completion for fish: put it into ~/.config/fish/completions.
# Boards, modes, saved games and replays are asked of the program.

function __parlor_in
    __fish_seen_subcommand_from $argv
end

# These names, but for those that begin with a dash and would be options, as only --OPTION= and --
# keep them from it.
function __parlor_offer
    set -q argv[1]; or return
    set -l word (commandline -ct)
    if contains -- -- (commandline -opc); or string match -q -- '-*=*' "$word"
        printf '%s\n' $argv
    else
        string match -v -- '-*' $argv
    end
end

function __parlor_names  # of a kind
    __parlor_offer (parlor list $argv 2>/dev/null)
end

function __parlor_files  # whose names end so, and folders to look for them in
    set -l word (string replace -r -- '^--[a-z-]+=' '' (commandline -ct))
    __parlor_offer (complete -C "__parlor_no_command -- $word" | string match -r "^[^\t]*(?:/|$argv)(?:\t.*)?\$")
end

function __parlor_games
    __parlor_names saves | string replace -r '$' \t'saved game'
    __parlor_names replays | string replace -r '$' \treplay
    __parlor_files '\.parlor'
end

complete -c parlor -f
complete -c parlor -l help -d 'Explain options and commands'

# Options that stand before the commands, and some after them.
set -l before __fish_use_subcommand
set -l looks '__fish_use_subcommand; or __parlor_in property moneyloopy dominoes replay open join watch'
complete -c parlor -n "$looks; or __parlor_in show" -l glyphs -xa 'auto unicode console ascii petscii' -d 'Characters to draw with'
complete -c parlor -n $looks -l colour -xa 'auto true 256 16 8 mono attributes' -d 'Number of colours'
complete -c parlor -n $looks -l paper -xa 'black terminal light' -d Background
complete -c parlor -n "$before; or __parlor_in property moneyloopy dominoes open join watch" -l plain -d 'Play in sentences'
complete -c parlor -n $before -l version -d 'Print the version'
complete -c parlor -n $before -l restricted -xa '(__parlor_files /)' -d 'Only play, with all files in a folder'
complete -c parlor -n "$before; or __parlor_in host tables open join watch" -l at -xa '(__parlor_files)' -d 'Socket of the host of shared tables'
complete -c parlor -n $before -l as -x -d 'Who plays, in restricted mode'
complete -c parlor -n "$before; or __parlor_in run" -l save-to -xa '(__parlor_files /)' -d 'Where scripts save games'

complete -c parlor -n $before -a property -d 'Begin a game of property at once'
complete -c parlor -n $before -a moneyloopy -d 'Begin a game of moneyloopy at once'
complete -c parlor -n $before -a dominoes -d 'Begin a game of dominoes at once'
complete -c parlor -n $before -a run -d 'Run scripts and journals'
complete -c parlor -n $before -a odds -d 'Print how often each square is landed on'
complete -c parlor -n $before -a sim -d 'Simulate games between computer players'
complete -c parlor -n $before -a ask -d 'Print the move that a computer player would make'
complete -c parlor -n $before -a record -d 'Print the record of a game: its tiles, or its deals'
complete -c parlor -n $before -a replay -d 'Replay a game on the screen'
complete -c parlor -n $before -a show -d 'Print a position'
complete -c parlor -n $before -a story -d 'Print a game in sentences'
complete -c parlor -n $before -a review -d 'Print what the decisions of a game cost'
complete -c parlor -n $before -a cast -d 'Convert a game to an asciinema recording'
complete -c parlor -n $before -a results -d 'Print the results of all finished games'
complete -c parlor -n $before -a list -d 'List boards, cards, modes, saved games or replays'
complete -c parlor -n $before -a check -d 'Check files of boards, cards and modes'
complete -c parlor -n $before -a export -d 'Print a mode with its board and cards'
complete -c parlor -n $before -a import -d 'Add a mode that was exported'
complete -c parlor -n $before -a host -d 'Keep shared tables'
complete -c parlor -n $before -a tables -d 'Print the shared tables of a host'
complete -c parlor -n $before -a open -d 'Open a shared table'
complete -c parlor -n $before -a join -d 'Play at a shared table'
complete -c parlor -n $before -a watch -d 'Watch a shared table'

complete -c parlor -n '__parlor_in run ask record replay show story review cast' -a '(__parlor_games)'
complete -c parlor -n '__parlor_in run' -l keep-going -d 'Report every error'
complete -c parlor -n '__parlor_in run' -l live -d 'Answer each line at once'
complete -c parlor -n '__parlor_in odds' -l mode -xa '(__parlor_names modes)' -d Mode
complete -c parlor -n '__parlor_in odds sim' -l board -xa '(__parlor_names boards)' -d Board
complete -c parlor -n '__parlor_in odds' -l throws -x -d 'Number of dice throws'

complete -c parlor -n '__parlor_in sim; and __fish_contains_opt merge' -a '(__parlor_files)'
complete -c parlor -n '__parlor_in sim; and not __fish_contains_opt merge' -a 'classic city blitz reverse evening moneyloopy dominoes' -d Game
complete -c parlor -n '__parlor_in sim' -l games -x -d 'Number of games'
complete -c parlor -n '__parlor_in sim' -l seats -x -d 'Players, as cpu:1,cpu:0,random'
complete -c parlor -n '__parlor_in sim' -l seed -x -d 'Random seed'
complete -c parlor -n '__parlor_in sim' -l hand -xa '7 9 11' -d 'Tiles in each hand'
complete -c parlor -n '__parlor_in sim' -l target -x -d 'Points to win'
complete -c parlor -n '__parlor_in sim' -l no-mirror -d 'Play each deal once'
complete -c parlor -n '__parlor_in sim' -l set -xa 'start-money= salary= free-parking= double-go= limited-money= start-deeds= last-round= wealth-wins= buildings= clock= hidden-money=' -d 'House rule'
complete -c parlor -n '__parlor_in sim' -l threads -x -d 'Number of threads'
complete -c parlor -n '__parlor_in sim' -l csv -xa '(__parlor_files)' -d 'Write one row per game'
complete -c parlor -n '__parlor_in sim' -l journal -xa '(__parlor_files /)' -d 'Save the games'
complete -c parlor -n '__parlor_in sim' -l first -x -d 'Number of the first game'
complete -c parlor -n '__parlor_in sim' -l part -d 'Print the counts, for --merge'
complete -c parlor -n '__parlor_in sim' -l merge -xa '(__parlor_files)' -d 'Print the report of parts'

complete -c parlor -n '__parlor_in ask' -l values -d 'What each move is worth'
complete -c parlor -n '__parlor_in ask' -l level -xa '0 1 2' -d 'Level of the computer player'
complete -c parlor -n '__parlor_in replay' -l follow -d 'Show the game as it is played elsewhere'
complete -c parlor -n '__parlor_in review' -l quick -d 'Fewer games are played on from each decision'
complete -c parlor -n '__parlor_in show' -l at -x -d 'The position after this move'
complete -c parlor -n '__parlor_in show' -l facts -d 'Print the facts'
complete -c parlor -n '__parlor_in show' -l story -d 'Print the story so far'
complete -c parlor -n '__parlor_in show' -l pictures -d 'Print charts'
complete -c parlor -n '__parlor_in show' -l svg -d 'Print the screen as SVG'
complete -c parlor -n '__parlor_in show' -l wide -d 'Print both halves of the screen'
complete -c parlor -n '__parlor_in results' -l csv -d 'Print one row per player of each game'
complete -c parlor -n '__parlor_in list' -a 'boards cards modes saves replays'
complete -c parlor -n '__parlor_in check' -a '(__parlor_files \\.toml)'
complete -c parlor -n '__parlor_in export' -a '(__parlor_names modes)'
complete -c parlor -n '__parlor_in host' -l keep -xa '(__parlor_files /)' -d 'Where to keep the tables'
complete -c parlor -n '__parlor_in host' -l trust -xa '(__fish_complete_users)' -d 'Believe --as of this account'
complete -c parlor -n '__parlor_in host' -l while-used -d 'End when nobody is there'
complete -c parlor -n '__parlor_in open' -a 'classic city blitz reverse evening moneyloopy dominoes' -d Game
complete -c parlor -n '__parlor_in import' -a '(__parlor_files \\.parlor-mode)'
