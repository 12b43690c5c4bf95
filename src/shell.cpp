#include "shell.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "base/text.hpp"
#include "games.hpp"
#include "games_record.hpp"
#include "odds.hpp"
#include "sim/report.hpp"
#include "table/ask.hpp"
#include "tui/app.hpp"

namespace parlor::shell {
namespace {

using table::LineReader;
using table::Output;
using table::Status;

// Lets `read` have the lines of a file, or of standard input when it is `-`.
template <class Read>
Status with_lines(const std::string& name, Output& complaints, Read read) {
    const bool is_input = name == "-";
    const int file = is_input ? STDIN_FILENO : open(name.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) {
        complaints.write(printable(name, 400) +
                         ": cannot be read: " + std::generic_category().message(errno) + "\n");
        complaints.flush();
        return Status::NoFile;
    }
    LineReader lines{file};
    const Status status = read(lines);
    if (not is_input) close(file);
    return status;
}

// The exit status, once everything has been said; or that it could not be.
int end_with(Status status, Output& answers) {
    answers.flush();
    const int error = answers.error();
    if (error == 0) return static_cast<int>(status);
    const bool nobody_listens = error == EPIPE or error == EBADF;
    if (not nobody_listens)
        complain("standard output cannot be written: " + std::generic_category().message(error));
    return static_cast<int>(Status::NoFile);
}

int end_wrong(const std::string& what) {
    complain(what);
    return static_cast<int>(Status::Wrong);
}

// Both players of the order, or what is wrong with one of them.
std::optional<Error> take_players(const cli::Sim& order, sim::Plan& plan) {
    for (const Seat seat : dominoes::both_seats) {
        const auto player =
            sim::read_player(order.seats[static_cast<std::size_t>(number(seat)) - 1]);
        if (not player) return player.error();
        plan.players[seat] = *player;
    }
    return std::nullopt;
}

}  // namespace

// Each file is a game of its own; the worst status counts.
int run(const cli::Run& order) {
    Output answers{STDOUT_FILENO}, complaints{STDERR_FILENO};
    const table::ScriptNeeds needs{open_table, tui::screen_for_script, order.keep_going};
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

int simulate(const cli::Sim& order) {
    if (order.mirrored and order.games % 2 != 0)
        return end_wrong("each deal is played twice, so the number of games must be even");
    sim::Plan plan{.games = order.games,
                   .rules = {.hand = order.hand, .target = {order.target}},
                   .seed = order.seed,
                   .deals = order.mirrored ? sim::Deals::Mirrored : sim::Deals::EachItsOwn};
    if (const auto error = take_players(order, plan)) return end_wrong(error->what);
    const auto series = sim::play_series(plan);
    Output answers{STDOUT_FILENO};
    answers.write(results_text(plan, series) + times_text(plan, series));
    return end_with(Status::Fine, answers);
}

int ask(const cli::Ask& order) {
    Output answers{STDOUT_FILENO}, complaints{STDERR_FILENO};
    const Status status = with_lines(order.file, complaints, [&](LineReader& lines) {
        return table::ask(lines, order.file, open_table, order.level, answers, complaints);
    });
    return end_with(status, answers);
}

int tell_record(const cli::Record& order) {
    Output answers{STDOUT_FILENO}, complaints{STDERR_FILENO};
    const Status status = with_lines(order.file, complaints, [&](LineReader& lines) {
        return parlor::tell_record(lines, order.file, answers, complaints);
    });
    return end_with(status, answers);
}

void complain(const std::string& what) {
    Output{STDERR_FILENO}.write("parlor: " + printable(what, 400) + "\n");
}

}  // namespace parlor::shell
