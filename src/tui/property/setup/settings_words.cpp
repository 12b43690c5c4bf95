#include "tui/property/setup/settings_words.hpp"

#include <algorithm>
#include <utility>

#include "base/dollars.hpp"
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "rules/board/level_name.hpp"
#include "rules/board/spelling.hpp"
#include "rules/property/options.hpp"
#include "tui/property/setup/rules_shown.hpp"
#include "tui/setup/seats.hpp"
#include "tui/setup/sitter_rows.hpp"

namespace parlor::tui {
namespace {

using board::Sitter;
using Option = RuleOption<property::Ruleset>;

constexpr int first_row = 9, players_page = 2, rules_page = 3, mode_page = 4;
constexpr int name_col = 3, end_col = 18, width_of_words = 16;

std::string title_of(const SavedSettings& saved) {
    return saved.name.empty() ? "NOT SAVED" : shortened(upper(saved.name), width_of_words);
}

std::string mode_name(const SetupUi& ui) {
    return shortened(upper(mode_named(ui.modes, ui.mode).name), width_of_words);
}

// `3 PEOPLE`
std::string counted(std::size_t count, const std::string& one, const std::string& more) {
    return std::to_string(count) + " " + (count == 1 ? one : more);
}

// At a shared table in two lines.
std::vector<std::string> players_lines(const setup::Players& players) {
    const std::string people = counted(setup::people_here(players), "PERSON", "PEOPLE");
    const std::string computers = counted(setup::computers_among(players.sitters), "CPU", "CPUS");
    if (not players.guests) return {people + " " + computers};
    const auto guests = static_cast<std::size_t>(*players.guests);
    return {people, counted(guests, "GUEST", "GUESTS") + " " + computers};
}

// Those of a shared table are not saved, and have no name.
std::vector<Words> overview(const SetupUi& ui) {
    std::vector<Words> words;
    if (not ui.players.guests) words.push_back({first_row, title_of(ui.saved), on_white, 2, 1});
    std::vector<std::string> lines = players_lines(ui.players);
    lines.insert(lines.begin(), {mode_name(ui), shortened(upper(ui.board), width_of_words)});
    lines.push_back(dollars(ui.rules.start_money));
    for (std::string& line : lines) {
        const int row = first_row + static_cast<int>(words.size());
        words.push_back({row, std::move(line), on_body, 2, 1});
    }
    return words;
}

std::vector<Words> damaged(const SetupUi& ui) {
    return {{first_row, title_of(ui.saved), on_white}, {first_row + 2, "CANNOT BE READ"}};
}

// With the token that the player has or gets (M-2.1).
void add_players(std::vector<Words>& words, const SetupUi& ui) {
    int row = first_row;
    for (const Sitter& each : setup::shown_sitters(ui.players)) {
        words.push_back({row, each.token, on_body, 1, players_page});
        const std::string kind = each.computer ? upper(name_of(*each.computer)) : "PERSON";
        const int kind_col = end_col - width(kind);
        words.push_back({row,
                         shortened(upper(each.name), kind_col - name_col - 1),
                         on_body,
                         name_col,
                         players_page});
        words.push_back({row++, kind, on_body, kind_col, players_page});
    }
}

// All rules that the first page does not have.
void add_rules(std::vector<Words>& words, const property::Ruleset& rules) {
    int row = first_row;
    for (const setup::Choice& rule : rules_shown(rules)) {
        words.push_back({row, std::string{rule.label}, on_body, 2, rules_page});
        const int value_col = end_col - width(rule.value);
        words.push_back({row++, rule.value, on_body, value_col, rules_page});
    }
}

std::string value_of(const Option& of_mode, const property::Ruleset& rules) {
    const auto value = static_cast<std::size_t>(of_mode.value(rules));
    return std::string{words_of(of_mode.values)[value].label};
}

// Rules that only the mode decides (M-2, M-6.4).
void add_switches(std::vector<Words>& words,
                  const property::Ruleset& rules,
                  const board::Board& board) {
    int row = first_row;
    for (const Option& option : property::switches())
        words.push_back({row++, spelled(value_of(option, rules), board), on_body, 2, mode_page});
}

}  // namespace

std::vector<Words> settings_words(const SetupUi& ui, const board::Board& board) {
    if (ui.saved.are_damaged) return damaged(ui);
    std::vector<Words> words = overview(ui);
    add_players(words, ui);
    add_rules(words, ui.rules);
    add_switches(words, ui.rules, board);
    return words;
}

}  // namespace parlor::tui
