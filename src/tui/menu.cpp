#include "tui/menu.hpp"

#include <algorithm>
#include <cassert>
#include <functional>

#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

std::vector<const Item*> on_page(const Menu& menu, int page) {
    std::vector<const Item*> items;
    for (const Item& each : menu.items)
        if (each.page == page) items.push_back(&each);
    return items;
}

const Item& next_page() {
    static const Item item{'.', 0, 20, 0, "NEXT PAGE", "more choices"};
    return item;
}

void step(const Menu& menu, MenuCursor& place, int by) {
    const int items = static_cast<int>(choosable_items(menu, place.page).size());
    if (items > 0) place.hot = (hot_item(menu, place) + by + items) % items;
}

char chosen(const Menu& menu, MenuCursor& place, char key) {
    if (key == '.') place = {place.page % menu.pages() + 1};
    return key;
}

// A letter changes no setting that is not shown.
bool is_meant(const Item& item, int page) { return not item.is_setting or item.page == page; }

std::optional<char> choose_letter(const Menu& menu, MenuCursor& place, char32_t letter) {
    if (letter == U'.' and menu.pages() > 1) return chosen(menu, place, '.');
    const auto has_letter = [&](const Item& item) {
        return static_cast<char32_t>(item.key) == letter;
    };
    const auto seen = on_page(menu, place.page);
    const auto here =
        std::ranges::find_if(seen, [&](const Item* item) { return has_letter(*item); });
    if (here != seen.end()) {
        place.hot = static_cast<int>(here - seen.begin());
        return (*here)->key;
    }
    for (const Item& each : menu.items)
        if (has_letter(each) and is_meant(each, place.page)) return each.key;
    return std::nullopt;
}

// Keys on single cells without a label: those that do the same have one line of the help.
struct Buttons {
    std::string keys;
    std::string_view help;
};

bool is_bare_button(const Item& item) { return item.button != 0 and item.label.empty(); }

// `100 more` and the like are amounts.
std::string_view told_of(const Item& button) {
    const std::string_view help = button.help;
    return not help.empty() and help.front() >= '0' and help.front() <= '9' ? "amount" : help;
}

void add_button(std::vector<Buttons>& buttons, const Item& item, const std::string& key) {
    const std::string_view help = told_of(item);
    const auto same = std::ranges::find(buttons, help, &Buttons::help);
    if (same == buttons.end())
        buttons.push_back({key, help});
    else
        same->keys += key;
}

std::string line_of(const Buttons& buttons) {
    return buttons.keys + (width(buttons.keys) == 1 ? " " : ": ") + upper(buttons.help);
}

}  // namespace

Item item_of(const Binding& binding, ItemIs shown) {
    assert(binding.help.size() <= longest_help);
    return {binding.key,
            binding.page,
            binding.row,
            binding.button,
            std::string{binding.label},
            binding.help,
            shown == ItemIs::Open};
}

int Menu::pages() const {
    int last = 1;
    for (const Item& each : items) last = std::max(last, each.page);
    return last;
}

std::vector<const Item*> choosable_items(const Menu& menu, int page) {
    std::vector<const Item*> items = on_page(menu, page);
    if (menu.pages() > 1) items.push_back(&next_page());
    return items;
}

void select_item(const Menu& menu, MenuCursor& place, char key) {
    const auto seen = on_page(menu, place.page);
    const auto found = std::ranges::find(seen, key, &Item::key);
    if (found != seen.end()) place.hot = static_cast<int>(found - seen.begin());
}

const Item* selected_item(const Menu& menu, MenuCursor place) {
    const auto items = choosable_items(menu, place.page);
    return items.empty() or menu.any_key_row or not menu.has_cursor
               ? nullptr
               : items[static_cast<std::size_t>(hot_item(menu, place))];
}

int hot_item(const Menu& menu, MenuCursor place) {
    const auto items = choosable_items(menu, place.page);
    const int last = std::max(0, static_cast<int>(items.size()) - 1);
    if (place.hot) return std::clamp(*place.hot, 0, last);
    const auto open = std::find_if(items.begin(), items.end(), std::mem_fn(&Item::open));
    return open == items.end() ? 0 : static_cast<int>(open - items.begin());
}

std::optional<char> selected_key(const Menu& menu, MenuCursor place) {
    const Item* const item = selected_item(menu, place);
    return item == nullptr ? std::nullopt : std::optional{item->key};
}

std::optional<char> choose(const Menu& menu, MenuCursor& place, Key key) {
    if (key == Key::ArrowUp or (key == Key::ArrowLeft and not menu.has_squares)) {
        step(menu, place, -1);
        return std::nullopt;
    }
    if (key == Key::ArrowDown or (key == Key::ArrowRight and not menu.has_squares)) {
        step(menu, place, 1);
        return std::nullopt;
    }
    if (key == Key::ArrowLeft) return choose_letter(menu, place, U'b');
    if (key == Key::ArrowRight) return choose_letter(menu, place, U'f');
    if (key != Key::Enter) return choose_letter(menu, place, letter_of(key));
    const auto item = selected_key(menu, place);
    return item ? std::optional{chosen(menu, place, *item)} : std::nullopt;
}

std::optional<Turned> turned(const Menu& menu, MenuCursor place, Key key) {
    if (key != Key::ArrowLeft and key != Key::ArrowRight) return std::nullopt;
    const Item* const item = selected_item(menu, place);
    if (item == nullptr or not item->is_setting) return std::nullopt;
    return Turned{item->key, key == Key::ArrowLeft ? -1 : 1};
}

Notice keys_of(const Menu& menu, int page) {
    Notice notice{.title = menu.header.empty() ? "KEYS" : menu.header,
                  .sub = "THE KEYS",
                  .lines = {},
                  .tall = true};
    std::vector<Buttons> buttons;
    for (const Item& each : menu.items) {
        if (not is_meant(each, page)) continue;
        const std::string key = utf8(upper(static_cast<char32_t>(each.key)));
        const std::string line = key + " " + upper(each.help);
        const bool told =
            std::find(notice.lines.begin(), notice.lines.end(), line) != notice.lines.end();
        if (is_bare_button(each)) {
            if (each.page == page) add_button(buttons, each, key);
        } else if (not told) {
            notice.lines.push_back(line);
        }
    }
    for (const Buttons& each : buttons) notice.lines.push_back(line_of(each));
    if (std::ranges::any_of(menu.items, &Item::is_setting))
        notice.lines.emplace_back("LEFT, RIGHT CHANGE");
    for (const KeyHelp& each : menu.other_keys)
        notice.lines.push_back(std::string{each.keys}.append(" ").append(each.help));
    if (menu.pages() > 1) notice.lines.emplace_back(". MORE CHOICES");
    return notice;
}

Notice help_on(const Menu& menu, int page) {
    Notice notice = keys_of(menu, page);
    notice.lines.insert(notice.lines.end(), {"ARROWS, ENTER", "ESC BACK ^C LEAVE", "^L REDRAW"});
    return notice;
}

}  // namespace parlor::tui
