#include "tui/board/reading/reading_pages.hpp"

#include "tui/board/reading/signs_page.hpp"
#include "tui/board/reading/squares_page.hpp"

namespace parlor::tui {

std::vector<BookPage> reading_pages(const ShownBoard& board, const std::string& held) {
    const Example example = example_on(board);
    const bool has_marker = board.marker.has_value();
    const std::string title = "READING THE BOARD";
    return {{.title = title, .lines = {}, .drawn = squares_page(example, has_marker)},
            {.title = title, .lines = {}, .drawn = signs_page(example, has_marker, held)}};
}

}  // namespace parlor::tui
