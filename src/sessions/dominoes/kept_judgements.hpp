// Judgements of a game's decisions, kept in a file as they are made.
//
//     17 34 2 0.612345 0.598765 -1.25 8f3a12cd90ab12ef
//
// These are the entry of the log, the best play, its end, the chances, the points, and the seal
// (table/sealed_line.hpp), which covers the file's name as well: that is the game's.
//
// Choices: a line that is not as it was sealed is ignored, and so is one that is impossible for the
//          decision; the decision is then judged again. What was judged and what was read are the
//          same to the last digit, so a review says the same whether interrupted or not. Several
//          reviews of one game may add to its file.
#pragma once

#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "dominoes/review.hpp"

namespace parlor {

class KeptJudgements {
public:
    // Without a path nothing is kept.
    explicit KeptJudgements(std::optional<std::filesystem::path> path);

    [[nodiscard]] std::optional<dominoes::Judgement> find(const dominoes::Decision& decision) const;

    // Returns the judgement as it will be found. Threads may call it side by side.
    dominoes::Judgement keep(const dominoes::Decision& decision,
                             const dominoes::Judgement& judgement);

private:
    std::optional<std::filesystem::path> path_;
    std::string name_;  // the file's
    std::map<std::size_t, dominoes::Judgement> known_;
    std::mutex writing_;
};

}  // namespace parlor
