#include "shell/shell.hpp"

#include <unistd.h>

#include "app/app.hpp"
#include "disk/disk.hpp"
#include "games/games.hpp"
#include "games/record.hpp"
#include "shell/lines.hpp"
#include "shell/odds.hpp"
#include "table/ask.hpp"

namespace parlor::shell {

using table::LineReader;
using table::Output;
using table::Status;

// Each file is a separate game; the exit status is the worst of all.
int run(const cli::Run& order) {
    Output answers{STDOUT_FILENO}, complaints{STDERR_FILENO};
    const table::ScriptNeeds needs{.open = open_table,
                                   .screen = tui::screen_for_script,
                                   .keep_going = order.keep_going,
                                   .save = table::saving_into(disk::real_disk(), order.save_to)};
    Status status = Status::Fine;
    for (const auto& name : order.files) {
        const Status one = with_lines(name, complaints, [&](LineReader& lines) {
            return run_script(lines, name, needs, answers, complaints);
        });
        status = worse(status, one);
        if (answers.error() != 0) break;
    }
    return end_with(status, answers);
}

int tell_odds(const cli::Odds& order) {
    const auto table = odds_table(order.board, order.throws);
    if (not table) return end_wrong(table.error().what);
    Output answers{STDOUT_FILENO};
    answers.write(*table);
    return end_with(Status::Fine, answers);
}

int ask(const cli::Ask& order) {
    Output answers{STDOUT_FILENO}, complaints{STDERR_FILENO};
    const Status status = with_game(order.file, complaints, [&](LineReader& lines) {
        return table::ask(lines, order.file, open_table, order.level, answers, complaints);
    });
    return end_with(status, answers);
}

int tell_record(const cli::Record& order) {
    Output answers{STDOUT_FILENO}, complaints{STDERR_FILENO};
    const Status status = with_game(order.file, complaints, [&](LineReader& lines) {
        return parlor::tell_record(lines, order.file, answers, complaints);
    });
    return end_with(status, answers);
}

}  // namespace parlor::shell
