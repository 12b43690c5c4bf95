// A game saved for repeating: its options, its players, the seat with the first down, and the
// deals, without the plays.
//
//   repeat dominoes 1
//   option hand 7
//   seat 1 person
//   seat 2 cpu:1
//   down 1
//   tiles 34 15 05 56 ...
//
// Source:  D-8.2, D-8.3.
// Errors:  `line 3: ` and what is wrong there, printable whatever the text contains.
// Choices: the words are those of the table language. A missing option has its default; a deal has
//          all 28 tiles. Blank lines, and lines that begin with #, are ignored. A void deal (D-6.1,
//          D-6.2) is one of the deals. The players may be missing, as in files of older versions.
//          The tiles drawn for the down are not saved, so a repeat gives the down (GivenDown).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "dominoes/mack.hpp"

namespace parlor::dominoes {

struct Repeat {
    Ruleset rules;
    std::optional<Sitters> sitters;
    Seat first_down = nobody;
    std::vector<TileList> deals;  // all 28 tiles: hand of seat 1, hand of seat 2, boneyard
    friend bool operator==(const Repeat&, const Repeat&) = default;
};

[[nodiscard]] std::string to_text(const Repeat& repeat);

// Inverse of to_text.
[[nodiscard]] Result<Repeat> read_repeat(std::string_view text);

enum class Sides : std::uint8_t { AsTheyWere, Switched };

// The answers of chance, from the first on, that repeat the deals in order. The rules may differ
// from those of the saved game.
[[nodiscard]] std::vector<Action> answers_again(const Repeat& repeat,
                                                const Ruleset& rules,
                                                Sides sides);

}  // namespace parlor::dominoes
