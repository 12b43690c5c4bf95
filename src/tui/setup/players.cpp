#include "tui/setup/players.hpp"

#include <algorithm>

#include "tui/setup/player_pages.hpp"
#include "tui/setup/player_steps.hpp"
#include "tui/setup/player_typing.hpp"
#include "tui/setup/seats.hpp"

namespace parlor::tui::setup {
namespace {

using board::Level;

// The page of this step.
const PlayersPage& page_of(PlayersStep step) {
    switch (step) {
        case PlayersStep::Count: return count_page;
        case PlayersStep::Guests: return guests_page;
        case PlayersStep::Computers: return computers_page;
        case PlayersStep::Level: return level_page;
        case PlayersStep::OwnLevel: return own_level_page;
        case PlayersStep::Colours: return colours_page;
        case PlayersStep::Names: return names_page;
        case PlayersStep::Tokens: return tokens_page;
    }
    return count_page;
}

// U-3.7.
std::string_view why_not(const Players& players, Key key) {
    const char32_t letter = letter_of(key);
    const bool is_taken =
        players.step == PlayersStep::Colours and letter >= U'0' and letter <= U'9';
    return is_taken ? "Somebody has this colour" : no_such_key;
}

Passage choose_from(Players& players, Said& said, Key key) {
    const auto item = choose(menu_of(players), players.place, key);
    if (item and *item != '.') return choose_on(page_of(players.step), players, *item);
    if (not item and not is_arrow(key)) said.refusal = why_not(players, key);
    return Passage::Stays;
}

}  // namespace

int guests_among(const Players& players) { return players.guests.value_or(0); }

std::size_t people_here(const Players& players) {
    return people_among(players.sitters) - static_cast<std::size_t>(guests_among(players));
}

int most_computers(const Players& players) {
    const int people = players.guests ? std::max(1, *players.guests) : 0;
    return static_cast<int>(players.sitters.size()) - people;
}

void seat(Players& players, int people, int computers) {
    players.computers = computers;
    const auto computers_seated = static_cast<std::size_t>(computers);
    seat_people(players.sitters, static_cast<std::size_t>(people) + computers_seated);
    seat_computers(players.sitters, levels_chosen(players, computers_seated));
    seat_guests(players.sitters, static_cast<std::size_t>(guests_among(players)));
}

void take_last(Players& players, const LastComputers& last) {
    players.computers = last.computers;
    players.level = Level(last.level);
    players.levels.clear();
    for (const char digit : last.levels)
        if (digit >= '0' and digit < '0' + board::level_count)
            players.levels.push_back(Level(digit - '0'));
}

LastComputers last_computers(const Players& players) {
    std::string levels;
    for (const Level level : players.levels) levels += std::to_string(static_cast<int>(level));
    return {static_cast<int>(players.level), players.computers, levels};
}

std::vector<Level> levels_chosen(const Players& players, std::size_t computers) {
    std::vector<Level> levels = players.levels;
    levels.resize(computers, players.level);
    return levels;
}

void seat_against_computers(Players& players, std::size_t seats) {
    seat_people(players.sitters, seats);
    seat_computers(players.sitters, levels_chosen(players, seats - 1));
}

bool is_typed(const Players& players) {
    return players.step == PlayersStep::Names or players.step == PlayersStep::Tokens;
}

std::size_t asked(const Players& players) {
    const bool asks_each = is_typed(players) or players.step == PlayersStep::OwnLevel or
                           players.step == PlayersStep::Colours;
    return asks_each ? players.who : 0;
}

Menu menu_of(const Players& players) { return menu_of(page_of(players.step), players); }

Notice help_on(const Players& players) {
    const Menu menu = menu_of(players);
    if (not is_typed(players)) return tui::help_on(menu);
    const bool is_name = players.step == PlayersStep::Names;
    return help_on_text(menu, is_name ? "LETTERS, BACKSPACE" : "LETTER OR DIGIT");
}

Passage press(Players& players, Said& said, Key key) {
    if (players.step == PlayersStep::Names) return type_name(players, said, key);
    if (players.step == PlayersStep::Tokens) return type_token(players, said, key);
    if (key == Key::Esc) return back(players);
    return choose_from(players, said, key);
}

}  // namespace parlor::tui::setup
