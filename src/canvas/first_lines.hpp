// The beginning of words that are too long for their rows.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace parlor::tui {

// At most so many of these lines of this width. Where there are more, the last one loses whole
// words, and ends in a sign that there are.
[[nodiscard]] std::vector<std::string> cut_after(std::vector<std::string> lines,
                                                 int columns,
                                                 std::size_t most);

// The same for words that are not in lines yet.
[[nodiscard]] std::vector<std::string> first_lines(std::string_view words,
                                                   int columns,
                                                   std::size_t most);

}  // namespace parlor::tui
