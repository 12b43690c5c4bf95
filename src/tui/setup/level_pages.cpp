// The pages of players for the strength of the computers: one level for all, or a level for each.
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/setup/player_pages.hpp"
#include "tui/setup/seats.hpp"

namespace parlor::tui::setup {
namespace {

Passage choose_level(Players& players, int level) {
    players.level = board::Level(level);
    players.levels.clear();
    seat_computers(players.sitters, levels_chosen(players, computers_among(players.sitters)));
    return turn_to_people(players);
}

Passage choose_levels(Players& players, int /*number*/) {
    return turn_to(players, PlayersStep::OwnLevel, people_among(players.sitters));
}

bool are_several(const Players& players, int /*number*/) {
    return computers_among(players.sitters) > 1;
}

// M-2.1.
Passage choose_own_level(Players& players, int level) {
    players.sitters[players.who].computer = board::Level(level);
    players.levels.clear();
    for (std::size_t seat = people_among(players.sitters); seat < players.sitters.size(); ++seat)
        players.levels.push_back(*players.sitters[seat].computer);
    const std::size_t next = players.who + 1;
    if (next < players.sitters.size()) return turn_to(players, PlayersStep::OwnLevel, next);
    return turn_to_people(players);
}

constexpr Binding beginner{'0', 1, 10, "BEGINNER", "buys what it can"};
constexpr Binding trader{'1', 1, 12, "TRADER", "plans and trades"};
constexpr Binding master{'2', 1, 14, "MASTER", "weighs everything"};

constexpr PlayersEntry level_entries[]{
    {beginner, choose_level, 0},
    {trader, choose_level, 1},
    {master, choose_level, 2},
    {{'3', 1, 16, "EACH ITS OWN", "one after another"}, choose_levels, 0, are_several},
    {way_back(22), go_back},
};

constexpr PlayersEntry own_level_entries[]{
    {beginner, choose_own_level, 0},
    {trader, choose_own_level, 1},
    {master, choose_own_level, 2},
    {way_back(22), go_back},
};

Menu ask_for_level(const Players& /*players*/) { return pregame("SET CPU LEVEL"); }

Menu ask_for_own_level(const Players& players) {
    Menu menu = pregame("SET CPU LEVEL");
    menu.words = {{9, shortened(upper(players.sitters[players.who].name), 15) + ":"}};
    return menu;
}

}  // namespace

const PlayersPage level_page{ask_for_level, level_entries};
const PlayersPage own_level_page{ask_for_own_level, own_level_entries};

}  // namespace parlor::tui::setup
