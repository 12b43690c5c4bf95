#include "tui/property/setup/steps.hpp"

#include "tui/property/setup/computer_seats.hpp"

namespace parlor::tui {
namespace {

using Movement = Options::Movement;
using Prompt = Options::Prompt;

// The item that is selected first: the option's present value.
int first_item(const SetupUi& ui, SetupStep step) {
    if (step == SetupStep::Wait) return ui.options.prompt == Prompt::EachPlayer ? 1 : 0;
    if (step == SetupStep::Jump) return ui.options.movement == Movement::Jumping ? 1 : 0;
    if (step == SetupStep::Level) return static_cast<int>(ui.level);
    return 0;
}

SetupStep before_colours(const SetupUi& ui) {
    const bool any_computers = people_among(ui.sitters) < ui.sitters.size();
    return any_computers ? SetupStep::Level : SetupStep::Computers;
}

}  // namespace

SetupWish turn_to(SetupUi& ui, SetupStep step, std::size_t who) {
    ui.step = step;
    ui.place = {1, first_item(ui, step)};
    ui.who = who;
    ui.typed = who < ui.sitters.size() ? ui.sitters[who].name : "";
    ui.untouched = true;
    return GoOn{};
}

SetupWish back(SetupUi& ui) {
    switch (ui.step) {
        case SetupStep::Wait: return GoBack{};
        case SetupStep::Jump: return turn_to(ui, SetupStep::Wait);
        case SetupStep::Count: return turn_to(ui, SetupStep::Jump);
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
