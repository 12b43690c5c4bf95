// Answer: what plain mode says next: sentences, and below them what is asked.
//
// Source: P-1.2, P-1.3, P-1.10.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace parlor::plain {

using Sentences = std::vector<std::string>;

struct Answer {
    enum class Then : std::uint8_t {
        Asks,    // for a line
        GoesOn,  // by itself
        Leaves
    };
    Sentences sentences;
    std::string prompt = {};
    Then then = Then::Asks;
    bool hides = false;  // what was said before is not for whoever is asked now
};

// With sums as a voice reads them, and without the numbers of rules.
[[nodiscard]] Answer voiced(Answer answer);

// Ends what goes on, after these sentences.
[[nodiscard]] Answer left_with(Sentences sentences);

}  // namespace parlor::plain
