// A game saved for repeating: its options, who had the first down, and its deals, not its plays.
//
//   repeat dominoes 1
//   option hand 7
//   down 1
//   tiles 34 15 05 56 ...
//
// Source:  D-8.2, D-8.3.
// Errors:  `line 3: what is wrong there`, fit to be shown whatever the text holds.
// Choices: the words are those of the table language. An option that is not there has its default;
//          a deal has all 28 tiles. Blank lines, and those that begin with #, say nothing. A deal
//          that was void (D-6.1, D-6.2) is one of the deals.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "dominoes/game.hpp"

namespace parlor::dominoes {

struct Repeat {
    Ruleset rules;
    Seat first_down = nobody;
    std::vector<TileList> deals;  // each the whole order: hand of seat 1, hand of seat 2, boneyard
    friend bool operator==(const Repeat&, const Repeat&) = default;
};

[[nodiscard]] std::string to_text(const Repeat& repeat);

// Inverse of to_text.
[[nodiscard]] Result<Repeat> read_repeat(std::string_view text);

enum class Sides : std::uint8_t { AsTheyWere, Switched };

// What chance has to answer, act by act from the first, for the deals to come again in order. The
// rules may be others than those of the saved game.
[[nodiscard]] std::vector<Action> answers_again(const Repeat& repeat,
                                                const Ruleset& rules,
                                                Sides sides);

}  // namespace parlor::dominoes
