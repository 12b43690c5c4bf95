// Makes the last choices, and then the mode, the board or the settings that the room has read, the
// current choices.
#include "tui/property/setup/setup_screen.hpp"

#include <algorithm>
#include <utility>

#include "tui/property/setup/board_page.hpp"
#include "tui/property/setup/steps.hpp"
#include "tui/setup/all_settings.hpp"

namespace parlor::tui {
namespace {

using board::Sitter;

// Takes a level for each computer only when the levels differ.
void take_computers(setup::Players& players) {
    players.levels.clear();
    for (const Sitter& sitter : players.sitters)
        if (sitter.computer) players.levels.push_back(*sitter.computer);
    players.computers = static_cast<int>(players.levels.size());
    if (players.levels.empty()) return;
    players.level = players.levels.front();
    if (std::ranges::count(players.levels, players.level) == players.computers)
        players.levels.clear();
}

setup::Tokens tokens_of(const property::Ruleset& rules) {
    return rules.tokens == property::Tokens::Digits ? setup::Tokens::Digits
                                                    : setup::Tokens::Letters;
}

// Its rules, its seats, and its kind of tokens.
void take_rules(SetupUi& ui, const property::Mode& mode) {
    ui.mode = mode.id;
    ui.players.fewest = mode.fewest_seats;
    ui.players.most = mode.most_seats;
    ui.players.tokens = tokens_of(mode.rules);
    ui.mode_money = mode.rules.start_money;
    ui.rules = mode.rules;
    setup::fit_seats(ui.players);
}

}  // namespace

SetupUi begin_setup(const Options& options,
                    const property::Mode& mode,
                    std::vector<ModeName> modes,
                    std::vector<std::string> boards,
                    std::vector<std::string> saved) {
    const Options::Property& last = options.property;
    SetupUi ui;
    ui.modes = as_offered(std::move(modes));
    ui.boards = as_offered(std::move(boards));
    ui.board = last.board.empty() ? mode.board : last.board;
    ui.players.prompt = options.prompt;
    take_last(ui.players, {last.level, last.computers, last.levels});
    ui.saved.names = std::move(saved);
    take_rules(ui, mode);
    turn_to(ui, first_step(ui));
    return ui;
}

void take_mode(SetupUi& ui, const property::Mode& mode) {
    if (mode.id != ui.mode) {
        take_rules(ui, mode);
        ui.board = mode.board;
    }
    go_on(ui, SetupStep::Board);
}

void take_board(SetupUi& ui, std::string id) {
    ui.board = std::move(id);
    go_on_to_players(ui);
}

void take_edited(SetupUi& ui, const property::Mode& mode) {
    take_rules(ui, mode);
    take_board(ui, mode.board);
}

void take_settings(SetupUi& ui,
                   std::string name,
                   const property::Mode& mode,
                   const property::Property::Setup& setup) {
    take_rules(ui, mode);
    ui.rules = setup.rules;
    ui.board = setup.edition->board.id;
    ui.players.sitters = setup.sitters;
    std::stable_partition(ui.players.sitters.begin(),
                          ui.players.sitters.end(),
                          [](const Sitter& sitter) { return not sitter.computer; });
    take_computers(ui.players);
    ui.saved.name = std::move(name);
    ui.saved.are_damaged = false;
    ui.saved.from = SetupStep::Saved;
    turn_to(ui, SetupStep::Settings);
}

void take_damaged(SetupUi& ui, std::string name) {
    ui.saved.name = std::move(name);
    ui.saved.are_damaged = true;
    ui.saved.from = SetupStep::Saved;
    turn_to(ui, SetupStep::Settings);
}

void take_saved(SetupUi& ui, std::string name, std::vector<std::string> names) {
    ui.saved.name = std::move(name);
    ui.saved.names = std::move(names);
    turn_to(ui, SetupStep::Settings);
}

void take_deleted(SetupUi& ui, std::vector<std::string> names) {
    ui.saved.name.clear();
    ui.saved.names = std::move(names);
    turn_to(ui, ui.saved.from == SetupStep::Saved ? first_step(ui) : SetupStep::Settings);
}

void ask_over(SetupUi& ui, std::string name) {
    ui.saved.over = std::move(name);
    turn_to(ui, SetupStep::SaveOver);
}

}  // namespace parlor::tui
