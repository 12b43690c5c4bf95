#include "tui/board/reading/example.hpp"

#include <algorithm>
#include <utility>

#include "rules/board/street.hpp"

namespace parlor::tui {
namespace {

constexpr std::size_t crowd = 7;  // a square has cells for six tokens

std::vector<ShownSeat> three_players() {
    return {{.seat = Seat{1}, .name = "Ann", .colour = board::Colour::Red, .token = 'A'},
            {.seat = Seat{2}, .name = "Bob", .colour = board::Colour::Green, .token = 'B'},
            {.seat = Seat{3}, .name = "Cy", .colour = board::Colour::Yellow, .token = 'C'}};
}

void clear(ShownBoard& board) {
    board.marker.reset();
    for (int n = 0; n < board.size(); ++n)
        static_cast<board::SquareView&>(board.squares[Square(n)]) = {};
    for (ShownSeat& seat : board.seats) seat.out = true;
}

Seat decider_on(const ShownBoard& board) {
    const auto found = std::ranges::find_if(board.seats, &ShownSeat::decides);
    return found == board.seats.end() ? Seat{1} : found->seat;
}

bool is_street(const ShownBoard& board, int square) {
    return board.spot(Square(square)).kind == board::Kind::Street;
}

Square last_street(const ShownBoard& board) {
    int square = board.size() - 1;
    while (not is_street(board, square)) --square;
    return Square(square);
}

void stand(ShownSeat& seat, Square at) {
    seat.at = at;
    seat.out = false;
}

}  // namespace

Example example_on(ShownBoard board) {
    if (board.seats.empty()) board.seats = three_players();
    clear(board);
    const Seat player = decider_on(board);
    for (ShownSeat& seat : board.seats) seat.decides = seat.seat == player;
    const Square street = last_street(board);
    return {std::move(board), street, player};
}

ShownBoard with_deed(const Example& example, const board::SquareView& deed) {
    ShownBoard board = example.board;
    static_cast<board::SquareView&>(board.squares[example.street]) = deed;
    return board;
}

ShownBoard with_marker(const Example& example) {
    ShownBoard board = example.board;
    board.marker = example.street;
    return board;
}

ShownBoard with_tokens(const Example& example) {
    ShownBoard board = example.board;
    int others = 0;
    for (ShownSeat& seat : board.seats)
        if (seat.decides or ++others <= 2) stand(seat, example.street);
    return board;
}

// Where the game has too few players, some stand there twice.
ShownBoard with_crowd(const Example& example) {
    ShownBoard board = example.board;
    for (std::size_t n = board.seats.size(); n < crowd; ++n) {
        ShownSeat again = board.seats[n - example.board.seats.size()];
        again.seat = Seat(static_cast<int>(n) + 1);
        again.decides = false;
        board.seats.push_back(std::move(again));
    }
    for (ShownSeat& seat : board.seats) stand(seat, example.street);
    return board;
}

ShownBoard in_play(const Example& example, bool has_marker) {
    ShownBoard board = example.board;
    const int side = board.size() / 4, count = static_cast<int>(board.seats.size());
    int houses = 2;
    for (int n = 1; n < side; ++n) {
        if (not is_street(board, n)) continue;
        ShownSquare& square = board.squares[Square(n)];
        square.owner = example.player;
        square.whole_group = true;
        square.houses = std::exchange(houses, board::hotel);
    }
    for (int ahead = 0; ahead < count; ++ahead) {
        const int seat = (number(example.player) - 1 + ahead) % count;
        stand(board.seats[static_cast<std::size_t>(seat)], Square(ahead * board.size() / count));
    }
    if (has_marker) board.marker = Square{2};
    return board;
}

}  // namespace parlor::tui
