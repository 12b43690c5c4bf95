#include "tui/board/ring/ring_players.hpp"

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/icons.hpp"
#include "tui/board/marks.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {
namespace {

constexpr int name_col = 2, width_of_name = 10, money_col = 13, deeds_col = 22;

std::vector<Square> deeds_of(const ShownBoard& board, Seat seat) {
    std::vector<Square> deeds;
    for (std::size_t n = 0; n < board::group_count; ++n)
        for (const Square deed : board.printed->groups[static_cast<board::Group>(n)])
            if (board.squares[deed].owner == seat) deeds.push_back(deed);
    return deeds;
}

void draw_deed(Canvas& canvas, At at, const ShownBoard& board, Square deed) {
    const ShownSquare& square = board.squares[deed];
    const board::Group group = board.spot(deed).group;
    const Ink paper = square.mortgaged ? Ink::DarkGrey : ink_of(group);
    canvas.put(at, letter_of(group), {readable_on(paper), paper});
    draw_houses(canvas, at, square.houses);
}

void draw_deeds(Canvas& canvas, At at, int room, const ShownBoard& board, Seat seat) {
    const std::vector<Square> deeds = deeds_of(board, seat);
    const int step = 2 * static_cast<int>(deeds.size()) <= room ? 2 : 1;
    for (const Square deed : deeds) {
        draw_deed(canvas, at, board, deed);
        at.col += step;
    }
}

}  // namespace

void draw_ring_players(Canvas& canvas,
                       const Box& box,
                       const ShownBoard& board,
                       const std::vector<RingPlayer>& players) {
    At at{box.top, box.left};
    for (const RingPlayer& player : players) {
        const ShownSeat& seat = board.seat(player.seat);
        draw_token(canvas, seat, at);
        canvas.write({at.row, at.col + name_col},
                     shortened(upper(seat.name), width_of_name),
                     {ink_of(seat.colour), Ink::Black});
        canvas.write({at.row, at.col + money_col}, player.money, on_black);
        const At deeds{at.row, at.col + deeds_col};
        draw_deeds(canvas, deeds, box.right - deeds.col + 1, board, seat.seat);
        ++at.row;
    }
}

}  // namespace parlor::tui
