#include "tui/setup/player_pages.hpp"

#include <algorithm>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/icons.hpp"
#include "tui/setup/seats.hpp"

namespace parlor::tui::setup {
namespace {

Passage choose_colour(Players& players, int colour) {
    players.sitters[players.who].colour = board::Colour(colour);
    colour_from(players.sitters, people_here(players));
    return turn_to(players, PlayersStep::Names, players.who);
}

bool is_left(const Players& players, int colour) {
    const std::span earlier{players.sitters.data(), players.who};
    return std::ranges::find(earlier, board::Colour(colour), &board::Sitter::colour) ==
           earlier.end();
}

bool is_free(const Players& players, int colour) { return is_left(players, colour); }

void paint(Item& item, const Players& /*players*/, int colour) {
    item.paper = ink_of(board::Colour(colour));
}

constexpr PlayersEntry colour_entries[]{
    {{'0', 1, 10, "RED", "red"}, choose_colour, 0, is_free, paint},
    {{'1', 1, 11, "PURPLE", "purple"}, choose_colour, 1, is_free, paint},
    {{'2', 1, 12, "GREEN", "green"}, choose_colour, 2, is_free, paint},
    {{'3', 1, 13, "BLUE", "blue"}, choose_colour, 3, is_free, paint},
    {{'4', 1, 14, "YELLOW", "yellow"}, choose_colour, 4, is_free, paint},
    {{'5', 1, 15, "ORANGE", "orange"}, choose_colour, 5, is_free, paint},
    {{'6', 1, 16, "BROWN", "brown"}, choose_colour, 6, is_free, paint},
    {{'7', 1, 17, "PINK", "pink"}, choose_colour, 7, is_free, paint},
    {{'8', 1, 18, "LIGHT GREEN", "light green"}, choose_colour, 8, is_free, paint},
    {{'9', 1, 19, "LIGHT BLUE", "light blue"}, choose_colour, 9, is_free, paint},
    {way_back(22), go_back},
};

Menu ask_for_colour(const Players& players) {
    Menu menu = pregame("SET PLAYER COLOUR");
    menu.words = {{9, shortened(upper(players.sitters[players.who].name), 15) + ":"}};
    return menu;
}

Menu ask_for_name(const Players& players) {
    const std::string question = "PLAYER " + std::to_string(players.who + 1) + ":";
    return ask_for_text("SET PLAYER NAME", question, players.field);
}

Menu ask_for_token(const Players& players) {
    const std::string question = shortened(upper(players.sitters[players.who].name), 15) + ":";
    Menu menu = ask_for_text("SET PLAYER TOKEN", question, players.field);
    menu.words.push_back({14, "LETTER OR DIGIT"});
    return menu;
}

}  // namespace

MenuCursor place_of_colour(const Players& players) {
    const int own = static_cast<int>(players.sitters[players.who].colour);
    if (not is_left(players, own)) return {1, 0};
    int place = 0;
    for (int colour = 0; colour < own; ++colour)
        if (is_left(players, colour)) ++place;
    return {1, place};
}

const PlayersPage colours_page{ask_for_colour, colour_entries};
const PlayersPage names_page{ask_for_name};
const PlayersPage tokens_page{ask_for_token};

}  // namespace parlor::tui::setup
