// Completing: what the letters that are typed so far can become of the words that a prompt takes.
//
// Source:  P-1.7.
// Choices: a name is completed by any of its words, as it is understood (P-1.3).
// Units:   bytes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/completions.hpp"

namespace parlor::plain {

// The line from there on becomes the text, as far as it is clear; `open` are the words that it can
// become where several can.
struct Completed {
    std::size_t from = 0;
    std::string text;
    std::vector<std::string> open = {};
};
[[nodiscard]] Completed completed(std::string_view line, const Completions& completions);

}  // namespace parlor::plain
