// The rulebook as plain sentences: its pages, and the paragraphs that have a word.
//
// Source: P-1.1, P-1.5.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "plain/words.hpp"

namespace parlor::plain {

// A heading with what follows it.
struct RulesPage {
    std::string title;
    Sentences paragraphs;
};
[[nodiscard]] std::vector<RulesPage> rules_pages(std::string_view markdown);

// The paragraphs that have these words, they or their heading. What is drawn is left out, and so are
// the numbers of the rules.
[[nodiscard]] Sentences rules_with(std::string_view markdown, std::string_view word);

}  // namespace parlor::plain
