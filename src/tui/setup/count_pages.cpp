// The pages of players that ask how many there are: of all, of guests, and of computers.
//
// Source: C-1.3, T-2.2.
#include "base/units.hpp"
#include "tui/setup/guests.hpp"
#include "tui/setup/player_pages.hpp"
#include "tui/setup/seats.hpp"

namespace parlor::tui::setup {
namespace {

Passage choose_count(Players& players, int seats) {
    if (players.guests) {
        seat_so_many(players, seats);
        return turn_to(players, PlayersStep::Guests);
    }
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

int seats_of(const Players& players) { return static_cast<int>(players.sitters.size()); }

Passage choose_guests(Players& players, int guests) {
    invite(players, guests);
    return turn_to(players, PlayersStep::Computers);
}

bool may_come(const Players& players, int guests) { return guests <= seats_of(players); }

// The last item leaves nobody here.
void adapt_to_players(Item& item, const Players& players, int guests) {
    item.row = row_of(guests, seats_of(players) + 1, below_computers);
    if (guests == seats_of(players)) item.help = "you watch";
}

constexpr PlayersEntry guests(int number,
                              std::string_view label,
                              std::string_view help = "at own terminals") {
    return {{static_cast<char>('0' + number), 1, 10, label, help},
            choose_guests,
            number,
            may_come,
            adapt_to_players};
}

constexpr PlayersEntry guest_entries[]{
    guests(0, "NONE", "nobody joins"),
    guests(1, "1 GUEST"),
    guests(2, "2 GUESTS"),
    guests(3, "3 GUESTS"),
    guests(4, "4 GUESTS"),
    guests(5, "5 GUESTS"),
    guests(6, "6 GUESTS"),
    guests(7, "7 GUESTS"),
    guests(8, "8 GUESTS"),
    {way_back(below_computers), go_back},
};

Menu ask_for_guests(const Players& /*players*/) { return pregame("SET GUESTS"); }

Passage choose_computers(Players& players, int seats) {
    seat(players, seats_of(players) - seats, seats);
    return seats == 0 ? turn_to_people(players) : turn_to(players, PlayersStep::Level);
}

bool are_seats(const Players& players, int seats) { return seats <= most_computers(players); }

// The last item may leave nobody here.
void adapt_to_seats(Item& item, const Players& players, int computers) {
    item.row = row_of(computers, most_computers(players) + 1, below_computers);
    if (computers == seats_of(players) - guests_among(players)) item.help = "you watch";
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

}  // namespace

const PlayersPage count_page{ask_for_count, count_entries};
const PlayersPage guests_page{ask_for_guests, guest_entries};
const PlayersPage computers_page{ask_for_computers, computer_entries};

}  // namespace parlor::tui::setup
