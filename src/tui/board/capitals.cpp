#include "tui/board/capitals.hpp"

#include <algorithm>

#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

std::string with_dots(const std::string& word) {
    std::u32string dotted = letters(word);
    std::ranges::replace(dotted, U'i', U'İ');
    return utf8(dotted);
}

}  // namespace

std::string capitals(const board::Board& board, std::string_view name) {
    if (board.language != "tr" and board.language != "az") return upper(name);
    std::string text;
    while (not name.empty()) {
        const std::string word{name.substr(0, name.find(' '))};
        const bool is_english = std::ranges::count(board.english_words, word) > 0;
        text += upper(is_english ? word : with_dots(word));
        name.remove_prefix(word.size());
        if (name.empty()) break;
        text += ' ';
        name.remove_prefix(1);
    }
    return text;
}

}  // namespace parlor::tui
