#include "tui/property/setup/steps.hpp"

#include <algorithm>

#include "tui/hand_over.hpp"
#include "tui/property/setup/board_page.hpp"
#include "tui/property/setup/computer_seats.hpp"
#include "tui/property/setup/entry.hpp"
#include "tui/property/setup/saved_page.hpp"
#include "tui/property/setup/typing.hpp"

namespace parlor::tui {
namespace {

// One person against as many computers as last time, until the players are chosen.
int seats_wanted(const SetupUi& ui) {
    const int seats = ui.sitters.empty() ? ui.computers + 1 : static_cast<int>(ui.sitters.size());
    return std::clamp(seats, ui.fewest_seats, ui.most_seats);
}

int computers_wanted(const SetupUi& ui) {
    return std::min(ui.computers, static_cast<int>(ui.sitters.size()) - 1);
}

std::size_t computers_among(const SetupUi& ui) {
    return ui.sitters.size() - people_among(ui.sitters);
}

bool each_has_own_level(const SetupUi& ui) {
    return not ui.levels.empty() and computers_among(ui) > 1;
}

// The item that is selected first: what was chosen last.
MenuCursor first_place(const SetupUi& ui, SetupStep step) {
    switch (step) {
        case SetupStep::Saved: return place_of_saved(ui);
        case SetupStep::Mode: return place_of_mode(ui.modes, ui.mode);
        case SetupStep::Board: return place_of_board(ui.boards, ui.board);
        case SetupStep::Count: return {1, seats_wanted(ui) - ui.fewest_seats};
        case SetupStep::Computers: return {1, computers_wanted(ui)};
        case SetupStep::Level:
            return {1, each_has_own_level(ui) ? rules::level_count : static_cast<int>(ui.level)};
        case SetupStep::OwnLevel: return {1, static_cast<int>(*ui.sitters[ui.who].computer)};
        case SetupStep::Funds: return setup::place_of_funds(ui);
        case SetupStep::Colours: return setup::place_of_colour(ui);
        case SetupStep::Deeds: return {1, ui.rules.start_deeds};
        case SetupStep::Settings:
        case SetupStep::SaveAs:
        case SetupStep::SaveOver:
        case SetupStep::Rename:
        case SetupStep::Delete:
        case SetupStep::Names:
        case SetupStep::Tokens:
        case SetupStep::HouseRules: return {1, 0};
    }
    return {};
}

std::string suggested(const SetupUi& ui) {
    if (ui.step == SetupStep::Names) return ui.sitters[ui.who].name;
    if (ui.step == SetupStep::Tokens) return suggested_token(ui, ui.who);
    return is_typed(ui) ? ui.saved.name : "";
}

SetupWish back_to_computers(SetupUi& ui) {
    if (computers_among(ui) == 0) return turn_to(ui, SetupStep::Computers);
    if (each_has_own_level(ui)) return turn_to(ui, SetupStep::OwnLevel, ui.sitters.size() - 1);
    return turn_to(ui, SetupStep::Level);
}

SetupWish back_to_person(SetupUi& ui, std::size_t who) {
    const bool has_token = ui.rules.tokens == rules::Tokens::Letters;
    return turn_to(ui, has_token ? SetupStep::Tokens : SetupStep::Names, who);
}

}  // namespace

SetupStep first_step(const SetupUi& ui) {
    return ui.saved.names.empty() ? SetupStep::Mode : SetupStep::Saved;
}

SetupWish turn_to(SetupUi& ui, SetupStep step, std::size_t who) {
    ui.step = step;
    ui.who = who;
    ui.place = first_place(ui, step);
    ui.typed = suggested(ui);
    ui.untouched = true;
    return GoOn{};
}

SetupWish turn_to_people(SetupUi& ui) {
    return turn_to(ui, people_among(ui.sitters) == 0 ? SetupStep::Funds : SetupStep::Colours);
}

SetupWish turn_to_next_player(SetupUi& ui) {
    const std::size_t next = ui.who + 1;
    if (next == people_among(ui.sitters)) return turn_to(ui, SetupStep::Funds);
    if (ui.prompt == Options::Prompt::EachPlayer)
        ui.notices.push_back(hand_over_to(ui.sitters[next].name));
    return turn_to(ui, SetupStep::Colours, next);
}

SetupWish back(SetupUi& ui) {
    switch (ui.step) {
        case SetupStep::Saved: return GoBack{};
        case SetupStep::Settings: return turn_to(ui, ui.saved.from);
        case SetupStep::SaveOver: return turn_to(ui, SetupStep::SaveAs);
        case SetupStep::SaveAs:
        case SetupStep::Rename:
        case SetupStep::Delete: return turn_to(ui, SetupStep::Settings);
        case SetupStep::Mode:
            if (ui.saved.names.empty()) return GoBack{};
            return turn_to(ui, SetupStep::Saved);
        case SetupStep::Board: return turn_to(ui, SetupStep::Mode);
        case SetupStep::Count: return turn_to(ui, SetupStep::Board);
        case SetupStep::Computers: return turn_to(ui, SetupStep::Count);
        case SetupStep::Level: return turn_to(ui, SetupStep::Computers);
        case SetupStep::OwnLevel:
            if (ui.who > people_among(ui.sitters))
                return turn_to(ui, SetupStep::OwnLevel, ui.who - 1);
            return turn_to(ui, SetupStep::Level);
        case SetupStep::Colours:
            return ui.who > 0 ? back_to_person(ui, ui.who - 1) : back_to_computers(ui);
        case SetupStep::Names: return turn_to(ui, SetupStep::Colours, ui.who);
        case SetupStep::Tokens: return turn_to(ui, SetupStep::Names, ui.who);
        case SetupStep::Funds:
            if (const std::size_t people = people_among(ui.sitters); people > 0)
                return back_to_person(ui, people - 1);
            return back_to_computers(ui);
        case SetupStep::HouseRules: return turn_to(ui, SetupStep::Funds);
        case SetupStep::Deeds: return turn_to(ui, SetupStep::HouseRules);
    }
    return GoOn{};
}

}  // namespace parlor::tui
