// Charts: the game so far in pictures, each in a panel over the table: what everybody was worth
// turn by turn, who was paid rent for which group, and how often each square was landed on.
//
// Source:  README.md, "Replays" (the pictures); U-1.3, U-1.5.
// Choices: a line carries its player's digit again and again, a bar is made of the digits of those
//          who were paid, and on the board of landings the numbers stand: the colours, which say
//          the same, can be missing.
#pragma once

#include "canvas/canvas.hpp"
#include "rules/property/chronicle.hpp"
#include "rules/property/view.hpp"

namespace parlor::tui {

enum class Chart : std::uint8_t { Wealth, Rent, Landings };

// The panel and what is in it. The rows below it are blank, and so is the panel's last one, for the
// keys.
inline constexpr Box chart_frame{0, 0, 20, 39};
inline constexpr Box chart_inside{1, 1, 18, 38};
inline constexpr int chart_keys_row = 19;

void draw_chart(Canvas& canvas,
                const rules::View& view,
                const rules::Chronicle& chronicle,
                Chart chart);

// Each of them, below the two rows of its title.
void draw_wealth(Canvas& canvas, const rules::View& view, const rules::WealthLines& lines);
void draw_rents(Canvas& canvas, const rules::View& view, const rules::Tally& tally);
void draw_landings(Canvas& canvas, const rules::View& view, const rules::Tally& tally);

}  // namespace parlor::tui
