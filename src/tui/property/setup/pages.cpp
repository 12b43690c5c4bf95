#include "tui/property/setup/pages.hpp"

#include <algorithm>

#include "tui/property/setup/all_settings.hpp"
#include "tui/property/setup/beginning.hpp"
#include "tui/property/setup/board_page.hpp"
#include "tui/property/setup/entry.hpp"
#include "tui/property/setup/house_rules.hpp"
#include "tui/property/setup/saved_page.hpp"
#include "tui/property/setup/settings_page.hpp"
#include "tui/setup/all_settings.hpp"
#include "tui/setup/list_page.hpp"

namespace parlor::tui {
namespace {

// The page of this step, if it is a table of keys.
const SetupPage* page_of(SetupStep step) {
    switch (step) {
        case SetupStep::Funds: return &setup_funds;
        case SetupStep::Deeds: return &setup_deeds;
        case SetupStep::SaveAs: return &setup_save_as;
        case SetupStep::SaveOver: return &setup_save_over;
        case SetupStep::Rename: return &setup_rename;
        case SetupStep::Delete: return &setup_delete;
        case SetupStep::Saved:
        case SetupStep::All:
        case SetupStep::Settings:
        case SetupStep::Mode:
        case SetupStep::Board:
        case SetupStep::Players:
        case SetupStep::HouseRules: return nullptr;
    }
    return nullptr;
}

SetupWish choose_mode(SetupUi& ui, char key) {
    if (key == list_back) return back(ui);
    if (key == list_start) return BeginNow{};
    return ReadMode{mode_with(key, ui.modes)};
}

SetupWish choose_board(SetupUi& ui, char key) {
    if (key == list_back) return back(ui);
    if (key == list_edit) return EditMode{};
    if (key == list_start) return BeginNow{};
    return ReadBoard{board_with(key, ui.boards)};
}

// A shared table has no mode editor.
Menu shown_boards(const SetupUi& ui) {
    Menu menu = board_menu(ui.boards, ui.broken_boards);
    if (ui.players.guests)
        std::erase_if(menu.items, [](const Item& item) { return item.key == list_edit; });
    return menu;
}

// The number of deeds chosen last is selected, or as many as can be dealt.
SetupWish leave_house_rules(SetupUi& ui, const board::Board& board) {
    if (not has_enough_money(ui)) {
        ui.refusal = "Limited cash is too little for all";
        return GoOn{};
    }
    const int seats = static_cast<int>(ui.players.sitters.size());
    const int most = property::most_deeds_dealt(board, ui.rules.start_money, seats);
    if (ui.opened) return turn_to(ui, SetupStep::All);
    (void)turn_to(ui, SetupStep::Deeds);
    ui.place = {1, std::min(ui.rules.start_deeds, most)};
    return GoOn{};
}

}  // namespace

Menu menu_of(const SetupUi& ui, const board::Board& board) {
    if (ui.step == SetupStep::Saved) return saved_menu(ui);
    if (ui.step == SetupStep::All) return all_settings_menu(ui);
    if (ui.step == SetupStep::Settings) return settings_menu(ui, board);
    if (ui.step == SetupStep::Mode) return mode_menu(ui.modes);
    if (ui.step == SetupStep::Board) return shown_boards(ui);
    if (ui.step == SetupStep::Players) return setup::menu_of(ui.players);
    if (ui.step == SetupStep::HouseRules)
        return house_rules_menu(
            house_rules_page(property::options_of(ui.rules)), ui.rules, ui.typed);
    return setup::menu_of(*page_of(ui.step), ui, board);
}

bool is_typed(const SetupUi& ui) {
    if (ui.step == SetupStep::Players) return setup::is_typed(ui.players);
    return ui.step == SetupStep::SaveAs or ui.step == SetupStep::Rename;
}

SetupWish press_house_rules(SetupUi& ui, const board::Board& board, Key key) {
    const HouseRulesPage page = house_rules_page(property::options_of(ui.rules));
    switch (setup::press_house_rules(page, ui.rules, ui, key)) {
        case setup::Passage::Stays: return GoOn{};
        case setup::Passage::Before: return back(ui);
        case setup::Passage::After: return leave_house_rules(ui, board);
    }
    return GoOn{};
}

std::optional<Letters> text_field_in_house_rules(const SetupUi& ui) {
    return setup::text_field(house_rules_page(property::options_of(ui.rules)), ui.rules, ui.place);
}

Notice help_on(const SetupUi& ui, const board::Board& board) {
    if (ui.step == SetupStep::Players) return setup::help_on(ui.players);
    const Menu menu = menu_of(ui, board);
    if (ui.step == SetupStep::All) return setup::help_on_all_settings(menu);
    if (is_typed(ui)) return setup::help_on_text(menu, "LETTERS, BACKSPACE");
    return tui::help_on(menu, ui.place.page);
}

SetupWish choose_item(SetupUi& ui, const board::Board& board, char key) {
    if (ui.step == SetupStep::Saved) return choose_saved(ui, key);
    if (ui.step == SetupStep::Settings) return choose_in_settings(ui, board, key);
    if (ui.step == SetupStep::Mode) return choose_mode(ui, key);
    if (ui.step == SetupStep::Board) return choose_board(ui, key);
    return setup::choose_on(*page_of(ui.step), ui, key);
}

}  // namespace parlor::tui
