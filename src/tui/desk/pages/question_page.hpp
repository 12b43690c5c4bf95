// A question at the table, with No and Yes.
//
// Source: docs/layout.md, 6.
#pragma once

#include <string>
#include <vector>

#include "tui/desk/page.hpp"

namespace parlor::tui::desk {

enum class Asks : std::uint8_t { Once, Twice };  // twice: are you sure?

struct Asked {
    std::string header, sub, first_line, second_line;
    Command yes;
    Asks asks = Asks::Once;
    std::vector<std::string> below = {};  // more information, under the answers
};

[[nodiscard]] Open ask(Asked asked);

// Whether the game can be continued. A game without a move cannot, but nothing is lost. Where another
// terminal leads the game it goes on, and the seats of those who leave stay theirs (T-2.4); who
// watches has none.
enum class Kept : std::uint8_t { No, Yes, NotBegun, Elsewhere, Watched };

// The question about leaving the table.
[[nodiscard]] PagePtr leave_page(Kept kept);

// The question about leaving the game for another one.
[[nodiscard]] PagePtr other_game_page(Kept kept);

}  // namespace parlor::tui::desk
