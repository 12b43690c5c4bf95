#include "tui/board/player_row.hpp"

#include "catch.hpp"
#include "terminal/look.hpp"

namespace parlor::tui {

TEST_CASE("U-10.2: where no ink of a player's colour can be read the row is a bar of the colour") {
    Canvas canvas;
    draw_player(canvas, 0, {.name = "Ann", .ink = Ink::Blue, .money = 1500_cash, .active = true});
    const auto paper = [&](int col) {
        return look_of(canvas.cell({0, col}), Depth::Colours16, Paper::Black).back;
    };
    for (int col = 2; col <= 17; ++col) CHECK(paper(col) == 4);
    CHECK(paper(0) == 4);  // the sign's
    CHECK(paper(1) == 0);
    CHECK(paper(18) == 0);
}

}  // namespace parlor::tui
