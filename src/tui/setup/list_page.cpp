#include "tui/setup/list_page.hpp"

#include <algorithm>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"

namespace parlor::tui {
namespace {

constexpr std::string_view keys = "123456789abcdfghijklmnopqrtuvwyz";
static_assert(keys.size() == most_in_list);
constexpr std::size_t items_on_page = 9;
constexpr int first_row = 10, back_row = 22;

}  // namespace

Menu list_menu(const ListPage& page, std::span<const std::string> labels) {
    Menu menu{
        .header = std::string{page.header}, .sub = std::string{page.sub}, .has_quadrants = false};
    const std::size_t count = std::min(labels.size(), keys.size());
    for (std::size_t i = 0; i < count; ++i) {
        const auto [number, line] = place_in_list(i);
        const std::string label = shortened(upper(labels[i]), width_of_label);
        menu.items.push_back(
            item_of({keys[i], number, first_row + *line, label, page.help}, ItemIs::Open));
    }
    for (int number = menu.pages(); number > 0; --number) {
        for (const auto& binding : {page.start, page.other})
            if (binding) menu.items.emplace_back(item_of(*binding, ItemIs::Open)).page = number;
        menu.items.push_back(
            item_of({list_back, number, back_row, "BACK", page.back_help}, ItemIs::Open));
    }
    return menu;
}

MenuCursor place_in_list(std::size_t item) {
    return {1 + static_cast<int>(item / items_on_page), static_cast<int>(item % items_on_page)};
}

MenuCursor place_in_list(std::span<const std::string> items, std::string_view item) {
    const auto found = std::ranges::find(items, item);
    return place_in_list(found == items.end() ? 0
                                              : static_cast<std::size_t>(found - items.begin()));
}

std::string next_in_list(std::span<const std::string> items,
                         std::span<const std::string> closed,
                         const std::string& current,
                         int by) {
    const int count = static_cast<int>(items.size());
    const auto found = std::ranges::find(items, current);
    int place = found == items.end() ? -by : static_cast<int>(found - items.begin());
    for (int steps = 0; steps < count; ++steps) {
        place = turned_value(place, by, count);
        const std::string& next = items[static_cast<std::size_t>(place)];
        if (std::ranges::find(closed, next) == closed.end()) return next;
    }
    return current;
}

std::size_t item_in_list(char key) { return keys.find(key); }

}  // namespace parlor::tui
