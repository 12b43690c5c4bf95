// Questions that all games round a board answer: where everybody is, and what the squares are.
//
// Source: P-1.5.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "plain/choosing.hpp"
#include "plain/words.hpp"
#include "rules/board/landmarks.hpp"
#include "rules/board/view.hpp"
#include "rules/board/walk.hpp"

namespace parlor::plain {

using BoardView = std::shared_ptr<const board::View>;

// What the view of a game does not say.
struct BoardHabits {
    std::optional<Seats> in_gaol = {};  // nothing: there is no Gaol
    bool has_prices = false;            // those of the board, for deeds, mortgages and houses
    std::optional<board::Direction> direction = {};  // of tokens, where it can turn
};

// `where`, `deeds`, `square`, `rent`, `group` and `board`, as the view shows them. The words outlive
// the questions.
[[nodiscard]] std::vector<Question> board_questions(BoardView view,
                                                    BoardHabits habits,
                                                    const Words& words);

// `on Strand`, `visiting the Gaol`.
[[nodiscard]] std::string place_words(const board::Board& board, Square square);

// `Vine Street is up for auction; Bob has the highest bid, $50.` Requires an auction.
[[nodiscard]] std::string auction_words(const board::View& view);
// `bankrupt in round 3 because of Ann`
[[nodiscard]] std::string bankrupt_words(const board::View& view,
                                         const board::Landmarks::Leaving& leaving);
// Whether the second tells of another house on the same square.
[[nodiscard]] bool builds_on(const Told& one, const Told& later);
// `$70 to $1,480`, of the range in a move.
[[nodiscard]] std::string sums_in(const std::string& range);

// All squares, as moves name them; the same of these squares only.
[[nodiscard]] std::vector<Named> all_squares(const board::Board& board);

// Asks which of several squares is meant, each the first argument of a choice: by their names, or
// their numbers where they share a name.
[[nodiscard]] Error which_square(const board::Board& board, std::span<const Choice> choices);

// `the light blue group`, without its article.
[[nodiscard]] std::string group_name(board::Group group);

// `Vine Street`, `Ann`: what the id or the number of a square, a group or a seat means.
[[nodiscard]] std::string name_in(const board::Board& board, const std::string& argument);
[[nodiscard]] std::string player_in(const GameView& view, const std::string& argument);

}  // namespace parlor::plain
