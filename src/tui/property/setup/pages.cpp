#include "tui/property/setup/pages.hpp"

#include "tui/property/list_page.hpp"
#include "tui/property/setup/board_page.hpp"
#include "tui/property/setup/entry.hpp"
#include "tui/property/setup/house_rules.hpp"
#include "tui/property/setup/saved_page.hpp"
#include "tui/property/setup/settings_page.hpp"

namespace parlor::tui {
namespace {

// The page of this step, unless it is that of settings, of the modes, of the boards or of the house
// rules, which have their items from other lists.
const setup::Page& page_of(SetupStep step) {
    switch (step) {
        case SetupStep::Count: return setup::count;
        case SetupStep::Computers: return setup::computers;
        case SetupStep::Level: return setup::level;
        case SetupStep::OwnLevel: return setup::own_level;
        case SetupStep::Names: return setup::names;
        case SetupStep::Tokens: return setup::tokens;
        case SetupStep::Colours: return setup::colours;
        case SetupStep::Funds: return setup::funds;
        case SetupStep::SaveAs: return setup::save_as;
        case SetupStep::SaveOver: return setup::save_over;
        case SetupStep::Rename: return setup::new_name;
        case SetupStep::Delete: return setup::delete_settings;
        case SetupStep::Saved:
        case SetupStep::Settings:
        case SetupStep::Mode:
        case SetupStep::Board:
        case SetupStep::HouseRules:
        case SetupStep::Deeds: return setup::deeds;
    }
    return setup::deeds;
}

SetupWish choose_mode(SetupUi& ui, char key) {
    if (key == list_back) return back(ui);
    return ReadMode{mode_with(key, ui.modes)};
}

SetupWish choose_board(SetupUi& ui, char key) {
    if (key == list_back) return back(ui);
    return ReadBoard{board_with(key, ui.boards)};
}

// C-9.5.
bool has_enough_money(const SetupUi& ui) {
    return ui.rules.money_supply == rules::MoneySupply::Endless or
           ui.rules.start_money * static_cast<int>(ui.sitters.size()) <=
               rules::limited_money_supply;
}

SetupWish leave_house_rules(SetupUi& ui) {
    if (has_enough_money(ui)) return turn_to(ui, SetupStep::Deeds);
    ui.refusal = "Limited cash is too little for all";
    return GoOn{};
}

SetupWish choose_house_rule(SetupUi& ui, char key) {
    if (key == house_rules_done) return leave_house_rules(ui);
    if (key == house_rules_back) return back(ui);
    step_house_rule(rules::options_of(ui.rules), key, ui.rules);
    return GoOn{};
}

}  // namespace

Menu menu_of(const SetupUi& ui, const rules::Board& board) {
    if (ui.step == SetupStep::Saved) return saved_menu(ui);
    if (ui.step == SetupStep::Settings) return settings_menu(ui);
    if (ui.step == SetupStep::Mode) return mode_menu(ui.modes);
    if (ui.step == SetupStep::Board) return board_menu(ui.boards, ui.broken_boards);
    if (ui.step == SetupStep::HouseRules)
        return house_rules_menu(rules::options_of(ui.rules), ui.rules);
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
    if (not is_typed(ui)) return tui::help_on(menu);
    const bool is_name = ui.step != SetupStep::Tokens;
    return {.title = menu.sub,
            .sub = "THE KEYS",
            .lines = {is_name ? "LETTERS, BACKSPACE" : "LETTER OR SIGN",
                      "ENTER TAKE IT",
                      "UP, ESC BACK"},
            .tall = true};
}

SetupWish choose_item(SetupUi& ui, const rules::Board& board, char key) {
    if (ui.step == SetupStep::Saved) return choose_saved(ui, key);
    if (ui.step == SetupStep::Settings) return choose_in_settings(ui, board, key);
    if (ui.step == SetupStep::Mode) return choose_mode(ui, key);
    if (ui.step == SetupStep::Board) return choose_board(ui, key);
    if (ui.step == SetupStep::HouseRules) return choose_house_rule(ui, key);
    const setup::Entry& entry = entry_of(page_of(ui.step).entries, key);
    return entry.choose(ui, entry.number);
}

}  // namespace parlor::tui
