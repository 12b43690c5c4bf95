// The review of a domino game: a bar while its plays are judged, then what each player gave away,
// and a list of the worst plays, each of which can be looked at (position/), or shown in the replay.
//
// Source:  D-8.8; docs/playing.md, "Review".
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "canvas/sound_queue.hpp"
#include "dominoes/review/review.hpp"
#include "tui/dominoes/names.hpp"
#include "tui/menu.hpp"
#include "tui/review/review_parts.hpp"

namespace parlor::tui::domino_table {

struct WorstPlay {
    int step = 0;  // of the replay
    int hand = 0;  // its number
    Seat seat{};
    std::string played, best;  // `3-4 at 2`
    double cost = 0;           // in chances of winning
    const dominoes::Decision* made = nullptr;
    const dominoes::Judgement* judged = nullptr;  // both outlive the page
    std::vector<std::string> why;                 // the best play is better, in sentences
};

// Whether both plays go to the same end, or are downs.
[[nodiscard]] bool share_end(const WorstPlay& play);

struct Review {
    dominoes::ReviewOfGame seats;
    std::vector<WorstPlay> worst;  // the worst first
};

struct ReviewPage {
    Names names;
    Levels levels;
    int plays = 0;                 // to be judged
    int judged = 0;                // so far
    std::optional<Review> review;  // once all are judged
    std::size_t chosen = 0;        // of the worst
    bool is_open = false;          // the position before the chosen play
    bool shows_best = false;       // there, instead of the play at the same end
    MenuCursor place = {};
    std::optional<Notice> help = std::nullopt;
};

[[nodiscard]] Canvas draw(const ReviewPage& page);

using tui::ReviewWish;
[[nodiscard]] ReviewWish press(ReviewPage& page, Key key, SoundQueue& sounds);

}  // namespace parlor::tui::domino_table
