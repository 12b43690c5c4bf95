#include "cli_commands.hpp"

#include <algorithm>
#include <string>
#include <thread>
#include <vector>

namespace parlor::cli {
namespace {

constexpr std::int64_t most_throws = 1'000'000'000'000;
constexpr int most_games = 1'000'000;
constexpr int most_threads = 256;

int cores() {
    const auto cores = static_cast<int>(std::thread::hardware_concurrency());
    return std::clamp(cores, 1, most_threads);
}

// Told when the line is parsed.
void refuse_all(const CLI::App& group) {
    for (const CLI::Option* option : group.get_options())
        if (option->count() > 0)
            throw CLI::ValidationError(option->get_name(), "this game has no such option");
}

}  // namespace

void add_save_to(CLI::App& app, std::string& folder) {
    app.add_option("--save-to", folder, "Where scripts save games; else the working folder")
        ->option_text("FOLDER")
        ->check(CLI::ExistingDirectory);
}

Commands::Commands(CLI::App& app)
    : plays_dominoes_{app.add_subcommand("dominoes", "Play dominoes, with the saved options")},
      runs_{app.add_subcommand("run", "Run games in the table language")},
      tells_odds_{app.add_subcommand("odds", "How often each square is landed on")},
      simulates_{app.add_subcommand("sim", "Play a series of games between computers")},
      asks_{app.add_subcommand("ask", "Which move a computer would make in a position")},
      records_{app.add_subcommand("record", "Print the record of a game of dominoes")},
      replays_{app.add_subcommand("replay", "See a game again")},
      shows_{app.add_subcommand("show",
                                "Print how a game stood: its screen, facts, story or pictures")},
      tells_story_{app.add_subcommand("story", "Print a game in sentences")},
      casts_{app.add_subcommand("cast", "Print a replay as asciinema plays it")} {
    plays_dominoes_->fallthrough();  // glyphs, colour, paper
    add_run();
    add_odds();
    add_sim();
    add_ask();
    add_record();
    add_replays();
}

void Commands::add_run() {
    runs_->add_option("FILE", run_.files, "Scripts or journals; - or none: standard input");
    runs_->add_flag("--keep-going", run_.keep_going, "Tell every trouble, not only the first");
    add_save_to(*runs_, run_.save_to);
}

void Commands::add_odds() {
    tells_odds_->add_option("--board", odds_.board, "The board, by its id")->capture_default_str();
    tells_odds_->add_option("--throws", odds_.throws, "How many throws to make")
        ->capture_default_str()
        ->check(CLI::Range(std::int64_t{1}, most_throws));
}

void Commands::add_sim() {
    simulates_->add_option("GAME", sim_.game, "Which game")->required();
    simulates_->add_option("--games", sim_.games, "How many games to play")
        ->capture_default_str()
        ->check(CLI::Range(1, most_games));
    simulates_->add_option("--seats", sim_.seats, "Who plays, as in cpu:1,cpu:0,random");
    simulates_->add_option("--seed", sim_.seed, "Same seed, same games")->capture_default_str();
    const auto* const dominoes = add_sim_dominoes();
    const auto* const property = add_sim_property();
    simulates_->callback(
        [=, this] { refuse_all(sim_.game == "dominoes" ? *property : *dominoes); });
}

const CLI::App* Commands::add_sim_dominoes() {
    auto* const group = simulates_->add_option_group("dominoes");
    group->add_option("--hand", sim_.hand, "Tiles in a hand")
        ->capture_default_str()
        ->check(CLI::IsMember({7, 9, 11}));
    group->add_option("--target", sim_.target, "Points to win")
        ->capture_default_str()
        ->check(CLI::Range(1, 999));
    group->add_flag("!--no-mirror", sim_.mirrored, "Play no deal twice with the hands switched");
    return group;
}

const CLI::App* Commands::add_sim_property() {
    auto* const group = simulates_->add_option_group("property games");
    group->add_option("--board", sim_.board, "The board, by its id");
    group->add_option("--set", sim_.house_rules, "A house rule: NAME=VALUE; may be said again")
        ->allow_extra_args(false);
    sim_.threads = cores();
    group->add_option("--threads", sim_.threads, "How many games to play side by side")
        ->capture_default_str()
        ->check(CLI::Range(1, most_threads));
    group->add_option("--csv", sim_.csv, "Write a row for each game into a file");
    group->add_option("--journal", sim_.journals, "Keep the games in a folder, to be seen again");
    return group;
}

void Commands::add_ask() {
    asks_->add_option("FILE", ask_.file, "A position in the table language; - is standard input")
        ->capture_default_str();
    asks_->add_option("--level", ask_.level, "The level to ask, instead of the seat's own")
        ->check(CLI::Range(0, 2));
}

void Commands::add_record() {
    records_->add_option("FILE", record_.file, "A journal; - is standard input")->required();
}

void Commands::add_replays() {
    constexpr const char* file = "A journal, a saved game, a script; - is standard input";
    replays_->fallthrough();  // glyphs, colour, paper
    replays_->add_option("FILE", replay_, file)->required();
    shows_->fallthrough();
    shows_->add_option("FILE", show_.file, file)->required();
    shows_->add_option("--at", show_.at, "At which move; else at the end")
        ->check(CLI::NonNegativeNumber);
    auto* const facts = shows_->add_flag("--facts", shows_facts_, "Print the facts");
    auto* const story =
        shows_->add_flag("--story", shows_story_, "Print the story so far")->excludes(facts);
    shows_->add_flag("--pictures", shows_pictures_, "Print wealth, rent and landings so far")
        ->excludes(facts)
        ->excludes(story);
    tells_story_->add_option("FILE", story_.file, file)->required();
    casts_->add_option("FILE", cast_.file, file)->required();
}

Show Commands::show() const {
    Show show = show_;
    if (shows_facts_) show.shown = Shown::Facts;
    if (shows_story_) show.shown = Shown::Story;
    if (shows_pictures_) show.shown = Shown::Pictures;
    return show;
}

tui::Door Commands::door() const {
    return plays_dominoes_->parsed() ? tui::Door::Dominoes : tui::Door::Title;
}

std::optional<Order> Commands::given() const {
    if (runs_->parsed()) return run_;
    if (tells_odds_->parsed()) return odds_;
    if (simulates_->parsed()) return sim_;
    if (asks_->parsed()) return ask_;
    if (records_->parsed()) return record_;
    if (shows_->parsed()) return show();
    if (tells_story_->parsed()) return story_;
    if (casts_->parsed()) return cast_;
    return std::nullopt;
}

}  // namespace parlor::cli
