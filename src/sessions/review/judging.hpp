// Judging: judges all decisions of a game. This takes long, so it is done in short pieces, on all
// cores, and the judgements are stored in a file.
//
// A kind of review says how:
//
//   Decision, Judgement    a decision has its `entry` in the log
//   judge(decision)        the same for the same decision, on any thread
//   words_of(judgement)    as the file has it
//   read(decision, words)  the judgement; nothing if the words are impossible for the decision
//
// Source:  docs/playing.md, "Review"; D-8.8.
// Choices: earlier judgements are read from the file, so that an interrupted review continues where
//          it stopped. A judgement is what can be read of its words, to the last digit, so a review
//          has the same result whether interrupted or not.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <functional>
#include <span>
#include <vector>

#include "sessions/review/kept_lines.hpp"
#include "table/game/game_table.hpp"

namespace parlor {

// The file for the game in its present state, in the folder of reviews. The name depends on the
// game, on the version of the program, and on how it is reviewed.
[[nodiscard]] std::filesystem::path file_of_review(const table::GameTable& game,
                                                   const std::filesystem::path& folder,
                                                   std::string_view how = "");

// Calls `work` on all cores, or as many as there is work for, until each call has returned. No
// thread is left running; where threads are forbidden, in restricted mode, the caller does it all.
void work_on_all_cores(const std::function<void()>& work, std::size_t most);

template <class Kind>
class Judging {
public:
    using Decision = typename Kind::Decision;
    using Judgement = typename Kind::Judgement;

    // Without a path nothing is stored.
    Judging(Kind kind, std::vector<Decision> decisions, std::optional<std::filesystem::path> path)
        : kind_{std::move(kind)},
          decisions_{std::move(decisions)},
          judgements_(decisions_.size()),
          kept_{std::move(path)} {
        for (std::size_t i = 0; i < decisions_.size(); ++i) {
            const auto words = kept_.find(decisions_[i].entry);
            auto known = words ? kind_.read(decisions_[i], *words) : std::nullopt;
            if (known)
                judgements_[i] = *std::move(known);
            else
                open_.push_back(i);
        }
    }

    // Judges for this time, and then finishes the decisions that were begun: at least one, if any
    // is open.
    void go_on(std::chrono::milliseconds time) {
        const auto end = Clock::now() + time;
        std::atomic<std::size_t> next = 0;
        work_on_all_cores([&] { judge_until(end, next); }, open_.size());
        const auto judged = std::min(next.load(), open_.size());
        open_.erase(open_.begin(), open_.begin() + static_cast<std::ptrdiff_t>(judged));
    }

    [[nodiscard]] int size() const { return static_cast<int>(decisions_.size()); }
    [[nodiscard]] int done() const { return size() - static_cast<int>(open_.size()); }
    [[nodiscard]] bool is_done() const { return open_.empty(); }
    [[nodiscard]] const std::optional<Error>& trouble() const { return kept_.trouble(); }

    [[nodiscard]] std::span<const Decision> decisions() const { return decisions_; }
    // The judgement of each decision. Requires that all are done.
    [[nodiscard]] std::span<const Judgement> judgements() const { return judgements_; }

private:
    using Clock = std::chrono::steady_clock;

    void judge_until(Clock::time_point end, std::atomic<std::size_t>& next) {
        do {
            const std::size_t place = next++;
            if (place >= open_.size()) return;
            const std::size_t index = open_[place];
            const Decision& decision = decisions_[index];
            const std::string words = kind_.words_of(kind_.judge(decision));
            kept_.keep(decision.entry, words);
            judgements_[index] = *kind_.read(decision, words);
        } while (Clock::now() < end);
    }

    Kind kind_;
    std::vector<Decision> decisions_;
    std::vector<Judgement> judgements_;
    std::vector<std::size_t> open_;  // indices of the decisions that are not judged yet
    KeptLines kept_;
};

}  // namespace parlor
