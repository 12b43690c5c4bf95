// The names of squares as people here hear them: those that the game has for them, and the short name
// of a square whose name has letters that are not to be printed.
//
// Source: P-1.2, L-2.2, M-1.5, M-4.1.
#pragma once

#include <memory>
#include <utility>

#include "plain/words.hpp"
#include "rules/board/board.hpp"

namespace parlor::plain {

void shorten_names(board::Board& board, Letters letters);

// For a game round a board, whose editions have a board, and name_squares(board, rules).
template <class Edition>
class SpokenNames {
public:
    // The edition of a setup or a view with these names, which this object keeps.
    template <class Ruleset>
    [[nodiscard]] const std::shared_ptr<const Edition>& edition(const Edition& written,
                                                                const Ruleset& rules,
                                                                Letters letters) {
        if (&written == of_ and letters == letters_) return spoken_;
        of_ = &written;
        letters_ = letters;
        auto spoken = std::make_shared<Edition>(written);
        name_squares(spoken->board, rules);
        shorten_names(spoken->board, letters);
        return spoken_ = std::move(spoken);
    }

private:
    const Edition* of_ = nullptr;
    std::shared_ptr<const Edition> spoken_;
    Letters letters_ = Letters::All;
};

}  // namespace parlor::plain
