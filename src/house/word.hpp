// The word of a table, as it is kept: a salted hash.
//
// Source: T-2.9.
#pragma once

#include <string>

namespace parlor::house {

// Another one for each call.
[[nodiscard]] std::string hash_of(const std::string& word);
[[nodiscard]] bool is_word(const std::string& word, const std::string& hash);

}  // namespace parlor::house
