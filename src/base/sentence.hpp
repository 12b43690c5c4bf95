// Sentences: what happened, as one person would tell it to another.
#pragma once

#include <span>
#include <string>

namespace parlor {

// `Ann`, `rolls 3 and 4`. One that does nothing is not told.
struct Sentence {
    std::string who, does;
};

// In a row: `Ann rolls 3 and 4, goes to Strand and buys Strand for $220. Bob has the dice.`
[[nodiscard]] std::string told_together(std::span<const Sentence> sentences);

}  // namespace parlor
