// The rulebook's paragraphs that have a word, as plain sentences.
//
// Source: P-1.5.
#pragma once

#include <string>
#include <string_view>

#include "plain/words.hpp"

namespace parlor::plain {

// Headings and what is drawn are left out, and so are the numbers of the rules.
[[nodiscard]] Sentences rules_with(std::string_view markdown, std::string_view word);

}  // namespace parlor::plain
