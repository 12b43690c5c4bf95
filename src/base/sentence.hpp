// Sentences: events in plain English, as people would report them.
#pragma once

#include <span>
#include <string>
#include <vector>

namespace parlor {

// A subject and its predicate: `Ann`, `rolls 3 and 4`. A sentence with an empty `does` is left out.
struct Sentence {
    std::string who, does;
};

// The sentences in groups: consecutive sentences with the same subject make one group.
[[nodiscard]] std::vector<std::span<const Sentence>> grouped_by_subject(
    std::span<const Sentence> sentences);

// Joins sentences: `Ann rolls 3 and 4, goes to Strand and buys Strand for $220. Bob has the dice.`
[[nodiscard]] std::string told_together(std::span<const Sentence> sentences);

}  // namespace parlor
