// Entries of the set-up pages: one table for each page, with a row for each key.
#pragma once

#include <span>
#include <string>
#include <utility>

#include "tui/menu.hpp"

namespace parlor::tui::setup {

// `Ui` has the choices, `Reply` says where a choice goes, and `Around` is what else a page knows.
template <class Ui, class Reply, class... Around>
struct Entry {
    Binding binding;
    Reply (*choose)(Ui& ui, int number);
    int number = 0;  // the choice

    // Null: the item is always there, and always the same.
    bool (*is_there)(const Ui& ui, const Around&... around, int number) = nullptr;
    void (*adapt)(Item& item, const Ui& ui, int number) = nullptr;
};

template <class Ui, class Reply, class... Around>
struct Page {
    Menu (*window)(const Ui& ui);  // without its items
    std::span<const Entry<Ui, Reply, Around...>> entries = {};
};

template <class Ui, class Reply, class... Around>
[[nodiscard]] Menu menu_of(const Page<Ui, Reply, Around...>& page,
                           const Ui& ui,
                           const Around&... around) {
    Menu menu = page.window(ui);
    for (const auto& entry : page.entries) {
        if (entry.is_there != nullptr and not entry.is_there(ui, around..., entry.number)) continue;
        Item& item = menu.items.emplace_back(item_of(entry.binding, ItemIs::Open));
        if (entry.adapt != nullptr) entry.adapt(item, ui, entry.number);
    }
    return menu;
}

// Requires the key of an item of this page.
template <class Ui, class Reply, class... Around>
Reply choose_on(const Page<Ui, Reply, Around...>& page, Ui& ui, char key) {
    const auto& entry = entry_of(page.entries, key);
    return entry.choose(ui, entry.number);
}

constexpr Binding way_back(int row, std::string_view help = "go back") {
    return {'x', 1, row, "BACK", help};
}

[[nodiscard]] inline Menu pregame(std::string sub) {
    return {.header = "PREGAME CONFIG", .sub = std::move(sub), .has_quadrants = false};
}

}  // namespace parlor::tui::setup
