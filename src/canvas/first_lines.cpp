#include "canvas/first_lines.hpp"

#include "canvas/letters.hpp"

namespace parlor::tui {

std::vector<std::string> cut_after(std::vector<std::string> lines, int columns, std::size_t most) {
    constexpr std::string_view more = " ...";
    if (lines.size() <= most) return lines;
    lines.resize(most);
    if (lines.empty()) return lines;
    std::string& last = lines.back();
    while (not last.empty() and width(last) + width(more) > columns) {
        const std::size_t blank = last.rfind(' ');
        last.resize(blank == std::string::npos ? 0 : blank);
    }
    last += last.empty() ? more.substr(1) : more;
    return lines;
}

std::vector<std::string> first_lines(std::string_view words, int columns, std::size_t most) {
    return cut_after(wrapped(words, columns), columns, most);
}

}  // namespace parlor::tui
