// A page with a list that has no fixed length: each item with a digit, or a letter after 9, and
// nine a page. Set-up and the mode editor have such pages.
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
inline constexpr char list_edit = 'e';           // of a page that leads to the mode editor
inline constexpr std::size_t most_in_list = 33;  // have a key

struct ListPage {
    std::string_view sub;
    std::string_view help, back_help;   // of each item, and of the way back
    std::optional<Binding> other = {};  // an item below the list
    std::string_view header = "PREGAME CONFIG";
};

// Items beyond those that have a key are left out.
[[nodiscard]] Menu list_menu(const ListPage& page, std::span<const std::string> labels);

[[nodiscard]] MenuCursor place_in_list(std::size_t item);

// The place of an item of this name, or of the first when there is none.
[[nodiscard]] MenuCursor place_in_list(std::span<const std::string> items, std::string_view item);

// The index of an item by its key; for the key of another item more than there are.
[[nodiscard]] std::size_t item_in_list(char key);

// Makes those items of the list dark that the caller says.
template <class IsDark>
void darken(Menu& menu, IsDark is_dark) {
    for (Item& item : menu.items)
        if (const auto place = item_in_list(item.key); place < most_in_list and is_dark(place))
            item.open = false;
}

}  // namespace parlor::tui
