// MatchUp: the finished games of two players, counted together and by their terms.
//
// Source:  D-8.7.
// Units:   totals over games; 64 bits, as a book of results may hold any numbers.
// Choices: Mack at one level is one player. Games of older versions do not record their hand and
//          target, nor the sources of the points.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/outcome.hpp"

namespace parlor::dominoes {

struct Rival {
    std::string name;          // of a person
    std::optional<int> level;  // of Mack
    friend bool operator==(const Rival&, const Rival&) = default;
};

struct RivalTally {
    int won = 0;
    std::int64_t points = 0;
    std::int64_t counts = 0, dominoes = 0, blocks = 0;  // of the games that record them
};

struct MatchTally {
    int games = 0, games_with_sources = 0;  // the games that record the sources of points
    std::int64_t hands = 0, hands_with_sources = 0;
    std::array<RivalTally, 2> rivals;
};

struct MatchTerms {
    int hand = 0, target = 0;
    friend bool operator==(const MatchTerms&, const MatchTerms&) = default;
};

struct MatchUp {
    std::array<Rival, 2> rivals;  // people first
    MatchTally all;
    struct OnTerms {
        std::optional<MatchTerms> terms;  // nothing: not known
        MatchTally tally;
    };
    std::vector<OnTerms> by_terms;  // the terms with the most games first
};

// The pairs with the most games first. Ignores games that do not have two players.
[[nodiscard]] std::vector<MatchUp> match_ups_of(std::span<const Outcome> finished);

}  // namespace parlor::dominoes
