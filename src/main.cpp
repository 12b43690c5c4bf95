// The program: options in, exit code out.
#include <fcntl.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/app.hpp"
#include "app/cabinet_on_disk.hpp"
#include "app/table/game_called.hpp"
#include "base/match.hpp"
#include "base/options.hpp"
#include "cli/command_line.hpp"
#include "disk/disk.hpp"
#include "games/games.hpp"
#include "house/house.hpp"
#include "library/config_file.hpp"
#include "library/data_folder.hpp"
#include "shell/fence/fence.hpp"
#include "shell/fence/restricted.hpp"
#include "shell/lines.hpp"
#include "shell/plain/plain_mode.hpp"
#include "shell/sharing/commands.hpp"
#include "shell/sharing/copies.hpp"
#include "shell/sharing/launching.hpp"
#include "shell/shell.hpp"
#include "shell/standard_streams.hpp"
#include "table/journal/game_store.hpp"
#include "table/language/trouble.hpp"
#include "terminal/signals.hpp"
#include "terminal/terminfo/terminfo.hpp"
#include "unicode/printable.hpp"

namespace {

using namespace parlor;

std::string clock_text() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    char text[32];
    return {text, std::strftime(text, sizeof text, "%Y%m%d-%H%M%S", &parts)};
}

std::int64_t seconds_now() {
    const auto passed = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::seconds>(passed).count();
}

// The options of earlier games. The screen also shows an error with them.
library::OptionsRead options_chosen_before() {
    const auto path = library::config_path();
    if (not path) return {};
    auto read = library::load_options(*path);
    if (read.trouble) shell::complain(read.trouble->what);
    return read;
}

// Keys come from the terminal, even when the lines came from elsewhere.
void turn_to_terminal() {
    if (isatty(STDIN_FILENO) != 0) return;
    const int terminal = open("/dev/tty", O_RDWR | O_CLOEXEC);
    if (terminal < 0) return;
    dup2(terminal, STDIN_FILENO);
    close(terminal);
}

int no_game_called(const std::string& name) {
    shell::complain("there is no command, game or mode " + printable(name) +
                    " (see parlor --help)");
    return static_cast<int>(table::Status::Wrong);
}

// What a restricted parlor has: the player's folder, and its way to shared tables.
struct Restricted {
    OwnFolder own;
    std::optional<Messenger> messenger;
    std::string user_name;
};

void restrict_to(const Restricted& mode, tui::AppNeeds& needs) {
    needs.unkept = mode.own.trouble;
    if (not mode.messenger) needs.why_no_tables = "No host was here. Leave, and come again";
    needs.terms.most_files = most_files_when_restricted;
    needs.terms.most_modes = most_modes_when_restricted;
    needs.when_open = [&mode] {
        const auto file = mode.messenger ? std::optional{mode.messenger->file()} : std::nullopt;
        return close_fence({mode.own.path, library::data_folders().places}, file);
    };
}

shell::Way way_to_tables(const table::StoreNeeds& games, const Restricted* mode) {
    auto keep_copy = shell::copies_into(games);
    return mode ? shell::way_through(mode->messenger, mode->user_name, std::move(keep_copy))
                : shell::way_from_here(std::move(keep_copy));
}

table::StoreNeeds own_games(const table::StoreLimits& limits = {}) {
    return {.disk = disk::real_disk(),
            .folder = table::state_folder(),
            .open = open_table,
            .seconds = seconds_now,
            .stamp = clock_text,
            .limits = limits,
            .called_off = tui::BlockedSignals::ask_to_end};
}

int play_plainly(tui::AppNeeds needs, shell::Way way) {
    return shell::play_plainly({.games = needs.games,
                                .cabinet = needs.cabinet,
                                .options = needs.options,
                                .terms = needs.terms,
                                .begins_with = needs.begins_with,
                                .unkept = needs.unkept,
                                .when_open = needs.when_open,
                                .way = std::move(way)});
}

// Whether there is a terminal that can only print one line below the other.
bool can_only_print_lines() {
    if (isatty(STDIN_FILENO) == 0 or isatty(STDOUT_FILENO) == 0) return false;
    const char* const name = std::getenv("TERM");
    return name == nullptr or not tui::find_terminal(name);
}

// On the command line, by the options, or because of the terminal, which a line then says.
bool plays_plainly(bool is_asked, const Options& options) {
    if (is_asked) return true;
    if (options.plain == Options::Answer::Yes and isatty(STDIN_FILENO) != 0) return true;
    if (not can_only_print_lines()) return false;
    shell::complain("this terminal shows no screens, so you play in sentences");
    return true;
}

int visit(cli::Visit order) {
    const Options options = options_chosen_before().options;
    order.is_plain = plays_plainly(order.is_plain, options);
    return shell::visit(order, options, shell::copies_into(own_games()));
}

int play(const cli::Play& order,
         std::optional<table::LoadedReplay> replay = std::nullopt,
         table::Grown grown = {},
         const Restricted* mode = nullptr) {
    const tui::GameBox* const game =
        order.game.empty() ? nullptr : tui::game_called(all_games(), order.game);
    if (game == nullptr and not order.game.empty()) return no_game_called(order.game);
    const auto games = own_games(mode ? limits_when_restricted : table::StoreLimits{});
    table::GameStore store{games};
    tui::CabinetOnDisk kept{store, open_table, tui::BlockedSignals::ask_to_end};
    auto [options, trouble] = options_chosen_before();
    if (game != nullptr) options = tui::with_mode(std::move(options), *game, order.game);
    const bool is_plain = replay ? order.is_plain : plays_plainly(order.is_plain, options);
    auto way = way_to_tables(games, mode);
    tui::AppNeeds needs{.games = all_games(),
                        .cabinet = kept,
                        .options = options,
                        .trouble = std::move(trouble),
                        .begins_with = game,
                        .replay = std::move(replay),
                        .grown = std::move(grown),
                        .visit = shell::visits_by(way)};
    if (mode) restrict_to(*mode, needs);
    const int status = is_plain ? play_plainly(std::move(needs), std::move(way))
                                : tui::play(std::move(needs), order.asked);
    if (store.trouble()) shell::complain(store.trouble()->what);
    if (const auto unnoted = store.take_unnoted()) shell::complain(unnoted->what);
    if (const auto news = store.take_news()) shell::complain(*news);
    return status;
}

int see_again(const cli::Play& order) {
    auto grown = order.follows ? shell::growing(all_games(), order.replay) : table::Grown{};
    auto loaded = shell::load_replay(all_games(), order.replay);
    if (not loaded.replay) return static_cast<int>(loaded.status);
    turn_to_terminal();
    return play(order, std::move(loaded), std::move(grown));
}

int play_restricted(const cli::Play& order) {
    const auto own = stay_in(*order.restricted_to);
    auto messenger = shell::messenger_to(order.at);
    const auto error = own ? fence_in() : own.error();
    if (error) {
        shell::complain(error->what);
        return static_cast<int>(table::Status::NoFile);
    }
    const Restricted mode{*own, std::move(messenger), order.user_name};
    return play(order,
                std::nullopt,
                {},
                &mode);  // even without a terminal, so that an error says there is none
}

// The shared tables of a host.
Result<std::unique_ptr<host::Service>> make_house(const shell::HouseOrder& order) {
    return std::unique_ptr<host::Service>{std::make_unique<house::House>(house::HouseNeeds{
        .games = all_games(),
        .open = opener_of(all_games()),
        .folder = order.folder,
        .run_by = order.run_by,
        .user_called = [&users =
                            order.users](const std::string& shown) { return users.called(shown); },
        .time = clock_text,
        .note = [&log = order.log](const std::string& line) { log.note(line); },
        .is_while_used = order.is_while_used})};
}

std::vector<std::string> games_begun_at_once() {
    std::vector<std::string> names;
    for (const tui::GameBox& game : all_games())
        if (game.begin) names.emplace_back(game.name);
    return names;
}

int come_in(const cli::Play& order) {
    if (order.restricted_to) return play_restricted(order);
    if (not order.replay.empty()) return see_again(order);
    if (order.is_plain) return play(order);
    if (isatty(STDIN_FILENO) == 0)
        return shell::run(all_games(), {.files = {"-"}, .save_to = order.save_to});
    if (not order.save_to.empty()) {
        shell::complain("--save-to is for scripts, and standard input is a terminal");
        return static_cast<int>(table::Status::Wrong);
    }
    return play(order);
}

}  // namespace

int main(int count, char** words) {
    if (not shell::hold_closed_streams()) {
        shell::complain("/dev/null cannot be opened in the place of a closed stream");
        return static_cast<int>(table::Status::NoFile);
    }
    std::signal(SIGPIPE, SIG_IGN);  // report writing to a closed output as an error
    std::signal(SIGXFSZ, SIG_IGN);  // the same for a file at its size limit
    try {
        return match(
            cli::read(count, words, {games_begun_at_once(), fence_here}),
            [](const cli::Play& order) { return come_in(order); },
            [](const cli::Run& order) { return shell::run(all_games(), order); },
            [](const cli::Odds& order) { return shell::tell_odds(all_games(), order); },
            [](const cli::Sim& order) { return shell::simulate(all_games(), order); },
            [](const cli::Merge& order) { return shell::merge(all_games(), order); },
            [](const cli::Ask& order) { return shell::ask(all_games(), order); },
            [](const cli::Record& order) { return shell::tell_record(all_games(), order); },
            [](const cli::Show& order) { return shell::show(all_games(), order); },
            [](cli::Results order) { return shell::tell_results(all_games(), order); },
            [](const cli::Review& order) { return shell::review(all_games(), order); },
            [](const cli::Cast& order) { return shell::write_cast(all_games(), order); },
            [](const cli::List& order) { return shell::list(order); },
            [](const cli::Check& order) { return shell::check(order); },
            [](const cli::Export& order) { return shell::export_mode(order); },
            [](const cli::Import& order) { return shell::import_mode(order); },
            [](const cli::Host& order) { return shell::keep_host(order, make_house); },
            [](const cli::Tables& order) { return shell::tell_tables(order); },
            [](const cli::Visit& order) { return visit(order); },
            [](const cli::Done& done) {
                return done.text.empty() ? done.status : shell::tell(done.text);
            });
    } catch (const std::exception& error) {
        shell::complain(error.what());
        return static_cast<int>(table::Status::NoFile);
    }
}
