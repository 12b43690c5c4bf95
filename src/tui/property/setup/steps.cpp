#include "tui/property/setup/steps.hpp"

#include "tui/property/setup/all_settings.hpp"
#include "tui/property/setup/board_page.hpp"
#include "tui/property/setup/entry.hpp"
#include "tui/property/setup/saved_page.hpp"

namespace parlor::tui {
namespace {

// The item that is selected first: the last choice.
MenuCursor first_place(const SetupUi& ui, SetupStep step) {
    switch (step) {
        case SetupStep::Saved: return place_of_saved(ui);
        case SetupStep::Mode: return place_of_mode(ui.modes, ui.mode);
        case SetupStep::Board: return place_of_board(ui.boards, ui.board);
        case SetupStep::Funds: return place_of_funds(ui);
        case SetupStep::Deeds: return {1, ui.rules.start_deeds};
        case SetupStep::All: return place_in_all_settings(ui);
        case SetupStep::Settings:
        case SetupStep::SaveAs:
        case SetupStep::SaveOver:
        case SetupStep::Rename:
        case SetupStep::Delete:
        case SetupStep::Players:
        case SetupStep::HouseRules: return {1, 0};
    }
    return {};
}

SetupWish back_to_players(SetupUi& ui) {
    setup::turn_to_last(ui.players);
    return turn_to(ui, SetupStep::Players);
}

}  // namespace

SetupStep first_step(const SetupUi& ui) {
    return ui.saved.names.empty() ? SetupStep::All : SetupStep::Saved;
}

SetupWish turn_to(SetupUi& ui, SetupStep step) {
    ui.step = step;
    ui.place = first_place(ui, step);
    ui.field = {ui.saved.name};
    if (step == SetupStep::All) ui.opened.reset();
    return GoOn{};
}

SetupWish go_on(SetupUi& ui, SetupStep next) {
    return turn_to(ui, ui.opened ? SetupStep::All : next);
}

SetupWish go_on_to_players(SetupUi& ui) {
    setup::turn_to_first(ui.players);
    return go_on(ui, SetupStep::Players);
}

SetupWish back(SetupUi& ui) {
    if (ui.opened) return turn_to(ui, SetupStep::All);
    switch (ui.step) {
        case SetupStep::Saved: return GoBack{};
        case SetupStep::Settings: return turn_to(ui, ui.saved.from);
        case SetupStep::SaveOver: return turn_to(ui, SetupStep::SaveAs);
        case SetupStep::SaveAs:
        case SetupStep::Rename:
        case SetupStep::Delete: return turn_to(ui, SetupStep::Settings);
        case SetupStep::All:
            if (ui.saved.names.empty()) return GoBack{};
            return turn_to(ui, SetupStep::Saved);
        case SetupStep::Mode: return turn_to(ui, SetupStep::Settings);
        case SetupStep::Board: return turn_to(ui, SetupStep::Mode);
        case SetupStep::Players: return turn_to(ui, SetupStep::Board);
        case SetupStep::Funds: return back_to_players(ui);
        case SetupStep::HouseRules: return turn_to(ui, SetupStep::Funds);
        case SetupStep::Deeds: return turn_to(ui, SetupStep::HouseRules);
    }
    return GoOn{};
}

}  // namespace parlor::tui
