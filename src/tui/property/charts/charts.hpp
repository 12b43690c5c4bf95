// Charts: the game so far as charts, each in a panel over the table: wealth turn by turn, rent by
// group and receiver, and landings by square.
//
// Source:  docs/playing.md, "Replays" (charts); U-1.3, U-1.5.
// Choices: charts are readable without colours: lines repeat their player's digit, bars consist of
//          the receivers' digits, and the board of landings shows numbers.
#pragma once

#include "canvas/canvas.hpp"
#include "rules/property/figures/chronicle.hpp"
#include "rules/property/view.hpp"
#include "tui/chart_panel.hpp"

namespace parlor::tui {

enum class Chart : std::uint8_t { Wealth, Rent, Landings };

void draw_chart(Canvas& canvas,
                const property::View& view,
                const property::Chronicle& chronicle,
                Chart chart);

// Each of these draws its chart below the two rows of the title.
void draw_rents(Canvas& canvas, const property::View& view, const property::Tally& tally);
void draw_landings(Canvas& canvas, const property::View& view, const property::Tally& tally);

}  // namespace parlor::tui
