// How a domino game is judged (sessions/review/judging.hpp).
//
//     17 34 2 0.612345 0.598765 -1.25 8f3a12cd90ab12ef
//
// In the file, after the entry: the best play, its end, the chances and the points.
//
// Source: docs/playing.md, "Review"; D-8.8.
#pragma once

#include "sessions/dominoes/review.hpp"
#include "sessions/review/judging.hpp"

namespace parlor {

struct DominoJudging {
    using Decision = dominoes::Decision;
    using Judgement = dominoes::Judgement;

    std::uint64_t seed;  // of the game

    [[nodiscard]] Judgement judge(const Decision& decision) const { return judged(decision, seed); }
    [[nodiscard]] std::string words_of(const Judgement& judgement) const;
    [[nodiscard]] std::optional<Judgement> read(const Decision& decision,
                                                const std::string& words) const;
};

// Judges a game of dominoes as it is now. Without a folder nothing is stored.
[[nodiscard]] Judging<DominoJudging> judging_of(table::GameTable& dominoes,
                                                const std::optional<std::filesystem::path>& folder);

}  // namespace parlor
