// Turn: what a player has begun at the table: a tile that is being typed, or a play that an arrow
// points at; the question for an end, the arranging of the hand.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "dominoes/mack/values.hpp"
#include "tui/dominoes/table/hand_rows.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui::domino_table {

// The hint or an aid, over the table where there is no panel for it; and the key that opened it.
struct Aside {
    char32_t key;
    Notice notice;
};

struct Turn {
    std::string entry = {};                                // the digits typed so far
    std::optional<dominoes::Play> pointed = std::nullopt;  // by an arrow; Enter plays it
    std::optional<dominoes::Laid> asks_end_for =
        std::nullopt;  // a typed tile that fits at two ends
    std::optional<Arranging> arranging = std::nullopt;
    dominoes::Tiles shown = {};                         // a tile that the refusal names (D-2.5)
    std::optional<dominoes::Play> hint = std::nullopt;  // marked in the hand, until the next move
    std::vector<dominoes::Valued> values = {};          // of all plays, once there is a hint
    std::string why = {};                               // the hint, as a sentence
    std::optional<Aside> aside = std::nullopt;

    // The tile, once both its digits have been typed.
    [[nodiscard]] std::optional<dominoes::Laid> entered_tile() const {
        constexpr std::size_t digits_of_tile = 2;
        if (entry.size() < digits_of_tile) return std::nullopt;
        return dominoes::Laid{dominoes::Suit(entry[0] - '0'), dominoes::Suit(entry[1] - '0')};
    }
};

}  // namespace parlor::tui::domino_table
