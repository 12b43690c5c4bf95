#include "tui/board/ring/short_name.hpp"

#include <algorithm>

#include "canvas/letters.hpp"
#include "tui/board/square_name.hpp"

namespace parlor::tui {
namespace {

using Words = std::vector<std::string>;

std::string made_to_fit(const std::string& word, int cols) {
    return width(word) <= cols ? word : cut(word, cols - 1) + ".";
}

// Puts as many words as fit into each line.
Words lines_of(const Words& words, int cols) {
    Words lines;
    for (const std::string& word : words) {
        if (not lines.empty() and width(lines.back()) + 1 + width(word) <= cols)
            lines.back() += " " + word;
        else
            lines.push_back(made_to_fit(word, cols));
    }
    return lines;
}

bool fit(const Words& words, Size room) {
    return static_cast<int>(lines_of(words, room.cols).size()) <= room.rows and
           std::all_of(words.begin(), words.end(), [&](const std::string& word) {
               return width(word) <= room.cols;
           });
}

}  // namespace

std::vector<std::string> short_name(std::string_view capitals,
                                    Size room,
                                    std::string_view shorter) {
    Words words = words_in(capitals);
    if (not fit(words, room))
        std::transform(words.begin(), words.end(), words.begin(), abbreviated);
    const bool is_shorter = not shorter.empty() and width(shorter) < width(capitals);
    if (is_shorter and not fit(words, room)) words = words_in(shorter);
    Words lines = lines_of(words, room.cols);
    lines.resize(std::min(lines.size(), static_cast<std::size_t>(std::max(room.rows, 0))));
    return lines;
}

}  // namespace parlor::tui
