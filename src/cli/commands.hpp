// The commands that can be the first word of the command line, and their options.
//
// Errors: CLI11's exceptions, thrown while the command line is parsed.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <vector>

#include "cli/command_line.hpp"

namespace parlor::cli {

// `--save-to FOLDER`, an option of the program itself and of `run`.
void add_save_to(CLI::App& app, std::string& folder);

// `--at SOCKET`, an option of restricted mode and of the commands of shared tables.
CLI::Option* add_at(CLI::App& app, std::string& socket, const std::string& help);

// The end of each `--help`: an example of the command, and where to read more.
[[nodiscard]] std::string footer_with(const std::string& example);

class Commands {
public:
    // Adds the commands to `app`. Requires an `app` that is not parsed yet; the Commands must
    // outlive the parsing.
    Commands(CLI::App& app, const std::vector<std::string>& at_once);

    // The order after parsing; nothing when no command was given.
    [[nodiscard]] std::optional<Order> given() const;
    [[nodiscard]] std::string game() const;  // the game to begin at once; empty: none
    [[nodiscard]] std::string replay() const { return replay_; }
    [[nodiscard]] bool follows() const { return follows_; }

private:
    void add_game(CLI::App& app, const std::string& name);
    void add_run();
    void add_odds();
    void add_sim();
    const CLI::Option* add_sim_parts();  // --merge
    const CLI::App* add_sim_dominoes();  // the options of dominoes
    const CLI::App* add_sim_boards();
    const CLI::App* add_sim_property();
    void add_ask();
    void add_record();
    void add_replays();
    void add_show();
    void add_results();
    void add_list();
    void add_check();
    void add_sharing();
    void add_shared_tables();
    void add_visit(CLI::App& command, Visit& visit);
    [[nodiscard]] Show show() const;
    [[nodiscard]] List list() const;

    std::vector<CLI::App*> plays_;
    CLI::App *runs_, *tells_odds_, *simulates_, *asks_, *records_;
    CLI::App *replays_, *shows_, *tells_story_, *reviews_, *casts_, *tells_results_, *lists_,
        *checks_;
    CLI::App *exports_, *imports_;
    CLI::App *keeps_host_, *tells_tables_, *opens_, *joins_, *watches_;
    Run run_{.files = {"-"}};
    Odds odds_{.mode = "classic", .board = "", .throws = 50'000'000};
    Sim sim_{.games = 1000, .seed = 1, .hand = 7, .target = 150};
    Merge merge_;
    Ask ask_{.file = "-"};
    Record record_;
    std::string replay_;
    bool follows_ = false;
    Show show_;
    bool shows_svg_ = false, shows_facts_ = false, shows_story_ = false, shows_pictures_ = false;
    Show story_{.shown = Shown::Story};
    Review review_;
    Cast cast_;
    Results results_;
    std::string listed_;
    Check check_;
    Export export_;
    Import import_;
    Host host_;
    Tables tables_;
    Visit open_{.purpose = Visit::For::Open}, join_{.purpose = Visit::For::Join},
        watch_{.purpose = Visit::For::Watch};
};

}  // namespace parlor::cli
