// Judging: judges all decisions of a domino game. This takes long, so it is done in short pieces,
// on all cores, and the judgements are stored in a file.
//
// Source:  docs/playing.md, "Review"; D-8.8.
// Choices: earlier judgements are read from the file, so that an interrupted review continues where
//          it stopped. The name of the file depends on the game and the version of the program. If
//          the file cannot be written, only time is lost.
#pragma once

#include <atomic>
#include <chrono>
#include <filesystem>
#include <span>
#include <vector>

#include "sessions/dominoes/kept_judgements.hpp"
#include "sessions/dominoes/review.hpp"
#include "table/game/game_table.hpp"

namespace parlor {

// The file for the game in its present state, in the folder of reviews.
[[nodiscard]] std::filesystem::path file_of_review(const table::GameTable& game,
                                                   const std::filesystem::path& folder);

class Judging {
public:
    // `game` must be a game of dominoes, and is judged as it is now. Without a folder nothing is
    // stored.
    Judging(table::GameTable& game, const std::optional<std::filesystem::path>& folder);

    // Judges for this time, and then finishes the decisions that were begun. No thread is left
    // running.
    void go_on(std::chrono::milliseconds time);

    [[nodiscard]] int size() const { return static_cast<int>(decisions_.size()); }
    [[nodiscard]] int done() const { return size() - static_cast<int>(open_.size()); }
    [[nodiscard]] bool is_done() const { return open_.empty(); }

    [[nodiscard]] std::span<const dominoes::Decision> decisions() const { return decisions_; }
    // The judgement of each decision. Requires that all are done.
    [[nodiscard]] std::span<const dominoes::Judgement> judgements() const { return judgements_; }

private:
    using Clock = std::chrono::steady_clock;

    void judge_until(Clock::time_point end, std::atomic<std::size_t>& next);

    std::vector<dominoes::Decision> decisions_;
    std::vector<dominoes::Judgement> judgements_;
    std::vector<std::size_t> open_;  // indices of the decisions that are not judged yet
    std::uint64_t seed_;
    KeptJudgements kept_;
};

}  // namespace parlor
