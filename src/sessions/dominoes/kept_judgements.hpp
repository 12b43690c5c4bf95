// Judgements of a game's decisions, kept in a file as they are made.
//
//     17 34 2 0.612345 0.598765 -1.25     entry of the log, best play, its end, chances, points
//
// Choices: a line that cannot be read is ignored, and judged anew. What was judged and what was
//          read are the same to the last digit, so a review says the same whether interrupted or
//          not.
#pragma once

#include <filesystem>
#include <map>
#include <mutex>
#include <optional>

#include "dominoes/judgement.hpp"

namespace parlor {

class KeptJudgements {
public:
    // Without a path nothing is kept.
    explicit KeptJudgements(std::optional<std::filesystem::path> path);

    [[nodiscard]] std::optional<dominoes::Judgement> find(std::size_t entry) const;

    // Returns the judgement as it will be found. Threads may call it side by side.
    dominoes::Judgement keep(std::size_t entry, const dominoes::Judgement& judgement);

private:
    std::optional<std::filesystem::path> path_;
    std::map<std::size_t, dominoes::Judgement> known_;
    std::mutex writing_;
};

}  // namespace parlor
