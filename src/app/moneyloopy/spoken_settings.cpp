// The choices of Moneyloopy in sentences (P-1.6).
#include <algorithm>

#include "app/moneyloopy/setup.hpp"
#include "app/table/player_settings.hpp"
#include "app/table/rule_settings.hpp"
#include "base/dollars.hpp"
#include "rules/moneyloopy/options.hpp"

namespace parlor::tui {

std::vector<plain::Setting> LoopySetup::all() const {
    const moneyloopy_table::Boards& boards = setup_.boards;
    std::vector<plain::Setting> settings{
        {.name = "board", .value = setup_.board, .about = "The board, with its squares"}};
    for (const std::string& board : boards.all)
        if (std::ranges::find(boards.unplayable, board) == boards.unplayable.end())
            settings.back().words.push_back(board);
    add_player_settings(settings, setup_.players);
    add_rule_settings(settings, moneyloopy::options(), setup_.rules);
    return settings;
}

std::optional<Error> LoopySetup::choose(std::string_view name, const std::string& value) {
    if (name == "board") return read_board(value);
    if (is_player_setting(name)) return choose_player_setting(setup_.players, name, value);
    choose_rule(moneyloopy::options(), setup_.rules, name, value);
    return std::nullopt;
}

std::string LoopySetup::read_back() const {
    moneyloopy::Ruleset usual;
    usual.start_money = setup_.rules.start_money;
    return players_in_words(setup_.players) + " play Moneyloopy on the board " +
           edition_->board.name + ", " + dollars(setup_.rules.start_money) + " each" +
           other_rules(moneyloopy::options(), setup_.rules, usual) + ".";
}

}  // namespace parlor::tui
