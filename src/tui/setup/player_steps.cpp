#include "tui/setup/player_steps.hpp"

#include <algorithm>

#include "tui/hand_over.hpp"
#include "tui/setup/player_pages.hpp"
#include "tui/setup/player_typing.hpp"
#include "tui/setup/seats.hpp"

namespace parlor::tui::setup {
namespace {

// One person and as many computers as last time, until the number of players is chosen.
int seats_wanted(const Players& players) {
    const int seats =
        players.sitters.empty() ? players.computers + 1 : static_cast<int>(players.sitters.size());
    return std::clamp(seats, players.fewest, players.most);
}

// Leaves one person or more.
int computers_wanted(const Players& players) {
    const int people = std::max(1, guests_among(players));
    return std::min(players.computers, static_cast<int>(players.sitters.size()) - people);
}

bool each_has_own_level(const Players& players) {
    return not players.levels.empty() and computers_among(players.sitters) > 1;
}

// The item that is selected first: the last choice.
MenuCursor first_place(const Players& players) {
    switch (players.step) {
        case PlayersStep::Count: return {1, seats_wanted(players) - players.fewest};
        case PlayersStep::Guests: return {1, guests_among(players)};
        case PlayersStep::Computers: return {1, computers_wanted(players)};
        case PlayersStep::Level:
            return {
                1,
                each_has_own_level(players) ? board::level_count : static_cast<int>(players.level)};
        case PlayersStep::OwnLevel:
            return {1, static_cast<int>(*players.sitters[players.who].computer)};
        case PlayersStep::Colours: return place_of_colour(players);
        case PlayersStep::Names:
        case PlayersStep::Tokens: return {1, 0};
    }
    return {};
}

std::string suggested(const Players& players) {
    if (players.step == PlayersStep::Names) return players.sitters[players.who].name;
    return players.step == PlayersStep::Tokens ? suggested_token(players, players.who) : "";
}

Passage back_to_computers(Players& players) {
    if (computers_among(players.sitters) == 0) return turn_to(players, PlayersStep::Computers);
    if (each_has_own_level(players))
        return turn_to(players, PlayersStep::OwnLevel, players.sitters.size() - 1);
    return turn_to(players, PlayersStep::Level);
}

Passage back_to_person(Players& players, std::size_t who) {
    return turn_to(players, PlayersStep::Tokens, who);
}

}  // namespace

Passage turn_to(Players& players, PlayersStep step, std::size_t who) {
    players.step = step;
    players.who = who;
    players.place = first_place(players);
    players.field = {suggested(players)};
    return Passage::Stays;
}

void turn_to_first(Players& players) {
    players.first = PlayersStep::Count;
    turn_to(players, players.first);
}

void turn_to_last(Players& players) {
    const std::size_t people = people_here(players);
    if (people > 0)
        back_to_person(players, people - 1);
    else
        back_to_computers(players);
}

Passage turn_to_people(Players& players) {
    if (players.first == PlayersStep::Level or people_here(players) == 0) return Passage::After;
    return turn_to(players, PlayersStep::Colours);
}

Passage turn_to_next_player(Players& players, Said& said) {
    const std::size_t next = players.who + 1;
    if (next == people_here(players)) return Passage::After;
    if (players.prompt == Options::Prompt::EachPlayer)
        said.notices.push_back(hand_over_to(players.sitters[next].name));
    return turn_to(players, PlayersStep::Colours, next);
}

Passage back(Players& players) {
    if (players.step == players.first and players.who == 0) return Passage::Before;
    switch (players.step) {
        case PlayersStep::Count: return Passage::Before;
        case PlayersStep::Guests: return turn_to(players, PlayersStep::Count);
        case PlayersStep::Computers:
            return turn_to(players, players.guests ? PlayersStep::Guests : PlayersStep::Count);
        case PlayersStep::Level: return turn_to(players, PlayersStep::Computers);
        case PlayersStep::OwnLevel:
            if (players.who > people_among(players.sitters))
                return turn_to(players, PlayersStep::OwnLevel, players.who - 1);
            return turn_to(players, PlayersStep::Level);
        case PlayersStep::Colours:
            if (players.who > 0) return back_to_person(players, players.who - 1);
            return back_to_computers(players);
        case PlayersStep::Names: return turn_to(players, PlayersStep::Colours, players.who);
        case PlayersStep::Tokens: return turn_to(players, PlayersStep::Names, players.who);
    }
    return Passage::Stays;
}

}  // namespace parlor::tui::setup
