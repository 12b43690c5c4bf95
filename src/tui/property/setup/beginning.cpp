#include "tui/property/setup/beginning.hpp"

#include "tui/property/setup/pages.hpp"
#include "tui/setup/list_page.hpp"

namespace parlor::tui {
namespace {

// The item of the page's list that is selected, if one is.
std::optional<std::size_t> selected_in_list(const SetupUi& ui, const board::Board& board) {
    const auto key = selected_key(menu_of(ui, board), ui.place);
    const std::size_t item = key ? item_in_list(*key) : most_in_list;
    return item < most_in_list ? std::optional{item} : std::nullopt;
}

// C-9.8.
bool nobody_has_won(const SetupUi& ui) {
    return ui.rules.wealth_wins == 0_cash or ui.rules.wealth_wins > ui.rules.start_money;
}

}  // namespace

bool can_be_dealt(const SetupUi& ui, const board::Board& board, int deeds) {
    const int seats = static_cast<int>(ui.players.sitters.size());
    return deeds <= property::most_deeds_dealt(board, ui.rules.start_money, seats);
}

bool has_enough_money(const SetupUi& ui) {
    return ui.rules.money_supply == property::MoneySupply::Endless or
           ui.rules.start_money * static_cast<int>(ui.players.sitters.size()) <=
               property::limited_money_supply;
}

SetupWish begin_at_once(SetupUi& ui, const board::Board& board) {
    if (ui.typed or (ui.step == SetupStep::Players and setup::is_typed(ui.players))) {
        (void)press(ui, board, Key::Enter);
        ui.notices.clear();  // nobody else is called to the keyboard
    }
    if (ui.step == SetupStep::Settings and ui.saved.are_damaged) ui.refusal = no_such_key;
    if (not ui.refusal.empty()) return GoOn{};
    return BeginNow{};
}

SetupWish choice_shown(const SetupUi& ui, const board::Board& board) {
    switch (ui.step) {
        case SetupStep::Saved:
            if (const auto item = selected_in_list(ui, board))
                return ReadSettings{ui.saved.names[*item]};
            break;
        case SetupStep::Mode:
            if (const auto item = selected_in_list(ui, board)) return ReadMode{ui.modes[*item].id};
            break;
        case SetupStep::Board:
            if (const auto item = selected_in_list(ui, board)) return ReadBoard{ui.boards[*item]};
            break;
        case SetupStep::All:
        case SetupStep::Settings:
        case SetupStep::SaveAs:
        case SetupStep::SaveOver:
        case SetupStep::Rename:
        case SetupStep::Delete:
        case SetupStep::Players:
        case SetupStep::Funds:
        case SetupStep::HouseRules:
        case SetupStep::Deeds: break;
    }
    return GoOn{};
}

bool may_begin(SetupUi& ui, const board::Board& board) {
    if (not can_be_dealt(ui, board, ui.rules.start_deeds))
        ui.refusal = "There are too few deeds for all";
    else if (not has_enough_money(ui))
        ui.refusal = "Limited cash is too little for all";
    else if (not nobody_has_won(ui))
        ui.refusal = "Nobody may begin with enough to win";
    return ui.refusal.empty();
}

}  // namespace parlor::tui
