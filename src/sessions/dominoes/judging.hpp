// Judging: the judgements of all decisions of a domino game, which take long: they are made a while
// at a time, on all cores, and kept in a file.
//
// Source:  docs/playing.md, "Review"; D-8.8.
// Choices: what was judged before is found in the file, so that a review that was interrupted goes
//          on where it was. The file is named after the game and the version of the program. Where
//          it cannot be written, only time is lost.
#pragma once

#include <atomic>
#include <chrono>
#include <filesystem>
#include <span>
#include <vector>

#include "sessions/dominoes/kept_judgements.hpp"
#include "sessions/dominoes/review.hpp"
#include "table/game_table.hpp"

namespace parlor {

// The file of the game as it stands on the table, in the folder of reviews.
[[nodiscard]] std::filesystem::path file_of_review(const table::GameTable& game,
                                                   const std::filesystem::path& folder);

class Judging {
public:
    // The game as it stands on the table, which has to be one of dominoes. Without a folder nothing
    // is kept.
    Judging(table::GameTable& game, const std::optional<std::filesystem::path>& folder);

    // Judges for so long, and then to the end of what was begun. No thread is left behind.
    void go_on(std::chrono::milliseconds time);

    [[nodiscard]] int size() const { return static_cast<int>(decisions_.size()); }
    [[nodiscard]] int done() const { return size() - static_cast<int>(open_.size()); }
    [[nodiscard]] bool is_done() const { return open_.empty(); }

    [[nodiscard]] std::span<const dominoes::Decision> decisions() const { return decisions_; }
    // Of each decision. Requires that all is done.
    [[nodiscard]] std::span<const dominoes::Judgement> judgements() const { return judgements_; }

private:
    using Clock = std::chrono::steady_clock;

    void judge_until(Clock::time_point end, std::atomic<std::size_t>& next);

    std::vector<dominoes::Decision> decisions_;
    std::vector<dominoes::Judgement> judgements_;
    std::vector<std::size_t> open_;  // the decisions that are not judged, as indices
    std::uint64_t seed_;
    KeptJudgements kept_;
};

}  // namespace parlor
