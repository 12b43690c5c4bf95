// How a property game is judged (sessions/review/judging.hpp).
//
//     17 5 0.312345 0.298765 0.004512 bid 60 8f3a12cd90ab12ef
//
// In the file, after the entry: how many moves were compared, the chances of the best and of what
// was played, the standard error of their difference, and the best move.
//
// Source:  docs/playing.md, "Review".
// Choices: the same file and seed give the same judgements on any number of threads, as each
//          decision has chance of its own.
#pragma once

#include "rules/property/review/judge.hpp"
#include "sessions/property/review.hpp"
#include "sessions/review/judging.hpp"

namespace parlor {

struct PropertyJudging {
    using Decision = property::Reviewable;
    using Judgement = property::Judgement;

    property::Setup setup;
    std::uint64_t seed;  // of the game
    property::Effort effort;

    [[nodiscard]] Judgement judge(const Decision& decision) const;
    [[nodiscard]] std::string words_of(const Judgement& judgement) const;
    [[nodiscard]] std::optional<Judgement> read(const Decision& decision,
                                                const std::string& words) const;
};

// Judges a property game as it is now. Without a folder nothing is stored.
[[nodiscard]] Judging<PropertyJudging> judging_of(
    table::GameTable& property,
    property::Effort effort,
    const std::optional<std::filesystem::path>& folder);

// The luck of each stroke, in their order.
[[nodiscard]] std::vector<property::Shares> luck_of(std::span<const property::Stroke> strokes,
                                                    std::uint64_t seed);

// The chances of all seats at the beginning of a round, by playouts. In the file, after the number of
// the round: the chance of each seat.
struct RoundJudging {
    struct Decision {
        std::size_t entry = 0;  // the round, from 0
        property::Game game;
    };
    using Judgement = property::Shares;

    std::uint64_t seed;  // of the game
    property::Effort effort;

    [[nodiscard]] Judgement judge(const Decision& round) const;
    [[nodiscard]] static std::string words_of(const Judgement& shares);
    [[nodiscard]] static std::optional<Judgement> read(const Decision& round,
                                                       const std::string& words);
};
[[nodiscard]] Judging<RoundJudging> judging_of_rounds(
    table::GameTable& property,
    property::Effort effort,
    const std::optional<std::filesystem::path>& folder);

}  // namespace parlor
