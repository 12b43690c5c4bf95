#include "cli/commands.hpp"

#include <algorithm>
#include <limits>
#include <string>
#include <thread>
#include <vector>

#include "cli/values.hpp"
#include "dominoes/ruleset.hpp"
#include "rules/moneyloopy/options.hpp"
#include "rules/property/options.hpp"

namespace parlor::cli {
namespace {

constexpr std::uint64_t most_throws = 1'000'000'000'000;
constexpr std::uint64_t any_seed = std::numeric_limits<std::uint64_t>::max();
constexpr int any_move = std::numeric_limits<int>::max();
constexpr int most_games = 1'000'000;
constexpr int highest_first = 99'000'000;
constexpr int most_threads = 256;

constexpr const char* any_table = "Its number or name; default: the only one that can be meant";
constexpr const char* host_is = "Where the host is; default: the system's, or your own";
constexpr const char* any_game = "Script, journal or saved game; - is standard input";

int cores() {
    const auto cores = static_cast<int>(std::thread::hardware_concurrency());
    return std::clamp(cores, 1, most_threads);
}

struct HouseRule {
    std::string_view name, explanation;
    std::string values;
};

// Adds the options of a game whose names are not in the list yet.
template <class Options>
void add_rules(const Options& options, std::vector<HouseRule>& all) {
    for (const auto& option : options)
        if (std::ranges::find(all, option.name, &HouseRule::name) == all.end())
            all.push_back({option.name, option.explanation, all_values(option.values)});
}

// The options for --set, one per line.
std::string house_rules() {
    std::vector<HouseRule> all;
    add_rules(property::options(), all);
    add_rules(moneyloopy::options(), all);
    std::size_t longest = 0;
    for (const HouseRule& rule : all) longest = std::max(longest, rule.name.size());
    std::string text = "Names of --set:\n";
    for (const auto& [name, explanation, values] : all)
        text.append("  ")
            .append(name)
            .append(longest + 2 - name.size(), ' ')
            .append(explanation)
            .append(" (" + values + ")\n");
    return text;
}

// Reports the error when the command line is parsed.
void refuse_all(const CLI::App& group) {
    for (const CLI::Option* option : group.get_options())
        if (option->count() > 0)
            throw CLI::ValidationError(option->get_name(), "this game has no such option");
}

void refuse_all_but(const CLI::Option& only, const CLI::App& command) {
    for (const CLI::Option* option : command.get_options())
        if (option != &only and option->count() > 0)
            throw CLI::ValidationError(only.get_name(), "it takes files and no other option");
    for (const CLI::App* group : command.get_subcommands([](const auto*) { return true; }))
        refuse_all_but(only, *group);
}

}  // namespace

void add_save_to(CLI::App& app, std::string& folder) {
    app.add_option("--save-to", folder, "Where scripts save games; else the working folder")
        ->option_text("FOLDER")
        ->check(CLI::ExistingDirectory);
}

CLI::Option* add_at(CLI::App& app, std::string& socket, const std::string& help) {
    return app.add_option("--at", socket, help)->option_text("SOCKET");
}

std::string footer_with(const std::string& example) {
    return "Example:\n  " + example +
           "\n\nManual pages: man 6 parlor, man 5 parlor, man 5 parlor-data, man 8 parlor-host";
}

Commands::Commands(CLI::App& app, const std::vector<std::string>& at_once) {
    for (const std::string& name : at_once) add_game(app, name);
    runs_ = app.add_subcommand("run", "Run scripts and journals in the table language");
    tells_odds_ = app.add_subcommand("odds", "Print how often each square is landed on");
    simulates_ = app.add_subcommand("sim", "Simulate games between computer players");
    asks_ = app.add_subcommand("ask", "Print the move that a computer player would make");
    records_ = app.add_subcommand("record", "Print the record of a game: its tiles, or its deals");
    replays_ = app.add_subcommand("replay", "Replay a game on the screen");
    shows_ = app.add_subcommand("show", "Print a position: screen, facts, story or charts");
    tells_story_ = app.add_subcommand("story", "Print a game in sentences");
    reviews_ = app.add_subcommand("review", "Print what the decisions of a game cost");
    casts_ = app.add_subcommand("cast", "Convert a game to an asciinema recording");
    tells_results_ = app.add_subcommand("results", "Print the results of all finished games");
    lists_ = app.add_subcommand("list", "List boards, cards, modes, saved games or replays");
    checks_ = app.add_subcommand("check", "Check files of boards, cards and modes");
    exports_ = app.add_subcommand("export", "Print a mode with its board and cards, to share it");
    imports_ = app.add_subcommand("import", "Add a mode that was exported to your own");
    keeps_host_ = app.add_subcommand("host", "Keep shared tables, for people at other terminals");
    tells_tables_ = app.add_subcommand("tables", "Print the shared tables of a host");
    opens_ = app.add_subcommand("open", "Open a shared table");
    joins_ = app.add_subcommand("join", "Play at a shared table");
    watches_ = app.add_subcommand("watch", "Watch a shared table");
    add_run();
    add_odds();
    add_sim();
    add_ask();
    add_record();
    add_replays();
    add_show();
    add_results();
    add_list();
    add_check();
    add_sharing();
    add_shared_tables();
}

void Commands::add_game(CLI::App& app, const std::string& name) {
    plays_.push_back(app.add_subcommand(name, "Begin a game of " + name + " at once"));
    plays_.back()->footer(footer_with("parlor " + name + " --glyphs ascii"));
    plays_.back()->fallthrough();  // accepts glyphs, colour, paper
}

void Commands::add_run() {
    runs_->footer(footer_with("parlor run --keep-going game.parlor"));
    runs_->add_option("FILE", run_.files, "Scripts or journals; - or none: standard input");
    runs_->add_flag("--keep-going", run_.keep_going, "Report every error, not only the first");
    runs_->add_flag("--live", run_.is_live, "Answer each line at once, for a program that plays");
    add_save_to(*runs_, run_.save_to);
}

void Commands::add_odds() {
    tells_odds_->footer(footer_with("parlor odds --board uk --throws 1000000"));
    tells_odds_->add_option("--mode", odds_.mode, "Mode id, as in data/modes")
        ->capture_default_str();
    tells_odds_->add_option(
        "--board", odds_.board, "Board id, as in data/boards; default: the mode's own");
    take_number(*tells_odds_->add_option("--throws", odds_.throws, "Number of dice throws")
                     ->capture_default_str(),
                1,
                most_throws);
}

void Commands::add_sim() {
    simulates_->footer(
        house_rules() + "\n" +
        footer_with("parlor sim classic --seats cpu:2,cpu:1,cpu:1 --games 12 --set salary=400"));
    simulates_->add_option(
        "GAME",
        sim_.game,
        "Game id: classic, city, blitz, reverse, evening, moneyloopy or dominoes");
    take_number(
        *simulates_->add_option("--games", sim_.games, "Number of games")->capture_default_str(),
        1,
        most_games);
    simulates_->add_option("--seats", sim_.seats, "Players, for example cpu:1,cpu:0,random");
    take_number(
        *simulates_
             ->add_option("--seed", sim_.seed, "Random seed; the same seed gives the same games")
             ->capture_default_str(),
        0,
        any_seed);
    const auto* const merge = add_sim_parts();
    const auto* const dominoes = add_sim_dominoes();
    const auto* const boards = add_sim_boards();
    const auto* const property = add_sim_property();
    simulates_->callback([=, this] {
        if (merge->count() > 0) return refuse_all_but(*merge, *simulates_);
        if (sim_.game.empty()) throw CLI::RequiredError("GAME");
        refuse_all(sim_.game == "dominoes" ? *boards : *dominoes);
        if (sim_.game == "dominoes" or sim_.game == "moneyloopy") refuse_all(*property);
    });
}

const CLI::Option* Commands::add_sim_parts() {
    auto* const group = simulates_->add_option_group("parts of a series");
    take_number(*group->add_option("--first", sim_.first, "Number of the first game in the series")
                     ->capture_default_str(),
                1,
                highest_first);
    group->add_flag("--part", sim_.tells_part, "Print the counts for --merge, not the report");
    return group
        ->add_option("--merge", merge_.files, "Print the report of the parts in these files")
        ->option_text("FILE ...");
}

const CLI::App* Commands::add_sim_dominoes() {
    auto* const group = simulates_->add_option_group("dominoes");
    std::vector<std::string> sizes;
    sizes.reserve(dominoes::hand_sizes.size());
    for (const int size : dominoes::hand_sizes) sizes.push_back(std::to_string(size));
    take_one_of(
        *group->add_option("--hand", sim_.hand, "Tiles in each hand")->capture_default_str(),
        sizes);
    take_number(*group->add_option("--target", sim_.target, "Points to win")->capture_default_str(),
                dominoes::lowest_target,
                dominoes::highest_target);
    group->add_flag(
        "!--no-mirror", sim_.mirrored, "Play each deal once, not twice with the hands switched");
    return group;
}

const CLI::App* Commands::add_sim_boards() {
    auto* const group = simulates_->add_option_group("property games and Moneyloopy");
    group->add_option("--board", sim_.board, "Board id, as in data/boards");
    group->add_option("--set", sim_.house_rules, "House rule; may be repeated")
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false);
    sim_.threads = cores();
    take_number(
        *group->add_option("--threads", sim_.threads, "Number of threads")->capture_default_str(),
        1,
        most_threads);
    return group;
}

const CLI::App* Commands::add_sim_property() {
    auto* const group = simulates_->add_option_group("property games");
    group->add_option("--csv", sim_.csv, "Write one row per game to this file");
    group->add_option("--journal", sim_.journals, "Save the games in this folder, for replay");
    return group;
}

void Commands::add_ask() {
    asks_->footer(footer_with("parlor ask --level 2 game.parlor"));
    asks_
        ->add_option(
            "FILE", ask_.file, "Script or journal that ends at the position; - is standard input")
        ->capture_default_str();
    auto* const level = asks_->add_option(
        "--level", ask_.level, "Level of the computer player; default: the seat's own");
    take_number(*level, 0, 2);
    asks_->add_flag("--values", ask_.values, "Print what each move is worth, in games that say so")
        ->excludes(level);
}

void Commands::add_record() {
    records_->footer(footer_with("parlor record game.parlor"));
    records_->add_option("FILE", record_.file, "Script or journal; - is standard input")
        ->required();
}

void Commands::add_replays() {
    replays_->footer(footer_with("parlor replay game.parlor"));
    replays_->fallthrough();  // accepts glyphs, colour, paper
    replays_->add_option("FILE", replay_, any_game)->required();
    replays_->add_flag("--follow", follows_, "Show the game as it is played elsewhere");
    tells_story_->footer(footer_with("parlor story game.parlor | less"));
    tells_story_->add_option("FILE", story_.file, any_game)->required();
    reviews_->footer(footer_with("parlor review game.parlor"));
    reviews_->add_option("FILE", review_.file, any_game)->required();
    reviews_->add_flag("--quick", review_.is_quick, "Fewer games are played on from each decision");
    casts_->footer(footer_with("parlor cast game.parlor > game.cast"));
    casts_->add_option("FILE", cast_.file, any_game)->required();
}

void Commands::add_show() {
    shows_->footer(footer_with("parlor show game.parlor --at 17 --story"));
    shows_->fallthrough();  // accepts glyphs
    shows_->add_option("FILE", show_.file, any_game)->required();
    take_number(*shows_->add_option("--at", show_.at, "Move number; default: the end of the game"),
                0,
                any_move);
    auto* const facts = shows_->add_flag("--facts", shows_facts_, "Print the facts");
    auto* const story =
        shows_->add_flag("--story", shows_story_, "Print the story so far")->excludes(facts);
    auto* const pictures =
        shows_->add_flag("--pictures", shows_pictures_, "Print charts of the game so far")
            ->excludes(facts)
            ->excludes(story);
    shows_->add_flag("--svg", shows_svg_, "Print the screen as a picture in SVG")
        ->excludes(facts)
        ->excludes(story)
        ->excludes(pictures);
    shows_->add_flag("--wide", show_.is_wide, "Print the screen with its right half, 80 columns");
}

void Commands::add_results() {
    tells_results_->footer(footer_with("parlor results --csv > results.csv"));
    tells_results_->add_flag("--csv", results_.csv, "Print one row per player of each game");
}

void Commands::add_list() {
    lists_->footer(footer_with("parlor list replays"));
    take_one_of(*lists_->add_option("WHAT", listed_, "What to list, a name a line")->required(),
                {listed_words.begin(), listed_words.end()});
}

void Commands::add_check() {
    checks_->footer(footer_with("parlor check lean.toml"));
    checks_->add_option("FILE", check_.files, "Files of boards, cards or modes")->required();
}

void Commands::add_sharing() {
    exports_->footer(footer_with("parlor export city > city.parlor-mode"));
    exports_->add_option("MODE", export_.mode, "Mode id, as in data/modes")->required();
    imports_->footer(footer_with("parlor import rush.parlor-mode"));
    imports_->add_option("FILE", import_.file, "A mode that was exported; - is standard input")
        ->required();
}

void Commands::add_shared_tables() {
    keeps_host_->footer(footer_with("parlor host --at /srv/parlor/host --trust games"));
    add_at(*keeps_host_, host_.at, "Where to listen; default: your own socket");
    keeps_host_->add_option("--keep", host_.keep, "Where to keep the tables; else in your own")
        ->option_text("FOLDER");
    keeps_host_
        ->add_option("--trust", host_.trusted, "Believe --as of this account; may be repeated")
        ->option_text("ACCOUNT ...");
    keeps_host_->add_flag(
        "--while-used", host_.is_while_used, "End ten minutes after the last guest has left");
    tells_tables_->footer(footer_with("parlor tables --at /srv/parlor/host"));
    add_at(*tells_tables_, tables_.at, host_is);
    opens_->footer(footer_with("parlor open dominoes"));
    opens_->add_option("GAME", open_.name, "Game id, as in a script: classic, dominoes")
        ->required();
    joins_->footer(footer_with("parlor join 7"));
    joins_->add_option("TABLE", join_.name, any_table);
    watches_->footer(footer_with("parlor watch 7"));
    watches_->add_option("TABLE", watch_.name, any_table);
    add_visit(*opens_, open_);
    add_visit(*joins_, join_);
    add_visit(*watches_, watch_);
}

void Commands::add_visit(CLI::App& command, Visit& visit) {
    add_at(command, visit.at, host_is);
    command.fallthrough();  // accepts glyphs, colour, paper
}

Show Commands::show() const {
    Show show = show_;
    if (shows_svg_) show.shown = Shown::Svg;
    if (shows_facts_) show.shown = Shown::Facts;
    if (shows_story_) show.shown = Shown::Story;
    if (shows_pictures_) show.shown = Shown::Pictures;
    return show;
}

List Commands::list() const {
    const auto word = std::ranges::find(listed_words, listed_);
    return {static_cast<Listed>(word - listed_words.begin())};
}

std::string Commands::game() const {
    for (const CLI::App* game : plays_)
        if (game->parsed()) return game->get_name();
    return "";
}

std::optional<Order> Commands::given() const {
    if (runs_->parsed()) return run_;
    if (tells_odds_->parsed()) return odds_;
    if (simulates_->parsed()) return merge_.files.empty() ? Order{sim_} : Order{merge_};
    if (asks_->parsed()) return ask_;
    if (records_->parsed()) return record_;
    if (shows_->parsed()) return show();
    if (tells_story_->parsed()) return story_;
    if (reviews_->parsed()) return review_;
    if (casts_->parsed()) return cast_;
    if (tells_results_->parsed()) return results_;
    if (lists_->parsed()) return list();
    if (checks_->parsed()) return check_;
    if (exports_->parsed()) return export_;
    if (imports_->parsed()) return import_;
    if (keeps_host_->parsed()) return host_;
    if (tells_tables_->parsed()) return tables_;
    if (opens_->parsed()) return open_;
    if (joins_->parsed()) return join_;
    if (watches_->parsed()) return watch_;
    return std::nullopt;
}

}  // namespace parlor::cli
