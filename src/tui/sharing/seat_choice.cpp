#include "tui/sharing/seat_choice.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "tui/setup/all_settings.hpp"
#include "tui/setup/player_steps.hpp"
#include "unicode/names.hpp"

namespace parlor::tui {
namespace {

using board::Sitter;
using setup::Passage;
using setup::Players;
using setup::PlayersStep;

void take_seats(Players& players, std::vector<Sitter> others, Sitter own) {
    players.sitters = std::move(others);
    players.sitters.push_back(std::move(own));
    players.who = players.sitters.size() - 1;
}

template <class IsSame>
bool another(const Players& players, IsSame is_same) {
    return std::any_of(players.sitters.begin(), players.sitters.end() - 1, is_same);
}

bool is_colour_taken(const Players& players) {
    return another(players, [own = players.sitters.back().colour](const Sitter& each) {
        return each.colour == own;
    });
}

bool is_name_taken(const Players& players) {
    return another(players, [&own = players.sitters.back().name](const Sitter& each) {
        return are_alike(each.name, own);
    });
}

// So that the page proposes it when it opens again.
void keep_typed(Players& players) {
    if (players.step == PlayersStep::Names) players.sitters.back().name = players.field.text;
    if (players.step == PlayersStep::Tokens) players.sitters.back().token = players.field.text;
}

void choose_again(Players& players, setup::Said& said, PlayersStep step, std::string_view why) {
    keep_typed(players);
    setup::turn_to(players, step, players.who);
    said.refusal = why;
}

}  // namespace

SeatChoice choice_for(
    std::size_t seat, bool has_tokens, GlyphSet glyphs, Sitter own, std::vector<Sitter> others) {
    SeatChoice choice{seat, has_tokens, {.glyphs = glyphs}};
    Players& players = choice.players;
    players.first = has_tokens ? PlayersStep::Colours : PlayersStep::Names;
    take_seats(players, std::move(others), std::move(own));
    setup::turn_to(players, players.first, players.who);
    return choice;
}

void meet(SeatChoice& choice, setup::Said& said, std::vector<Sitter> others) {
    Players& players = choice.players;
    const auto selected = selected_key(menu_of(choice), players.place);
    take_seats(players, std::move(others), Sitter{chosen(choice)});
    if (selected) players.place = setup::place_of_item(menu_of(choice), *selected);
    const bool has_colour = choice.has_tokens and players.step != PlayersStep::Colours;
    if (has_colour and is_colour_taken(players))
        choose_again(players, said, PlayersStep::Colours, "Somebody has this colour");
    else if (players.step == PlayersStep::Tokens and is_name_taken(players))
        choose_again(players, said, PlayersStep::Names, "Somebody has this name");
}

Menu menu_of(const SeatChoice& choice) {
    Menu menu = setup::menu_of(choice.players);
    menu.header = "TAKE A SEAT";
    menu.words.front().words = "SEAT " + std::to_string(choice.seat + 1) + ":";
    return menu;
}

// Set-up goes on to the next player, back to the one before, and from names to colours and tokens:
// all of these end this choice.
Passage press(SeatChoice& choice, setup::Said& said, Key key) {
    Players& players = choice.players;
    const Passage passage = setup::press(players, said, key);
    const bool is_player_before = players.who + 1 != players.sitters.size();
    if (is_player_before) return Passage::Before;
    if (choice.has_tokens or passage != Passage::Stays) return passage;
    if (players.step == PlayersStep::Names) return Passage::Stays;
    return players.step == PlayersStep::Tokens ? Passage::After : Passage::Before;
}

}  // namespace parlor::tui
