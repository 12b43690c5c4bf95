#include "shell/shell.hpp"

#include <unistd.h>

#include <algorithm>

#include "app/app.hpp"
#include "disk/disk.hpp"
#include "shell/lines.hpp"
#include "shell/opener.hpp"
#include "shell/record.hpp"
#include "table/language/ask.hpp"

namespace parlor::shell {

using table::LineReader;
using table::Output;
using table::Status;

// Each file is a separate game; the exit status is the worst of all.
int run(Games games, const cli::Run& order) {
    Output answers{STDOUT_FILENO}, complaints{STDERR_FILENO};
    table::ScriptNeeds needs{.open = {},
                             .screen = tui::screens_for_scripts(games),
                             .keep_going = order.keep_going,
                             .save = table::saving_into(disk::real_disk(), order.save_to),
                             .live = order.is_live};
    Status status = Status::Fine;
    for (const auto& name : order.files) {
        needs.open = opener_telling(games, name);
        const Status one = with_lines(name, complaints, [&](LineReader& lines) {
            return run_script(lines, name, needs, answers, complaints);
        });
        status = worse(status, one);
        if (answers.error() != 0) break;
    }
    return end_with(status, answers);
}

// Prints the odds of the first game that has odds.
int tell_odds(Games games, const cli::Odds& order) {
    const auto game = std::ranges::find_if(games, [](const auto& each) { return each.odds; });
    if (game == games.end()) return end_wrong("no game here has odds");
    const auto table = game->odds(order.mode, order.board, order.throws);
    if (not table) return end_wrong(table.error().what);
    return tell(*table);
}

int ask(Games games, const cli::Ask& order) {
    Output answers{STDOUT_FILENO}, complaints{STDERR_FILENO};
    const Status status = with_game(order.file, complaints, [&](LineReader& lines) {
        const auto open = opener_telling(games, order.file);
        const table::Question question{.level = order.level, .asks_values = order.values};
        return table::ask(lines, order.file, open, question, answers, complaints);
    });
    return end_with(status, answers);
}

int tell_record(Games games, const cli::Record& order) {
    Output answers{STDOUT_FILENO}, complaints{STDERR_FILENO};
    const Status status = with_game(order.file, complaints, [&](LineReader& lines) {
        return tell_record(games, lines, order.file, answers, complaints);
    });
    return end_with(status, answers);
}

}  // namespace parlor::shell
