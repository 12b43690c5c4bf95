#include "house/setup_lines.hpp"

#include <algorithm>

#include "table/language/line.hpp"

namespace parlor::house {
namespace {

constexpr std::string_view first_word = "parlor", last_word = "begin";

}  // namespace

Result<table::SetupAsked> setup_in(std::string_view lines, const std::string& file) {
    table::SetupAsked setup;
    int number = 0;
    while (not lines.empty()) {
        const std::string_view text = lines.substr(0, lines.find('\n'));
        lines.remove_prefix(std::min(text.size() + 1, lines.size()));
        ++number;
        const auto line = table::split(text);
        if (line and (line->words.empty() or line->words.front() == first_word)) continue;
        if (line and line->words.front() == last_word) break;
        const auto wrong = line ? setup.add(number, *line) : line.error().what;
        if (wrong) return Error{file + ":" + std::to_string(number) + ": " + *wrong};
    }
    return setup;
}

}  // namespace parlor::house
