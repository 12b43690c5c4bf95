// Words of the table language: one with blanks in it stands in double quotes.
//
// Source: table-language.md, "Lines and words".
#pragma once

#include <string>
#include <string_view>

namespace parlor {

// The word as it has to be written to be read back as one word.
[[nodiscard]] std::string quoted(std::string_view word);

}  // namespace parlor
