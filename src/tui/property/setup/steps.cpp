#include "tui/property/setup/steps.hpp"

#include <algorithm>

#include "tui/property/setup/board_page.hpp"
#include "tui/property/setup/computer_seats.hpp"

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

// The item that is selected first: what was chosen last.
MenuCursor first_place(const SetupUi& ui, SetupStep step) {
    switch (step) {
        case SetupStep::Board: return place_of_board(ui.boards, ui.board);
        case SetupStep::Count: return {1, seats_wanted(ui) - ui.fewest_seats};
        case SetupStep::Computers: return {1, computers_wanted(ui)};
        case SetupStep::Level: return {1, static_cast<int>(ui.level)};
        case SetupStep::Colours:
        case SetupStep::Names:
        case SetupStep::Funds:
        case SetupStep::HouseRules:
        case SetupStep::Deeds: return {1, 0};
    }
    return {};
}

SetupStep before_colours(const SetupUi& ui) {
    const bool any_computers = people_among(ui.sitters) < ui.sitters.size();
    return any_computers ? SetupStep::Level : SetupStep::Computers;
}

}  // namespace

SetupWish turn_to(SetupUi& ui, SetupStep step, std::size_t who) {
    ui.step = step;
    ui.place = first_place(ui, step);
    ui.who = who;
    ui.typed = who < ui.sitters.size() ? ui.sitters[who].name : "";
    ui.untouched = true;
    return GoOn{};
}

SetupWish back(SetupUi& ui) {
    switch (ui.step) {
        case SetupStep::Board: return GoBack{};
        case SetupStep::Count: return turn_to(ui, SetupStep::Board);
        case SetupStep::Computers: return turn_to(ui, SetupStep::Count);
        case SetupStep::Level: return turn_to(ui, SetupStep::Computers);
        case SetupStep::Colours:
            if (ui.who > 0) return turn_to(ui, SetupStep::Names, ui.who - 1);
            return turn_to(ui, before_colours(ui));
        case SetupStep::Names: return turn_to(ui, SetupStep::Colours, ui.who);
        case SetupStep::Funds:
            if (const std::size_t people = people_among(ui.sitters); people > 0)
                return turn_to(ui, SetupStep::Names, people - 1);
            return turn_to(ui, SetupStep::Level);
        case SetupStep::HouseRules: return turn_to(ui, SetupStep::Funds);
        case SetupStep::Deeds: return turn_to(ui, SetupStep::HouseRules);
    }
    return GoOn{};
}

}  // namespace parlor::tui
