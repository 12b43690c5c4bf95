// Judgements of a game's decisions, stored in a file as they are made.
//
//     17 34 2 0.612345 0.598765 -1.25 8f3a12cd90ab12ef
//
// These are the entry of the log, the best play, its end, the chances, the points, and the seal
// (table/journal/sealed_line.hpp). The seal also covers the file's name, which stands for the game.
//
// Choices: a line with a wrong seal is ignored, and so is a line that is impossible for the
//          decision; the decision is then judged again. A judgement that was read equals the
//          original to the last digit, so a review has the same result whether interrupted or not.
//          Several reviews of one game may add to its file.
#pragma once

#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "dominoes/review/review.hpp"

namespace parlor {

class KeptJudgements {
public:
    // Without a path nothing is stored.
    explicit KeptJudgements(std::optional<std::filesystem::path> path);

    [[nodiscard]] std::optional<dominoes::Judgement> find(const dominoes::Decision& decision) const;

    // Returns the judgement as `find` will read it. Threads may call it at the same time.
    dominoes::Judgement keep(const dominoes::Decision& decision,
                             const dominoes::Judgement& judgement);

private:
    std::optional<std::filesystem::path> path_;
    std::string name_;  // the file's
    std::map<std::size_t, dominoes::Judgement> known_;
    std::mutex writing_;
};

}  // namespace parlor
