// The program: options in, exit code out.
#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <ctime>
#include <exception>
#include <memory>
#include <string>
#include <system_error>
#include <utility>

#include "base/match.hpp"
#include "base/text.hpp"
#include "cli.hpp"
#include "games.hpp"
#include "library/config_file.hpp"
#include "odds.hpp"
#include "table/journal.hpp"
#include "table/script.hpp"
#include "tui/app.hpp"

namespace {

using namespace parlor;
using table::Output;
using table::Status;

void complain(const std::string& what) {
    Output{STDERR_FILENO}.write("parlor: " + printable(what, 400) + "\n");
}

Status run_open(
    int file, const std::string& name, bool keep_going, Output& answers, Output& complaints) {
    table::LineReader lines{file};
    const table::ScriptNeeds needs{open_table, tui::screen_for_script, keep_going};
    return run_script(lines, name, needs, answers, complaints);
}

Status run_named(const std::string& name, bool keep_going, Output& answers, Output& complaints) {
    if (name == "-") return run_open(STDIN_FILENO, name, keep_going, answers, complaints);
    const int file = open(name.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) {
        complaints.write(printable(name, 400) +
                         ": cannot be read: " + std::generic_category().message(errno) + "\n");
        complaints.flush();
        return Status::NoFile;
    }
    const Status status = run_open(file, name, keep_going, answers, complaints);
    close(file);
    return status;
}

// Each file is a game of its own; the worst status counts.
int run(const cli::Run& order) {
    Output answers{STDOUT_FILENO}, complaints{STDERR_FILENO};
    Status status = Status::Fine;
    for (const auto& name : order.files) {
        status = worse(status, run_named(name, order.keep_going, answers, complaints));
        if (answers.error() != 0) break;
    }
    answers.flush();
    const int error = answers.error();
    if (error == 0) return static_cast<int>(status);
    const bool nobody_listens = error == EPIPE or error == EBADF;
    if (not nobody_listens)
        complain("standard output cannot be written: " + std::generic_category().message(error));
    return static_cast<int>(Status::NoFile);
}

std::string clock_text() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    char text[32];
    return {text, std::strftime(text, sizeof text, "%Y%m%d-%H%M%S", &parts)};
}

// Keeps the journals of the games that are played, one after the other.
class Keeper {
public:
    std::optional<Error> keep(const table::GameTable& game) {
        if (journal_ or open()) trouble_ = journal_->follow(game);
        return trouble_;
    }
    std::optional<Error> leave(const table::GameTable& game) {
        if (journal_) trouble_ = journal_->leave(game);
        journal_.reset();
        return trouble_;
    }

    // What went wrong last, if it has not gone well since.
    [[nodiscard]] const std::optional<Error>& trouble() const { return trouble_; }

private:
    bool open() {
        const auto folder = table::journal_folder();
        if (folder)
            journal_ = std::make_unique<table::Journal>(*folder, clock_text());
        else
            trouble_ = folder.error();
        return folder.ok();
    }

    std::unique_ptr<table::Journal> journal_;
    std::optional<Error> trouble_;
};

// What people chose before; a trouble with it is told on the screen, too.
tui::AppNeeds with_options(tui::AppNeeds needs) {
    const auto path = library::config_path();
    if (not path) {
        needs.keep_options = [error = path.error()](const Options&) { return error; };
        return needs;
    }
    needs.keep_options = [path = *path](const Options& options) {
        return library::save_options(path, options);
    };
    const auto read = library::load_options(*path);
    needs.options = read.options;
    needs.trouble = read.trouble;
    if (read.trouble) complain(read.trouble->what);
    return needs;
}

int play(const cli::Play& order) {
    if (isatty(STDIN_FILENO) == 0) return run({.files = {"-"}});
    Keeper keeper;
    tui::AppNeeds needs =
        with_options({.keep = [&](const table::GameTable& game) { return keeper.keep(game); },
                      .leave = [&](const table::GameTable& game) { return keeper.leave(game); }});
    const int status = tui::play(std::move(needs), order.asked);
    if (keeper.trouble()) complain(keeper.trouble()->what);
    return status;
}

int tell_odds(const cli::Odds& order) {
    const auto table = odds_table(order.board, order.throws);
    if (not table) {
        complain(table.error().what);
        return static_cast<int>(Status::Wrong);
    }
    Output answers{STDOUT_FILENO};
    answers.write(*table);
    answers.flush();
    return static_cast<int>(answers.error() == 0 ? Status::Fine : Status::NoFile);
}

}  // namespace

int main(int count, char** words) {
    std::signal(SIGPIPE, SIG_IGN);  // a closed output is an error to be seen, not an end
    try {
        return match(
            cli::read(count, words),
            [](const cli::Play& order) { return play(order); },
            [](const cli::Run& order) { return run(order); },
            [](const cli::Odds& order) { return tell_odds(order); },
            [](cli::Done done) { return done.status; });
    } catch (const std::exception& error) {
        complain(error.what());
        return static_cast<int>(Status::NoFile);
    }
}
