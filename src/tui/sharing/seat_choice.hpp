// Seat choice: the pages on which a person at a shared table chooses colour, name and token for a
// seat; in dominoes, which has no colours and tokens, the name alone.
//
// Source:  T-2.3, M-2.1.
// Choices: the pages are those of set-up, and refuse the same names and tokens.
#pragma once

#include <cstddef>
#include <vector>

#include "rules/board/sitter.hpp"
#include "tui/setup/players.hpp"

namespace parlor::tui {

struct SeatChoice {
    std::size_t seat;
    bool has_tokens;
    setup::Players players;  // those who have the other seats, and at last the one who chooses
};

// `own` is what the pages propose.
[[nodiscard]] SeatChoice choice_for(std::size_t seat,
                                    bool has_tokens,
                                    GlyphSet glyphs,
                                    board::Sitter own,
                                    std::vector<board::Sitter> others);

// The choices so far.
[[nodiscard]] inline const board::Sitter& chosen(const SeatChoice& choice) {
    return choice.players.sitters.back();
}

// These have the other seats now. What is typed stays; but a colour or a name that another has
// taken meanwhile has to be chosen again, and `said` says so.
void meet(SeatChoice& choice, setup::Said& said, std::vector<board::Sitter> others);

[[nodiscard]] Menu menu_of(const SeatChoice& choice);

// Before: back to the seats. After: everything is chosen.
[[nodiscard]] setup::Passage press(SeatChoice& choice, setup::Said& said, Key key);

}  // namespace parlor::tui
