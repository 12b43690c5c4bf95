// Key help: what `?` shows about the keys that all pages of a table have, and about keys that some
// pages have in addition to their items.
//
// Source: U-1.7.
#pragma once

#include <string>
#include <vector>

#include "tui/menu.hpp"

namespace parlor::tui::desk {

inline constexpr auto digits_help = KeyHelp{"0 TO 9", "AN AMOUNT"};
inline constexpr auto houses_help = KeyHelp{"1 TO 5", "HOUSES"};
inline constexpr auto next_group_help = KeyHelp{"TAB", "NEXT OWN GROUP"};
inline constexpr auto first_deed_help = KeyHelp{"HOME", "FIRST OWN DEED"};
inline constexpr auto last_deed_help = KeyHelp{"END", "LAST OWN DEED"};
inline constexpr auto next_squares_help = KeyHelp{"TAB", "NEXT GROUP"};
inline constexpr auto first_square_help = KeyHelp{"HOME", "FIRST SQUARE"};
inline constexpr auto last_square_help = KeyHelp{"END", "LAST SQUARE"};

// Whether the menu lists these keys in addition to its items.
[[nodiscard]] bool uses(const Menu& menu, const KeyHelp& help);

enum class PauseKey : std::uint8_t { None, Pauses, GoesOn };
// Behind the page: not to be looked at, nor its story read; only covered by the page; or seen.
enum class Board : std::uint8_t { Hidden, Covered, Seen };

// The keys of this page of the menu and those of all pages: a second notice where one has no room
// for them. Where there is a board to look at, ? leads on to how it is read.
[[nodiscard]] std::vector<Notice> keys_explained(
    const Menu& menu, int page, PauseKey pause, Board board, bool has_hint);

}  // namespace parlor::tui::desk
