#include "tui/board/poster/poster.hpp"

#include <array>
#include <string_view>
#include <vector>

#include "tui/board/card.hpp"
#include "tui/board/mini_map.hpp"
#include "tui/board/quadrant.hpp"
#include "tui/board/ring/ring.hpp"
#include "tui/board/ring/ring_layout.hpp"

namespace parlor::tui {
namespace {

constexpr Quadrant at_go{1};
constexpr std::size_t lines_of_poster = 13, lines_of_event = 4;

constexpr std::array<std::string_view, 6> tall_sign{" █▀▄ ▄▀▄ █▀▄",
                                                    " █▀  █▀█ █▀▄",
                                                    " ▀   ▀ ▀ ▀ ▀",
                                                    "  █   ▄▀▄ █▀▄",
                                                    "  █   █ █ █▀▄",
                                                    "  ▀▀▀  ▀  ▀ ▀"};
constexpr std::array<std::string_view, 4> wide_sign{"█▀▄ ▄▀▄ █▀▄ █   ▄▀▄ █▀▄",
                                                    "█▀  █▀█ █▀▄ █   █ █ █▀▄",
                                                    "▀   ▀ ▀ ▀ ▀ ▀▀▀  ▀  ▀ ▀",
                                                    "GAMES FOR THE TERMINAL"};
constexpr int width_of_wide_sign = 23;

// In the middle of the ring; returns the room below.
Box draw_wide_sign(Canvas& ring, Box middle) {
    const int left = middle.left + (middle.right - middle.left + 1 - width_of_wide_sign) / 2;
    for (const std::string_view line : wide_sign)
        ring.write({++middle.top, left}, line, {Ink::Cyan, Ink::Black});
    ++middle.top;
    return middle;
}

}  // namespace

void draw_poster(Canvas& canvas, const Poster& poster) {
    const CardLine blank{"", on_cyan};
    std::vector<CardLine> lines;
    lines.reserve(lines_of_poster);
    for (const std::string_view line : tall_sign) lines.push_back({std::string{line}, on_cyan});
    lines.insert(lines.end(), {blank, {poster.caption, on_cyan}, blank});
    for (std::string& line : poster.recent.lines(width_of_card, lines_of_event))
        lines.push_back({std::move(line), on_cyan});
    lines.resize(lines_of_poster, blank);

    draw_board(canvas, poster.board, at_go, std::nullopt);
    draw_card(canvas, at_go, poster.board.size(), lines);
    draw_mini_map(canvas, poster.board);
}

Canvas draw_poster_ring(const Poster& poster, Size size) {
    const Recent nothing;
    Canvas ring = draw_ring(poster.board, std::nullopt, {nothing}, size);
    const Box below = draw_wide_sign(ring, RingLayout{size, poster.board.size()}.middle());
    draw_middle(ring, below, poster.board, {poster.recent, {poster.caption}});
    return ring;
}

}  // namespace parlor::tui
