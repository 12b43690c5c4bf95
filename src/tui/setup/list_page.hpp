// A page with a list of any length: each item has a digit, or a letter after 9, and a page has nine
// items. Set-up and the mode editor have such pages.
//
// Source: U-3.1, U-7.1, U-8.1.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

#include "tui/menu.hpp"

namespace parlor::tui {

inline constexpr char list_back = 'x';
inline constexpr char list_edit = 'e';           // on pages that open the mode editor
inline constexpr char list_start = 's';          // on pages of set-up: a game begins
inline constexpr std::size_t most_in_list = 32;  // these have a key

struct ListPage {
    std::string_view sub;
    std::string_view help, back_help;   // of each item, and of the way back
    std::optional<Binding> other = {};  // an item below the list
    std::string_view header = "PREGAME CONFIG";
    std::optional<Binding> start = {};  // a game begins
};

// Items without a key are left out.
[[nodiscard]] Menu list_menu(const ListPage& page, std::span<const std::string> labels);

[[nodiscard]] MenuCursor place_in_list(std::size_t item);

// The place of the item with this name, or of the first item if there is none.
[[nodiscard]] MenuCursor place_in_list(std::span<const std::string> items, std::string_view item);

// The item `by` places after the current one, going round, and leaving out those that are closed.
[[nodiscard]] std::string next_in_list(std::span<const std::string> items,
                                       std::span<const std::string> closed,
                                       const std::string& current,
                                       int by);

// The index of an item by its key; a larger number than any index for other keys.
[[nodiscard]] std::size_t item_in_list(char key);

// Makes those items of the list dark for which `is_dark` is true.
template <class IsDark>
void darken(Menu& menu, IsDark is_dark) {
    for (Item& item : menu.items)
        if (const auto place = item_in_list(item.key); place < most_in_list and is_dark(place))
            item.open = false;
}

}  // namespace parlor::tui
