#include "tui/property/setup/all_settings.hpp"

#include <algorithm>
#include <array>

#include "base/dollars.hpp"
#include "canvas/letters.hpp"
#include "rules/board/spelling.hpp"
#include "tui/property/player_rows.hpp"
#include "tui/property/setup/house_rules.hpp"
#include "tui/property/setup/rules_shown.hpp"
#include "tui/property/setup/settings_page.hpp"
#include "tui/property/setup/steps.hpp"
#include "tui/setup/all_settings.hpp"
#include "tui/setup/board_picture.hpp"
#include "tui/setup/list_page.hpp"

namespace parlor::tui {
namespace {

using setup::Choice;
using Option = RuleOption<property::Ruleset>;

constexpr char mode_key = 'm', money_key = '$', deeds_key = 'd', settings_key = 'k';

std::vector<Choice> choices_of(const SetupUi& ui) {
    const ModeName mode = mode_named(ui.modes, ui.mode);
    std::vector<Choice> choices{
        {'m', "MODE", upper(mode.name), about(mode)},
        {'b', "BOARD", upper(ui.board), ""},
    };
    setup::add_players(choices, ui.players);
    choices.push_back(
        {'$', "MONEY", dollars(ui.rules.start_money), "Dollars of each player at the start"});
    choices.push_back({'d',
                       "DEEDS DEALT",
                       std::to_string(ui.rules.start_deeds),
                       "Deeds dealt to each player at the start"});
    std::ranges::copy(rules_shown(ui.rules), std::back_inserter(choices));
    return choices;
}

// A mode of the player's own may begin with any sum.
void step_money(SetupUi& ui, int by) {
    std::vector<int> sums{1000, 1500, 2000, ui.mode_money.amount};
    std::ranges::sort(sums);
    const Option& option = option_named("start-money", property::options_of(ui.rules));
    const int sum = ui.rules.start_money.amount;
    ui.rules.start_money.amount = next_number(sums, setup::range_of(option), sum, by);
}

SetupWish step(SetupUi& ui, const board::Board& board, char key, int by) {
    if (key == mode_key or key == setup::board_key) ui.opened = key;
    if (key == mode_key) return ReadMode{next_mode(ui.modes, ui.mode, by)};
    if (key == setup::board_key)
        return ReadBoard{next_in_list(ui.boards, ui.broken_boards, ui.board, by)};
    if (key == money_key)
        step_money(ui, by);
    else if (key == deeds_key)
        return turn_deeds(ui, board, by);
    else if (const auto rule = key_of_option_shown(key))
        step_house_rule(house_rules_page(property::options_of(ui.rules)), ui.rules, *rule, by);
    else
        (void)setup::step_players(ui.players, key, by);
    return GoOn{};
}

SetupWish open_players(SetupUi& ui, char key) {
    ui.refusal = setup::open_players(ui.players, key);
    if (not ui.refusal.empty()) return GoOn{};
    ui.opened = key;
    return turn_to(ui, SetupStep::Players);
}

SetupWish open_house_rule(SetupUi& ui, char key) {
    const auto rule = key_of_option_shown(key);
    if (not rule) return GoOn{};
    (void)turn_to(ui, SetupStep::HouseRules);
    ui.place = setup::place_of_item(
        house_rules_menu(house_rules_page(property::options_of(ui.rules)), ui.rules), *rule);
    return GoOn{};
}

SetupWish open(SetupUi& ui, const board::Board& board, char key) {
    switch (key) {
        case setup::start_key: return BeginNow{};
        case setup::all_back: return back(ui);
        case settings_key: return look_at_settings(ui, SetupStep::All);
        case setup::level_key:
        case setup::names_key: return open_players(ui, key);
        case setup::people_key:
        case setup::guests_key:
        case setup::computers_key:
        case deeds_key: return step(ui, board, key, 1);
        default: break;
    }
    ui.opened = key;
    if (key == mode_key) return turn_to(ui, SetupStep::Mode);
    if (key == setup::board_key) return turn_to(ui, SetupStep::Board);
    if (key == money_key) return turn_to(ui, SetupStep::Funds);
    return open_house_rule(ui, key);
}

}  // namespace

// The way to the page where settings are saved, or at a shared table only read, shares a row with
// the way back.
Menu all_settings_menu(const SetupUi& ui) {
    constexpr int key_col = 12;
    Menu menu = setup::all_settings_menu("PROPERTY", choices_of(ui));
    for (int page = 1; page <= menu.pages(); ++page) {
        Item& back = *std::ranges::find_if(menu.items, [&](const Item& item) {
            return item.key == setup::all_back and item.page == page;
        });
        back.label = ui.players.guests ? "BACK  K READ" : "BACK  K SAVE";
        Item settings = item_of({'k', 1, back.row, "", "save or read them", key_col}, ItemIs::Open);
        if (ui.players.guests) settings.help = "read all of them";
        settings.page = page;
        menu.items.push_back(std::move(settings));
    }
    return menu;
}

MenuCursor place_in_all_settings(const SetupUi& ui) {
    return setup::place_of_item(all_settings_menu(ui), ui.opened.value_or(setup::start_key));
}

SetupWish press_all_settings(SetupUi& ui, const board::Board& board, Key key) {
    ui.opened.reset();
    if (key == Key::Esc) return back(ui);
    const auto on = setup::press_all_settings(all_settings_menu(ui), ui, key);
    switch (on.does) {
        case setup::OnAll::Does::Moves: return GoOn{};
        case setup::OnAll::Does::Steps: return step(ui, board, on.key, on.by);
        case setup::OnAll::Does::Opens: return open(ui, board, on.key);
    }
    return GoOn{};
}

std::string about_selected(const SetupUi& ui, const board::Board& board) {
    const auto key = selected_key(all_settings_menu(ui), ui.place);
    if (key == setup::board_key) return setup::about(board);
    return board::spelled(setup::about_selected(choices_of(ui), *key), board);
}

}  // namespace parlor::tui
