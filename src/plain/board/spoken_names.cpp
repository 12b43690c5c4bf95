#include "plain/board/spoken_names.hpp"

#include "unicode/letters.hpp"

namespace parlor::plain {

void shorten_names(board::Board& board, Letters letters) {
    if (letters == Letters::All) return;
    for (board::Title& title : board.titles)
        if (not title.short_name.empty() and not is_ascii(title.name))
            title.name = title.short_name;
}

}  // namespace parlor::plain
