// The choices of a property game in sentences (P-1.6): those of the page of all settings and of its
// house rules.
#include <algorithm>

#include "app/property/setup.hpp"
#include "app/table/player_settings.hpp"
#include "app/table/rule_settings.hpp"
#include "base/dollars.hpp"
#include "tui/property/setup/beginning.hpp"

namespace parlor::tui {

std::vector<plain::Setting> PropertySetup::all() const {
    const ModeName mode = mode_named(setup_.modes, setup_.mode);
    std::vector<plain::Setting> settings{
        {.name = "mode",
         .value = setup_.mode,
         .about = mode.name + ": " + about(mode),
         .sets_others = true},
        {.name = "board", .value = setup_.board, .about = "The board, with its squares and cards"}};
    for (const ModeName& one : setup_.modes)
        if (one.is != ItemIs::Dark) settings.front().words.push_back(one.id);
    for (const std::string& board : setup_.boards)
        if (std::ranges::find(setup_.broken_boards, board) == setup_.broken_boards.end())
            settings.back().words.push_back(board);
    add_player_settings(settings, setup_.players);
    add_rule_settings(settings, property::options_of(setup_.rules), setup_.rules);
    if (needs_.terms.own_folder == OwnFolder::Closed) return settings;
    const SavedSettings& saved = setup_.saved;
    const std::string in_use = saved.name.empty() ? "nothing" : saved.name;
    if (not saved.names.empty())
        settings.push_back({.name = "saved",
                            .value = in_use,
                            .about = "All settings as they were saved under a name",
                            .words = saved.names,
                            .sets_others = true});
    settings.push_back({.name = "save-as",
                        .value = in_use,
                        .about = "The name under which these settings are saved now"});
    return settings;
}

std::optional<Error> PropertySetup::choose(std::string_view name, const std::string& value) {
    if (name == "mode") return read_mode(value);
    if (name == "board") return read_board(value);
    if (name == "saved") return read_settings(value);
    if (name == "save-as") return save_as(value);
    if (is_player_setting(name)) return choose_player_setting(setup_.players, name, value);
    choose_rule(property::options_of(setup_.rules), setup_.rules, name, value);
    return std::nullopt;
}

// Settings that are not in use are not replaced.
std::optional<Error> PropertySetup::save_as(const std::string& name) {
    const auto& names = setup_.saved.names;
    const bool is_there = std::ranges::find(names, name) != names.end();
    if (is_there and name != setup_.saved.name)
        return Error{"There are settings " + name + " already. Say another name, or saved " + name +
                     " first."};
    return write_settings(name);
}

// With the rules that differ from the mode's.
std::string PropertySetup::read_back() const {
    property::Ruleset usual = mode_.rules;
    usual.start_money = setup_.rules.start_money;
    return players_in_words(setup_.players) + " play " +
           mode_named(setup_.modes, setup_.mode).name + " on the board " + edition_->board.name +
           ", " + dollars(setup_.rules.start_money) + " each" +
           other_rules(property::options_of(setup_.rules), setup_.rules, usual) + ".";
}

std::optional<Error> PropertySetup::why_not() {
    if (may_begin(setup_, edition_->board)) return std::nullopt;
    return Error{std::exchange(setup_.refusal, {}) + "."};
}

}  // namespace parlor::tui
