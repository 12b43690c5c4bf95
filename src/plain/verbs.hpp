// Verbs: which word a player means by the first word of a line.
//
// Source:  P-1.13.
// Choices: a word in full is itself, whatever else begins with it. First letters mean what is open in
//          this decision, then a question, then one of the parlor's own words. What ends a player's
//          part in something wants the word in full.
// Errors:  a sentence that names both words, or the word that is near.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace parlor::plain {

struct Verbs {
    std::vector<std::string> moves, questions, own;
};

struct Meant {
    enum class As : std::uint8_t { Move, Question, Own };
    As as = As::Move;
    std::string word;
};

[[nodiscard]] Result<Meant> meant_by(const std::string& word, const Verbs& verbs);

}  // namespace parlor::plain
