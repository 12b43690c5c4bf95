#include "tui/moneyloopy/setup/all_settings.hpp"

#include <algorithm>
#include <array>

#include "base/dollars.hpp"
#include "canvas/letters.hpp"
#include "rules/moneyloopy/options.hpp"
#include "tui/moneyloopy/setup/house_rules.hpp"
#include "tui/moneyloopy/setup/steps.hpp"
#include "tui/setup/all_settings.hpp"
#include "tui/setup/board_picture.hpp"
#include "tui/setup/list_page.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

using setup::Choice;
using Option = RuleOption<moneyloopy::Ruleset>;

constexpr char pages_key = 'w';
constexpr int pages_row = 21;

// House rules as this page shows them: S has another meaning here.
struct RuleRow {
    char key;
    std::string_view label, option;
};
constexpr std::array rule_rows{RuleRow{'m', "MONEY", "start-money"},
                               RuleRow{'a', "SALARY", "salary"},
                               RuleRow{'h', "HIDDEN", "hidden-money"}};

const Option& option_of(const RuleRow& row) {
    return option_named(row.option, moneyloopy::options());
}

// The key of the option with this key here, on the page of house rules.
char key_in_house_rules(char key) {
    return option_of(*std::ranges::find(rule_rows, key, &RuleRow::key)).key->key;
}

std::string value_of(const Option& option, const moneyloopy::Ruleset& rules) {
    const int value = option.value(rules);
    if (std::holds_alternative<NumberRange>(option.values)) return dollars(Money{value});
    return value == 0 ? "NO" : "YES";
}

std::vector<Choice> choices_of(const SetupUi& ui) {
    std::vector<Choice> choices{{'b', "BOARD", upper(ui.board), ""}};
    setup::add_players(choices, ui.players);
    for (const RuleRow& row : rule_rows) {
        const Option& option = option_of(row);
        choices.push_back(
            {row.key, row.label, value_of(option, ui.rules), std::string{option.explanation}});
    }
    return choices;
}

SetupWish step(SetupUi& ui, char key, int by) {
    if (key == setup::board_key) {
        ui.opened = key;
        return ReadBoard{next_in_list(ui.boards.all, ui.boards.unplayable, ui.board, by)};
    }
    if (not setup::step_players(ui.players, key, by))
        step_house_rule(house_rules_page(), ui.rules, key_in_house_rules(key), by);
    return GoOn{};
}

SetupWish open_players(SetupUi& ui, char key) {
    ui.refusal = setup::open_players(ui.players, key);
    if (not ui.refusal.empty()) return GoOn{};
    ui.opened = key;
    return turn_to(ui, SetupStep::Players);
}

SetupWish open_house_rules(SetupUi& ui, char key) {
    ui.opened = key;
    (void)turn_to(ui, SetupStep::HouseRules);
    ui.place = setup::place_of_item(house_rules_menu(house_rules_page(), ui.rules),
                                    key_in_house_rules(key));
    return GoOn{};
}

SetupWish open(SetupUi& ui, char key) {
    switch (key) {
        case setup::start_key: return BeginNow{};
        case setup::all_back: return back(ui);
        case pages_key: return turn_to(ui, SetupStep::Board);
        case setup::board_key: ui.opened = key; return turn_to(ui, SetupStep::Board);
        case setup::level_key:
        case setup::names_key: return open_players(ui, key);
        case setup::people_key:
        case setup::guests_key:
        case setup::computers_key: return step(ui, key, 1);
        default: return open_house_rules(ui, key);
    }
}

}  // namespace

Menu all_settings_menu(const SetupUi& ui) {
    Menu menu = setup::all_settings_menu("MONEYLOOPY", choices_of(ui));
    const Binding pages{'w', 1, pages_row, "PAGE BY PAGE", "all pages"};
    menu.items.insert(menu.items.end() - 1, item_of(pages, ItemIs::Open));
    return menu;
}

MenuCursor place_in_all_settings(const SetupUi& ui) {
    return setup::place_of_item(all_settings_menu(ui), ui.opened.value_or(setup::start_key));
}

SetupWish press_all_settings(SetupUi& ui, Key key) {
    ui.opened.reset();
    if (key == Key::Esc) return back(ui);
    const auto on = setup::press_all_settings(all_settings_menu(ui), ui, key);
    switch (on.does) {
        case setup::OnAll::Does::Moves: return GoOn{};
        case setup::OnAll::Does::Steps: return step(ui, on.key, on.by);
        case setup::OnAll::Does::Opens: return open(ui, on.key);
    }
    return GoOn{};
}

std::string about_selected(const SetupUi& ui, const board::Board& board) {
    const auto key = selected_key(all_settings_menu(ui), ui.place);
    if (key == setup::board_key) return setup::about(board);
    if (key == pages_key) return "The same choices, one page after another";
    return setup::about_selected(choices_of(ui), *key);
}

}  // namespace parlor::tui::moneyloopy_table
