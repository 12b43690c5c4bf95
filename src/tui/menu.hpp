// Menus: the window on the left with its bars. A page is a table of bindings; the window, the
// keys, the arrows and the help are all read from it.
//
// Source: docs/layout.md, 1, "Menu items"; U-1.7, U-2.2.
#pragma once

#include <cassert>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "canvas/canvas.hpp"
#include "canvas/key.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {

inline constexpr std::size_t longest_help = 17;  // what `?` has room for
inline constexpr std::string_view no_such_key = "No such key here; ? shows the keys";  // U-3.7

struct Binding {
    char key;
    int page, row;  // where its bar is
    std::string_view label, help;
    int button = 0;  // its column, for a key that is a single white cell
};

struct Item {
    char key;
    int page, row, button;
    std::string label;
    std::string_view help;       // of words that stand for ever
    bool open = true;            // possible now; if not it is dark, and says why when it is tried
    Ink paper = Ink::LightGrey;  // of its bar
};

struct Words {  // on the window's body
    int row = 9;
    std::string words;
    Style style = on_body;
    int col = 2;
    int page = 0;  // 0: on every page
};

struct Menu {
    std::string header, sub;
    std::vector<Item> items;
    std::vector<Words> words;
    bool has_squares = false;   // Left and Right are B and F: they move over the board
    bool has_quadrants = true;  // F1 F3 F5 F7 are shown

    [[nodiscard]] int pages() const;
};

// A menu of a whole table; `is_open(key)` says what is possible now.
template <class IsOpen>
[[nodiscard]] std::vector<Item> items_of(std::span<const Binding> bindings, IsOpen is_open) {
    std::vector<Item> items;
    items.reserve(bindings.size());
    for (const Binding& each : bindings) {
        assert(each.help.size() <= longest_help);
        items.push_back({each.key,
                         each.page,
                         each.row,
                         each.button,
                         std::string{each.label},
                         each.help,
                         is_open(each.key)});
    }
    return items;
}

// Which page is seen, and which of its items is selected: at first, the first that is possible.
struct Place {
    int page = 1;
    std::optional<int> hot = std::nullopt;
    friend bool operator==(const Place&, const Place&) = default;
};

// The number of the selected item, from 0, among those on its page.
[[nodiscard]] int hot_item(const Menu& menu, Place place);

void draw_menu(Canvas& canvas, const Menu& menu, Place place);

// The items of a panel, each where its button is: no bars and no window.
void draw_buttons(Canvas& canvas, const Menu& menu, Place place);

// The key of the item that was chosen, if any: by its letter, on either page, or by Enter.
// Arrows and '.' only change the place.
[[nodiscard]] std::optional<char> choose(const Menu& menu, Place& place, Key key);

// What `?` shows: its own keys, and then those of all menus.
[[nodiscard]] Notice keys_of(const Menu& menu);
[[nodiscard]] Notice help_on(const Menu& menu);

}  // namespace parlor::tui
