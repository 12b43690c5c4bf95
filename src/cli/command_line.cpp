#include "cli/command_line.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <iostream>
#include <span>
#include <sstream>
#include <string_view>
#include <utility>

#include "base/program_version.hpp"
#include "cli/commands.hpp"
#include "cli/values.hpp"
#include "unicode/printable.hpp"

namespace parlor::cli {
namespace {

constexpr int wrong_usage = 2;

// Prints CLI11's message on one line, made printable.
int complain(const CLI::ParseError& error) {
    std::cerr << "parlor: " << printable(in_our_words(error.what()), 200)
              << " (see parlor --help)\n";
    return wrong_usage;
}

int only_playing() {
    std::cerr << "parlor: in restricted mode there is nothing but playing\n";
    return wrong_usage;
}

// Whether login(1) or sshd started the program as a login shell: `-parlor`, or `parlor -c COMMAND`.
bool is_login_shell(int count, const char* const* words) {
    if (count < 1) return false;
    return words[0][0] == '-' or (count > 1 and std::string_view{words[1]} == "-c");
}

// Whether the words are what ForceCommand of sshd_config passes to a login shell.
bool is_told_to_play(int count, const char* const* words) {
    return count == 3 and words[1] == std::string_view{"-c"} and
           words[2] == std::string_view{"parlor"};
}

int only_as_when_restricted() {
    std::cerr << "parlor: --as is for a forced command, together with --restricted (see parlor "
                 "--help)\n";
    return wrong_usage;
}

int only_at_when_restricted() {
    std::cerr << "parlor: --at is for host, tables, open, join and watch, as `parlor join --at "
                 "SOCKET`, and for --restricted\n";
    return wrong_usage;
}

int only_playing_plainly() {
    std::cerr << "parlor: --plain is for playing: `parlor --plain`, or with a game as in `parlor "
                 "--plain property`, and for shared tables\n";
    return wrong_usage;
}

int follows_only_a_file() {
    std::cerr << "parlor: --follow needs a file that grows, not standard input\n";
    return wrong_usage;
}

int only_one(const std::string& game, const std::string& command) {
    std::cerr << "parlor: " << printable(game) << " and " << command
              << " do not go together (see parlor --help)\n";
    return wrong_usage;
}

int only_scripts() {
    std::cerr << "parlor: --save-to is for scripts: `parlor run --save-to FOLDER FILE`, or "
                 "without a command when a script is on standard input\n";
    return wrong_usage;
}

std::string version(const Offered& offered) {
    return "parlor " + program_version() + "\nfence of restricted mode: " + offered.fence();
}

// A command line option that overrides the configuration file for one run.
struct Asking {
    std::string name, help;
    std::string value = {};
};

void add(CLI::App& app, Asking& asking) {
    const auto& values = option_named(asking.name).values;
    take_one_of(*app.add_option("--" + asking.name, asking.value, asking.help),
                {values.begin(), values.end()});
}

OptionChosen chosen(const Asking& asking) {
    const Option& option = option_named(asking.name);
    const auto found = std::ranges::find(option.values, asking.value);
    return {&option, static_cast<std::size_t>(found - option.values.begin())};
}

std::vector<OptionChosen> all_chosen(std::span<const Asking> looks) {
    std::vector<OptionChosen> all;
    for (const Asking& asking : looks)
        if (not asking.value.empty()) all.push_back(chosen(asking));
    return all;
}

// Whether a command other than playing draws with this option: `show` prints characters without
// colours.
bool draws_with(const std::string& command, const Asking& asking) {
    return command == "show" and asking.name == "glyphs";
}

// The name of an option that would do nothing for this command; empty: none.
std::string useless(std::span<const Asking> looks, const std::string& command) {
    for (const Asking& asking : looks)
        if (not asking.value.empty() and not draws_with(command, asking)) return asking.name;
    return "";
}

int complain_of_useless(const std::string& name, const std::string& command) {
    std::cerr << "parlor: --" << name << " does nothing for " << command
              << "; leave it out (see parlor --help)\n";
    return wrong_usage;
}

}  // namespace

Order read(int count, const char* const* words, const Offered& offered) {
    CLI::App app{
        "Play the property game, Moneyloopy and dominoes in the terminal.\n"
        "Without a command: open the launcher, or run standard input when it is not a terminal."};
    app.name("parlor");
    app.set_version_flag("--version", [&] { return version(offered); });
    app.require_subcommand(0, 1);

    std::array looks{
        Asking{"glyphs", "Characters to draw with"},
        Asking{"colour", "Number of colours; mono: reverse video alone"},
        Asking{"paper", "Background: black, the terminal's own, or a light terminal's"}};
    for (Asking& asking : looks) add(app, asking);

    bool is_plain = false;
    app.add_flag("--plain", is_plain, "Play in sentences, as for a screen reader");

    std::string game;
    app.add_option("GAME", game, "Begin at once: a command below, or a mode such as blitz");

    std::string folder;
    auto* const restricted =
        app.add_option("--restricted", folder, "Only play; all files are in FOLDER, or ~/.parlor")
            ->option_text("[FOLDER]")
            ->expected(0, 1);

    std::string save_to;
    add_save_to(app, save_to);

    std::string at, user_name;
    add_at(app, at, "With --restricted: where the host of shared tables is");
    auto* const as = app.add_option("--as", user_name, "With --restricted: who plays");
    take_user_name(*as);
    as->option_text("NAME");

    const Commands commands{app, offered.at_once};
    app.footer(footer_with("parlor --glyphs ascii --colour mono"));
    try {
        app.parse(is_told_to_play(count, words) ? 1 : count, words);
    } catch (const CLI::Success& asked) {  // --help, --version
        std::ostringstream text;
        const int status = app.exit(asked, text);
        return Done{status, text.str()};
    } catch (const CLI::ParseError& error) { return Done{complain(error)}; }
    const bool is_restricted = restricted->count() > 0 or is_login_shell(count, words);
    auto order = commands.given();
    if (is_restricted and (order or not commands.replay().empty())) return Done{only_playing()};
    if (not is_restricted and not user_name.empty()) return Done{only_as_when_restricted()};
    if (not is_restricted and not at.empty()) return Done{only_at_when_restricted()};
    if (commands.follows() and commands.replay() == "-") return Done{follows_only_a_file()};
    const bool has_command = not app.get_subcommands().empty();
    if (not game.empty() and has_command)
        return Done{only_one(game, app.get_subcommands().front()->get_name())};
    if (not save_to.empty() and (is_restricted or has_command)) return Done{only_scripts()};
    auto asked = all_chosen(looks);
    const bool is_shared =
        order and (std::holds_alternative<Visit>(*order) or std::holds_alternative<Tables>(*order));
    if (is_plain and not is_shared and (order or not commands.replay().empty()))
        return Done{only_playing_plainly()};
    if (order) {
        if (auto* const visit = std::get_if<Visit>(&*order)) {
            visit->asked = std::move(asked);
            visit->is_plain = is_plain;
            return *order;
        }
        const std::string command = app.get_subcommands().front()->get_name();
        if (const auto name = useless(looks, command); not name.empty())
            return Done{complain_of_useless(name, command)};
        if (auto* const show = std::get_if<Show>(&*order)) show->asked = std::move(asked);
        return *order;
    }
    Play play{.asked = std::move(asked),
              .game = game.empty() ? commands.game() : game,
              .replay = commands.replay(),
              .follows = commands.follows(),
              .save_to = save_to,
              .at = at,
              .is_plain = is_plain,
              .user_name = user_name};
    if (is_restricted) play.restricted_to = folder;
    return play;
}

}  // namespace parlor::cli
