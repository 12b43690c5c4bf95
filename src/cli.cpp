#include "cli.hpp"

#include <CLI/CLI.hpp>
#include <iostream>

#include "base/text.hpp"

namespace parlor::cli {
namespace {

constexpr std::int64_t most_throws = 1'000'000'000'000;
constexpr int wrong_usage = 2;

// CLI11's own words, on one line, whatever the user typed.
int complain(const CLI::ParseError& error) {
    std::cerr << "parlor: " << printable(error.what(), 200) << " (see parlor --help)\n";
    return wrong_usage;
}

}  // namespace

Order read(int count, const char* const* words) {
    CLI::App app{"Games for a terminal. Without a command: the parlor itself."};
    app.name("parlor");
    app.set_version_flag("--version", "parlor " PARLOR_VERSION);
    app.require_subcommand(0, 1);

    Run run;
    auto* const runs = app.add_subcommand("run", "Run games in the table language");
    runs->add_option("FILE", run.files, "Scripts or journals; - or none: standard input");
    runs->add_flag("--keep-going", run.keep_going, "Tell every trouble, not only the first");

    Odds odds{.board = "us", .throws = 10'000'000};
    auto* const tells_odds = app.add_subcommand("odds", "How often each square is landed on");
    tells_odds->add_option("--board", odds.board, "The board, by its id")->capture_default_str();
    tells_odds->add_option("--throws", odds.throws, "How many throws to make")
        ->capture_default_str()
        ->check(CLI::Range(std::int64_t{1}, most_throws));

    try {
        app.parse(count, words);
    } catch (const CLI::Success& asked) {  // --help, --version
        return Done{app.exit(asked)};
    } catch (const CLI::ParseError& error) { return Done{complain(error)}; }
    if (run.files.empty()) run.files.emplace_back("-");
    if (runs->parsed()) return run;
    if (tells_odds->parsed()) return odds;
    return Play{};
}

}  // namespace parlor::cli
