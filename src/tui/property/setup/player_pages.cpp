// The pages of set-up about the players: how many there are, which of them are computers, and the
// colours, names and tokens of the people.
#include <algorithm>

#include "canvas/letters.hpp"
#include "tui/board/icons.hpp"
#include "tui/property/setup/computer_seats.hpp"
#include "tui/property/setup/entry.hpp"

namespace parlor::tui::setup {
namespace {

SetupWish choose_count(SetupUi& ui, int seats) {
    seat_people(ui.sitters, static_cast<std::size_t>(seats));
    return turn_to(ui, SetupStep::Computers);
}

bool may_play(const SetupUi& ui, const rules::Board& /*board*/, int seats) {
    return seats >= ui.fewest_seats and seats <= ui.most_seats;
}

// Two rows apart as long as they fit so.
int row_of(int item, int items) {
    constexpr int first_row = 10, most_two_apart = 7;
    return first_row + item * (items > most_two_apart ? 1 : 2);
}

void move_count(Item& item, const SetupUi& ui, int seats) {
    item.row = row_of(seats - ui.fewest_seats, ui.most_seats - ui.fewest_seats + 1);
}

constexpr Entry players(const Binding& binding, int number) {
    return {binding, choose_count, number, may_play, move_count};
}

constexpr Entry count_entries[]{
    players({'2', 1, 10, "2 PLAYERS", "two players"}, 2),
    players({'3', 1, 10, "3 PLAYERS", "three players"}, 3),
    players({'4', 1, 10, "4 PLAYERS", "four players"}, 4),
    players({'5', 1, 10, "5 PLAYERS", "five players"}, 5),
    players({'6', 1, 10, "6 PLAYERS", "six players"}, 6),
    players({'7', 1, 10, "7 PLAYERS", "seven players"}, 7),
    players({'8', 1, 10, "8 PLAYERS", "eight players"}, 8),
    way_back(22),
};
static_assert(std::size(count_entries) == max_seats);  // from two on, and the way back

Menu ask_for_count(const SetupUi& /*ui*/) { return pregame("SET PLAYER COUNT"); }

SetupWish choose_computers(SetupUi& ui, int seats) {
    ui.computers = seats;
    seat_computers(ui.sitters, levels_chosen(ui, static_cast<std::size_t>(seats)));
    return turn_to(ui, seats == 0 ? SetupStep::Colours : SetupStep::Level);
}

bool are_seats(const SetupUi& ui, const rules::Board& /*board*/, int seats) {
    return static_cast<std::size_t>(seats) <= ui.sitters.size();
}

// The last item leaves no people, only computers.
void adapt_to_seats(Item& item, const SetupUi& ui, int computers) {
    const int seats = static_cast<int>(ui.sitters.size());
    item.row = row_of(computers, seats + 1);
    if (computers == seats) item.help = "you watch";
}

constexpr Entry seats(int number,
                      std::string_view label,
                      std::string_view help = "in the last seats") {
    return {{static_cast<char>('0' + number), 1, 10, label, help},
            choose_computers,
            number,
            are_seats,
            adapt_to_seats};
}

constexpr Entry computer_entries[]{
    seats(0, "NONE", "people only"),
    seats(1, "1 COMPUTER"),
    seats(2, "2 COMPUTERS"),
    seats(3, "3 COMPUTERS"),
    seats(4, "4 COMPUTERS"),
    seats(5, "5 COMPUTERS"),
    seats(6, "6 COMPUTERS"),
    seats(7, "7 COMPUTERS"),
    seats(8, "8 COMPUTERS"),
    way_back(23),
};

Menu ask_for_computers(const SetupUi& /*ui*/) { return pregame("SET CPU PLAYERS"); }

SetupWish choose_colour(SetupUi& ui, int colour) {
    ui.sitters[ui.who].colour = rules::Colour(colour);
    colour_computers(ui.sitters);
    return turn_to(ui, SetupStep::Names, ui.who);
}

bool is_left(const SetupUi& ui, int colour) {
    const std::span earlier{ui.sitters.data(), ui.who};
    return std::ranges::find(earlier, rules::Colour(colour), &rules::Sitter::colour) ==
           earlier.end();
}

bool is_free(const SetupUi& ui, const rules::Board& /*board*/, int colour) {
    return is_left(ui, colour);
}

void paint(Item& item, const SetupUi& /*ui*/, int colour) {
    item.paper = ink_of(rules::Colour(colour));
}

constexpr Entry colour_entries[]{
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
    way_back(22),
};

Menu ask_for_colour(const SetupUi& ui) {
    Menu menu = pregame("SET PLAYER COLOUR");
    menu.words = {{9, upper(ui.sitters[ui.who].name) + ":"}};
    return menu;
}

Menu ask_for_name(const SetupUi& ui) {
    Menu menu = pregame("SET PLAYER NAME");
    menu.words = {{10, "PLAYER " + std::to_string(ui.who + 1) + ":"},
                  {12, ui.typed + "_", on_white, 1},
                  {16, "ENTER - TAKE IT"},
                  {18, "UP    - BACK"}};
    return menu;
}

Menu ask_for_token(const SetupUi& ui) {
    Menu menu = pregame("SET PLAYER TOKEN");
    menu.words = {{10, upper(ui.sitters[ui.who].name) + ":"},
                  {12, ui.typed + "_", on_white, 1},
                  {14, "LETTER OR SIGN"},
                  {16, "ENTER - TAKE IT"},
                  {18, "UP    - BACK"}};
    return menu;
}

}  // namespace

MenuCursor place_of_colour(const SetupUi& ui) {
    const int own = static_cast<int>(ui.sitters[ui.who].colour);
    if (not is_left(ui, own)) return {1, 0};
    int place = 0;
    for (int colour = 0; colour < own; ++colour)
        if (is_left(ui, colour)) ++place;
    return {1, place};
}

const Page count{ask_for_count, count_entries};
const Page computers{ask_for_computers, computer_entries};
const Page colours{ask_for_colour, colour_entries};
const Page names{ask_for_name};
const Page tokens{ask_for_token};

}  // namespace parlor::tui::setup
