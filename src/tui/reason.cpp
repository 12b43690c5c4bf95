#include "tui/reason.hpp"

#include <string_view>

namespace parlor::tui {
namespace {

// "C-7.1", "D-4.2".
bool begins_with_number(std::string_view words) {
    return words.size() > 1 and words[0] >= 'A' and words[0] <= 'Z' and words[1] == '-';
}

// The start of " (C-7.1)" or " (C-2.5, C-6.3)".
std::size_t start_of_numbers(std::string_view words) {
    for (auto at = words.find(" ("); at != std::string_view::npos; at = words.find(" (", at + 1))
        if (begins_with_number(words.substr(at + 2))) return at;
    return std::string_view::npos;
}

}  // namespace

std::string reason_in(std::string words) {
    const std::size_t start = start_of_numbers(words);
    if (start == std::string::npos) return words;
    return words.erase(start, words.find(')', start) + 1 - start);
}

}  // namespace parlor::tui
