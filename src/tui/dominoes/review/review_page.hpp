// The review of a domino game: a bar while its plays are judged, then what each player gave away,
// and a list of the worst plays, each of which can be shown on the table.
//
// Source:  D-8.8; docs/playing.md, "Review".
// Choices: the marks are those of chess: ?! doubtful, ? bad, ?? very bad.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "canvas/sound_queue.hpp"
#include "dominoes/review/review.hpp"
#include "tui/dominoes/names.hpp"
#include "tui/menu.hpp"

namespace parlor::tui::domino_table {

struct WorstPlay {
    int step = 0;  // of the replay
    int hand = 0;  // its number
    Seat seat{};
    std::string played, best;  // `3-4 at 2`
    double cost = 0;           // in chances of winning
};

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
    MenuCursor place = {};
    std::optional<Notice> help = std::nullopt;
};

[[nodiscard]] Canvas draw(const ReviewPage& page);

// Show refers to the chosen play.
enum class ReviewWish : std::uint8_t { Nothing, Show, Shut };
[[nodiscard]] ReviewWish press(ReviewPage& page, Key key, SoundQueue& sounds);

}  // namespace parlor::tui::domino_table
