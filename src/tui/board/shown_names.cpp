#include "tui/board/shown_names.hpp"

#include <algorithm>

#include "canvas/letters.hpp"
#include "tui/board/capitals.hpp"

namespace parlor::tui {
namespace {

bool can_show(GlyphSet set, std::string_view name) {
    return std::ranges::all_of(letters(name),
                               [&](char32_t letter) { return in_set(letter, set) == letter; });
}

}  // namespace

void show_names(board::Board& board, GlyphSet set) {
    for (board::Title& title : board.titles) {
        title.name = capitals(board, title.name);
        if (not title.short_name.empty() and not can_show(set, title.name))
            title.name = upper(title.short_name);
    }
}

}  // namespace parlor::tui
