// Sentences: events in plain English, as people would tell them.
#pragma once

#include <span>
#include <string>

namespace parlor {

// A subject and its predicate: `Ann`, `rolls 3 and 4`. A sentence with an empty `does` is not told.
struct Sentence {
    std::string who, does;
};

// Joins sentences: `Ann rolls 3 and 4, goes to Strand and buys Strand for $220. Bob has the dice.`
[[nodiscard]] std::string told_together(std::span<const Sentence> sentences);

}  // namespace parlor
