// Splits a line into words, for tests that play in lines of the table language.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace parlor {

inline std::vector<std::string> words_of(std::string_view line) {
    std::vector<std::string> words;
    while (true) {
        const auto start = line.find_first_not_of(' ');
        if (start == line.npos) return words;
        line.remove_prefix(start);
        const auto end = std::min(line.find(' '), line.size());
        words.emplace_back(line.substr(0, end));
        line.remove_prefix(end);
    }
}

}  // namespace parlor
