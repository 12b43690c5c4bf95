// The pages of set-up about how well computers play: all alike, or each as it is chosen.
#include "canvas/letters.hpp"
#include "tui/property/setup/computer_seats.hpp"
#include "tui/property/setup/entry.hpp"

namespace parlor::tui::setup {
namespace {

SetupWish choose_level(SetupUi& ui, int level) {
    ui.level = rules::Level(level);
    ui.levels.clear();
    const std::size_t people = people_among(ui.sitters);
    seat_computers(ui.sitters, levels_chosen(ui, ui.sitters.size() - people));
    return turn_to_people(ui);
}

SetupWish choose_levels(SetupUi& ui, int /*number*/) {
    return turn_to(ui, SetupStep::OwnLevel, people_among(ui.sitters));
}

bool are_several(const SetupUi& ui, const rules::Board& /*board*/, int /*number*/) {
    return ui.sitters.size() - people_among(ui.sitters) > 1;
}

// M-2.1.
SetupWish choose_own_level(SetupUi& ui, int level) {
    ui.sitters[ui.who].computer = rules::Level(level);
    ui.levels.clear();
    for (std::size_t seat = people_among(ui.sitters); seat < ui.sitters.size(); ++seat)
        ui.levels.push_back(*ui.sitters[seat].computer);
    const std::size_t next = ui.who + 1;
    if (next < ui.sitters.size()) return turn_to(ui, SetupStep::OwnLevel, next);
    return turn_to_people(ui);
}

constexpr Binding beginner{'0', 1, 10, "BEGINNER", "buys what it can"};
constexpr Binding trader{'1', 1, 12, "TRADER", "plans and trades"};
constexpr Binding master{'2', 1, 14, "MASTER", "weighs everything"};

constexpr Entry level_entries[]{
    {beginner, choose_level, 0},
    {trader, choose_level, 1},
    {master, choose_level, 2},
    {{'3', 1, 16, "EACH ITS OWN", "one after another"}, choose_levels, 0, are_several},
    way_back(22),
};

constexpr Entry own_level_entries[]{
    {beginner, choose_own_level, 0},
    {trader, choose_own_level, 1},
    {master, choose_own_level, 2},
    way_back(22),
};

Menu ask_for_level(const SetupUi& /*ui*/) { return pregame("SET CPU LEVEL"); }

Menu ask_for_own_level(const SetupUi& ui) {
    Menu menu = pregame("SET CPU LEVEL");
    menu.words = {{9, upper(ui.sitters[ui.who].name) + ":"}};
    return menu;
}

}  // namespace

const Page level{ask_for_level, level_entries};
const Page own_level{ask_for_own_level, own_level_entries};

}  // namespace parlor::tui::setup
