#include "tui/setup/sitter_rows.hpp"

#include <string>
#include <vector>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/icons.hpp"
#include "tui/board/player_row.hpp"
#include "tui/setup/seats.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui::setup {
namespace {

using board::Sitter;

constexpr std::size_t most_rows = 6;

void draw_row(Canvas& canvas, int row, const Sitter& sitter, bool is_asked, Money each) {
    draw_player(canvas,
                row,
                {.sign = sitter.token.front(),
                 .name = sitter.name,
                 .ink = ink_of(sitter.colour),
                 .money = each,
                 .active = is_asked});
}

void draw_half_row(Canvas& canvas, At at, const Sitter& sitter, bool is_asked) {
    if (is_asked) canvas.put(at, U'>', {Ink::White, Ink::Black});
    const Style style{ink_of(sitter.colour), Ink::Black};
    canvas.write({at.row, at.col + 1}, shortened(upper(sitter.name), 8), style);
}

}  // namespace

std::vector<Sitter> shown_sitters(const Players& players) {
    std::vector<Sitter> sitters = players.sitters;
    for (std::size_t seat = people_here(players); seat < people_among(sitters); ++seat)
        sitters[seat].name = "GUEST";
    give_tokens(sitters, players.tokens);
    return sitters;
}

// Up to six players have a row each, with their money. More players are in two columns, because
// there are only six rows above the window.
void draw_sitters(Canvas& canvas, const Players& players, std::size_t asked, Money each) {
    const std::vector<Sitter> sitters = shown_sitters(players);
    const bool have_rows = sitters.size() <= most_rows;
    for (std::size_t seat = 0; seat < sitters.size(); ++seat) {
        if (have_rows)
            draw_row(canvas, static_cast<int>(seat), sitters[seat], seat == asked, each);
        else
            draw_half_row(canvas,
                          {static_cast<int>(seat / 2), seat % 2 == 0 ? 0 : 9},
                          sitters[seat],
                          seat == asked);
    }
    if (not have_rows) canvas.write({5, 1}, "EACH $" + std::to_string(each.amount), on_black);
}

}  // namespace parlor::tui::setup
