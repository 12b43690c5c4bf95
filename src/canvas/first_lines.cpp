#include "canvas/first_lines.hpp"

#include "canvas/letters.hpp"

namespace parlor::tui {

std::vector<std::string> first_lines(std::string_view words, int columns, std::size_t most) {
    constexpr std::string_view more = " ...";
    auto lines = wrapped(words, columns);
    if (lines.size() <= most) return lines;
    lines.resize(most);
    std::string& last = lines.back();
    while (width(last) + width(more) > columns and last.find(' ') != std::string::npos)
        last.resize(last.rfind(' '));
    last += more;
    return lines;
}

}  // namespace parlor::tui
