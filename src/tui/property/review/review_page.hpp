// The review of a property game: a bar while its decisions are judged, then each player's totals, and
// a list of the worst decisions, each of which can be read (decision_page.hpp), or shown in the
// replay; and the chances by round (chances_page.hpp).
//
// Source:  docs/playing.md, "Review".
// Choices: players whose decisions were not judged, computers among people, have only their luck.
#pragma once

#include <string>
#include <vector>

#include "canvas/sound_queue.hpp"
#include "rules/property/review/review.hpp"
#include "rules/property/review/trade_gain.hpp"
#include "tui/board/shown_board.hpp"
#include "tui/menu.hpp"
#include "tui/review/review_parts.hpp"

namespace parlor::tui::property_review {

// A player as the decision found them.
struct Standing {
    Seat seat{};
    Money money;
    int deeds = 0;
    std::string at;  // the square, `in Gaol` or `out`
    bool is_on_square = true;
};

struct WorstDecision {
    int step = 0;  // of the replay
    int round = 0;
    Seat seat{};
    std::string played, best;              // in the list, at most 8 letters: `BID 60`
    std::string played_words, best_words;  // `bid $60`
    std::string about;                     // the deed or the offer that it was about, or nothing
    property::Judgement judged;
    std::optional<property::TradeGain> trade = std::nullopt, better_trade = std::nullopt;
    std::vector<Standing> table = {};
};

struct Review {
    property::ReviewOfGame seats;
    std::vector<WorstDecision> worst;  // the worst first
};

// A throw, or a decision, that moved the chances.
struct Swing {
    int step = 0;  // of the replay
    int round = 0;
    Seat seat{};
    std::string what;                                    // `ROLLS 3 AND 4`, `PASS ??`
    property::Shares by = {};                            // for each seat
    std::optional<std::size_t> decision = std::nullopt;  // its place among the worst, if it is one
};

// The chances of all seats at the beginning of each round, and what swung them, in order.
struct Chances {
    int rounds = 0;
    int judged = 0;
    std::vector<property::Shares> of_rounds;  // once all are judged
    std::vector<Swing> swings;
    std::size_t chosen = 0;  // of the swings
};

enum class Shows : std::uint8_t { List, Decision, Chances };

struct ReviewPage {
    std::vector<ShownSeat> players;  // seat 1 first
    int decisions = 0;               // to be judged
    int judged = 0;                  // so far
    bool is_quick = true;
    std::optional<Review> review = std::nullopt;  // once all are judged
    Chances chances = {};
    Shows shows = Shows::List;
    std::size_t chosen = 0;  // of the worst
    MenuCursor place = {};
    std::optional<Notice> help = std::nullopt;

    void turn_to(Shows other) {
        shows = other;
        place = {};
    }
    [[nodiscard]] bool has_worst() const { return review and not review->worst.empty(); }
    [[nodiscard]] const ShownSeat& player(Seat seat) const {
        return players[static_cast<std::size_t>(number(seat)) - 1];
    }
};

// What it shows, in 40 columns.
[[nodiscard]] Canvas draw(const ReviewPage& page);

// In a wide window: with the chosen decision next to the list, or the chosen swing next to the
// chances. Nothing when no decision is bad.
[[nodiscard]] std::optional<Canvas> draw_whole(const ReviewPage& page, Size window);

// The step of the replay that Show refers to: of a decision, the one before it; and what to say
// there: the better decision, and nothing of a throw.
[[nodiscard]] int step_shown(const ReviewPage& page);
[[nodiscard]] std::string words_shown(const ReviewPage& page);
[[nodiscard]] ReviewWish press(ReviewPage& page, Key key, SoundQueue& sounds);

}  // namespace parlor::tui::property_review
