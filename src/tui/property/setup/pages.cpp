#include "tui/property/setup/pages.hpp"

#include "tui/property/setup/board_page.hpp"
#include "tui/property/setup/entry.hpp"
#include "tui/property/setup/house_rules.hpp"

namespace parlor::tui {
namespace {

// The page of this step, unless it is that of the boards or of the house rules, which have their
// items from other lists.
const setup::Page& page_of(SetupStep step) {
    switch (step) {
        case SetupStep::Count: return setup::count;
        case SetupStep::Computers: return setup::computers;
        case SetupStep::Level: return setup::level;
        case SetupStep::Names: return setup::names;
        case SetupStep::Colours: return setup::colours;
        case SetupStep::Funds: return setup::funds;
        case SetupStep::Board:
        case SetupStep::HouseRules:
        case SetupStep::Deeds: return setup::deeds;
    }
    return setup::deeds;
}

SetupWish choose_board(SetupUi& ui, char key) {
    if (key == boards_back) return back(ui);
    return ReadBoard{board_with(key, ui.boards)};
}

SetupWish choose_house_rule(SetupUi& ui, char key) {
    if (key == house_rules_done) return turn_to(ui, SetupStep::Deeds);
    if (key == house_rules_back) return back(ui);
    step_house_rule(rules::options(), key, ui.rules);
    return GoOn{};
}

}  // namespace

Menu menu_of(const SetupUi& ui, const rules::Board& board) {
    if (ui.step == SetupStep::Board) return board_menu(ui.boards);
    if (ui.step == SetupStep::HouseRules) return house_rules_menu(rules::options(), ui.rules);
    const setup::Page& page = page_of(ui.step);
    Menu menu = page.window(ui);
    for (const setup::Entry& entry : page.entries) {
        if (entry.is_there != nullptr and not entry.is_there(ui, board, entry.number)) continue;
        Item& item = menu.items.emplace_back(item_of(entry.binding, ItemIs::Open));
        if (entry.adapt != nullptr) entry.adapt(item, ui, entry.number);
    }
    return menu;
}

Notice help_on(const SetupUi& ui, const rules::Board& board) {
    const Menu menu = menu_of(ui, board);
    if (ui.step != SetupStep::Names) return tui::help_on(menu);
    return {.title = menu.sub,
            .sub = "THE KEYS",
            .lines = {"LETTERS, BACKSPACE", "ENTER TAKE IT", "UP, ESC BACK"},
            .tall = true};
}

SetupWish choose_item(SetupUi& ui, char key) {
    if (ui.step == SetupStep::Board) return choose_board(ui, key);
    if (ui.step == SetupStep::HouseRules) return choose_house_rule(ui, key);
    const setup::Entry& entry = entry_of(page_of(ui.step).entries, key);
    return entry.choose(ui, entry.number);
}

}  // namespace parlor::tui
