// Menus: the choice among items by keys and arrows, and the help. A page's table of bindings gives
// all of it, and the picture (menu_picture.hpp) too.
//
// Source: docs/layout.md, 1, "Menu items"; U-1.7, U-2.2.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "canvas/canvas.hpp"
#include "canvas/key.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {

inline constexpr std::size_t longest_help = 17;  // `?` has no room for more
inline constexpr int width_of_label = 12, width_of_words = 16, sub_beside_page = 13;
inline constexpr std::string_view no_such_key = "No such key. Press ? for help";  // U-3.7

// Words that outlive every menu: literals, and the words of bindings. A std::string does not
// convert to them, so a menu never points at a temporary.
class LastingWords {
public:
    constexpr LastingWords(const char* words) : words_{words} {}
    constexpr LastingWords(std::string_view words) : words_{words} {}
    constexpr operator std::string_view() const { return words_; }

private:
    std::string_view words_;
};

struct Binding {
    char key;
    int page, row;  // the place of its bar
    std::string_view label, help;
    int button = 0;  // its column, when the key is a single white cell without a bar
};

struct Item {
    char key;
    int page, row, button;
    std::string label;
    LastingWords help;
    bool open = true;            // possible now; otherwise the item is dark, and the key says why
    Ink paper = Ink::LightGrey;  // of its bar
    bool is_setting = false;     // it has values, and its letter means nothing on other pages
    std::string value = {};      // stands at the right end of the bar
};

// An absent item has no bar, and its key has no meaning; the key of a dark item says why it is
// dark.
enum class ItemIs : std::uint8_t { Absent, Dark, Open };

[[nodiscard]] constexpr ItemIs open_if(bool is_possible) {
    return is_possible ? ItemIs::Open : ItemIs::Dark;
}
[[nodiscard]] constexpr ItemIs there_if(bool is_there) {
    return is_there ? ItemIs::Open : ItemIs::Absent;
}

[[nodiscard]] Item item_of(const Binding& binding, ItemIs shown);

// The entry with this key, in a table whose entries have bindings. Requires that it exists.
template <class Table>
[[nodiscard]] constexpr const auto& entry_of(const Table& table, char key) {
    return *std::ranges::find(table, key, [](const auto& entry) { return entry.binding.key; });
}

// A key that belongs to no item, as `?` shows it.
struct KeyHelp {
    std::string_view keys, help;
};

struct Words {  // words on the body of the window
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
    std::vector<KeyHelp> other_keys = {};
    bool has_squares = false;   // Left and Right are B and F, which move over the board
    bool has_quadrants = true;  // whether F1 F3 F5 F7 are shown
    // Where any other key skips what is shown, and so no item is selected: the row that says so.
    std::optional<int> any_key_row = std::nullopt;
    bool has_cursor = true;  // whether an item is selected, and Enter chooses it
    int rows_above = 6;      // a seventh takes the place of the frame, an eighth that of the head

    [[nodiscard]] int pages() const;
};

// Items for all bindings; `is_open(key)` says whether the item is possible now.
template <class IsOpen>
[[nodiscard]] std::vector<Item> items_of(std::span<const Binding> bindings, IsOpen is_open) {
    std::vector<Item> items;
    items.reserve(bindings.size());
    for (const Binding& each : bindings) items.push_back(item_of(each, open_if(is_open(each.key))));
    return items;
}

// The page that is shown, and the selected item: at first, the first item that is possible.
struct MenuCursor {
    int page = 1;
    std::optional<int> hot = std::nullopt;
    friend bool operator==(const MenuCursor&, const MenuCursor&) = default;
};

// Selects the item with this key, if it is on the page that is shown.
void select_item(const Menu& menu, MenuCursor& place, char key);

// The items on a page, and `.` if there are more pages.
[[nodiscard]] std::vector<const Item*> choosable_items(const Menu& menu, int page);

// The selected item, its index among those on its page, and its key; nothing where none is
// selected.
[[nodiscard]] const Item* selected_item(const Menu& menu, MenuCursor place);
[[nodiscard]] int hot_item(const Menu& menu, MenuCursor place);
[[nodiscard]] std::optional<char> selected_key(const Menu& menu, MenuCursor place);

// The key of the item that the player chose, if any: by its letter, on any page, or by Enter.
// Arrows and '.' only change the place.
[[nodiscard]] std::optional<char> choose(const Menu& menu, MenuCursor& place, Key key);

// The setting that Left or Right changes: by -1 to the value before, or by 1 to the next one.
struct Turned {
    char key;
    int by;
};
[[nodiscard]] std::optional<Turned> turned(const Menu& menu, MenuCursor place, Key key);

// The value so many places further on, of values that go round.
[[nodiscard]] constexpr int turned_value(int value, int by, int values) {
    return (value + by + values) % values;
}

// The help for `?`: the menu's own keys, and of settings those on this page; help_on adds the keys
// of all menus.
[[nodiscard]] Notice keys_of(const Menu& menu, int page = 1);
[[nodiscard]] Notice help_on(const Menu& menu, int page = 1);

}  // namespace parlor::tui
