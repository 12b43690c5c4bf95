#include "tui/setup/player_pages.hpp"

#include <algorithm>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/icons.hpp"
#include "tui/setup/seats.hpp"

namespace parlor::tui::setup {
namespace {

Passage choose_count(Players& players, int seats) {
    seat_people(players.sitters, static_cast<std::size_t>(seats));
    return turn_to(players, PlayersStep::Computers);
}

bool may_play(const Players& players, int seats) {
    return seats >= players.fewest and seats <= players.most;
}

constexpr int below_count = 22, below_computers = 23;  // the rows of the way back

// Items are two rows apart if they fit above the way back.
int row_of(int item, int items, int row_below) {
    constexpr int first_row = 10;
    const bool fit = first_row + 2 * (items - 1) < row_below;
    return first_row + item * (fit ? 2 : 1);
}

void move_count(Item& item, const Players& players, int seats) {
    item.row = row_of(seats - players.fewest, players.most - players.fewest + 1, below_count);
}

constexpr PlayersEntry so_many(const Binding& binding, int number) {
    return {binding, choose_count, number, may_play, move_count};
}

constexpr PlayersEntry count_entries[]{
    so_many({'2', 1, 10, "2 PLAYERS", "two players"}, 2),
    so_many({'3', 1, 10, "3 PLAYERS", "three players"}, 3),
    so_many({'4', 1, 10, "4 PLAYERS", "four players"}, 4),
    so_many({'5', 1, 10, "5 PLAYERS", "five players"}, 5),
    so_many({'6', 1, 10, "6 PLAYERS", "six players"}, 6),
    so_many({'7', 1, 10, "7 PLAYERS", "seven players"}, 7),
    so_many({'8', 1, 10, "8 PLAYERS", "eight players"}, 8),
    {way_back(below_count), go_back},
};
static_assert(std::size(count_entries) == max_seats);  // from two on, and the way back

Menu ask_for_count(const Players& /*players*/) { return pregame("SET PLAYER COUNT"); }

Passage choose_computers(Players& players, int seats) {
    players.computers = seats;
    seat_computers(players.sitters, levels_chosen(players, static_cast<std::size_t>(seats)));
    return turn_to(players, seats == 0 ? PlayersStep::Colours : PlayersStep::Level);
}

bool are_seats(const Players& players, int seats) {
    return static_cast<std::size_t>(seats) <= players.sitters.size();
}

// The last item leaves no people, only computers.
void adapt_to_seats(Item& item, const Players& players, int computers) {
    const int seats = static_cast<int>(players.sitters.size());
    item.row = row_of(computers, seats + 1, below_computers);
    if (computers == seats) item.help = "you watch";
}

constexpr PlayersEntry seats(int number,
                             std::string_view label,
                             std::string_view help = "in the last seats") {
    return {{static_cast<char>('0' + number), 1, 10, label, help},
            choose_computers,
            number,
            are_seats,
            adapt_to_seats};
}

constexpr PlayersEntry computer_entries[]{
    seats(0, "NONE", "people only"),
    seats(1, "1 COMPUTER"),
    seats(2, "2 COMPUTERS"),
    seats(3, "3 COMPUTERS"),
    seats(4, "4 COMPUTERS"),
    seats(5, "5 COMPUTERS"),
    seats(6, "6 COMPUTERS"),
    seats(7, "7 COMPUTERS"),
    seats(8, "8 COMPUTERS"),
    {way_back(below_computers), go_back},
};

Menu ask_for_computers(const Players& /*players*/) { return pregame("SET CPU PLAYERS"); }

Passage choose_colour(Players& players, int colour) {
    players.sitters[players.who].colour = board::Colour(colour);
    colour_computers(players.sitters);
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

const PlayersPage count_page{ask_for_count, count_entries};
const PlayersPage computers_page{ask_for_computers, computer_entries};
const PlayersPage colours_page{ask_for_colour, colour_entries};
const PlayersPage names_page{ask_for_name};
const PlayersPage tokens_page{ask_for_token};

}  // namespace parlor::tui::setup
