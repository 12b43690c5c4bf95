// The chart of a domino game: both scores after every change, hand by hand, and below them the
// sources of the points.
//
// Source:  D-8.6; U-1.3.
// Choices: the scale ends at the target. Marks on the axis show the ends of hands.
#pragma once

#include "dominoes/review/chronicle.hpp"
#include "dominoes/review/sheet.hpp"
#include "tui/desk/page.hpp"
#include "tui/dominoes/names.hpp"

namespace parlor::tui::domino_table {

struct Scores {
    dominoes::Chronicle chronicle;
    dominoes::Sheet sheet;
    Names names;
    Levels levels;
    dominoes::Points target;
    int hand = 1;          // the current hand, or the last one
    bool is_over = false;  // the game
};

// For `parlor show --pictures`.
void draw_scores(Canvas& canvas, const Scores& scores);

[[nodiscard]] desk::PagePtr score_page(Scores scores);

}  // namespace parlor::tui::domino_table
