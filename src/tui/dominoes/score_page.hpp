// The chart of a domino game: both scores after every change, hand by hand, and below them the
// sources of the points.
//
// Source:  D-8.6; U-1.3.
// Choices: the scale ends at the target. Marks on the axis show the ends of hands.
#pragma once

#include <optional>

#include "canvas/sound_queue.hpp"
#include "dominoes/chronicle.hpp"
#include "tui/dominoes/names.hpp"
#include "tui/menu.hpp"

namespace parlor::tui::domino {

struct Scores {
    dominoes::Chronicle chronicle;
    Names names;
    Levels levels;
    dominoes::Points target;
    int hand = 1;          // the current hand, or the last one
    bool is_over = false;  // the game
};

// For `parlor show --pictures`.
void draw_scores(Canvas& canvas, const Scores& scores);

// The chart as an open page, with its key below.
struct ScorePage {
    Scores scores;
    MenuCursor place = {};
    std::optional<Notice> help = std::nullopt;
};

[[nodiscard]] Canvas draw(const ScorePage& page);

// Whether the key closes the page.
enum class PageIs : std::uint8_t { Open, Shut };
[[nodiscard]] PageIs press(ScorePage& page, Key key, SoundQueue& sounds);

}  // namespace parlor::tui::domino
