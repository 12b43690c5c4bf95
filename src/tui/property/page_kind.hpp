// Kinds of pages: the window of a page, and one table with a row for each item, which says its key,
// place and words, when it is possible, and what it does. The menu, its help and the handling of
// its keys are all derived from this table.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>

#include "base/match.hpp"
#include "tui/property/page.hpp"

namespace parlor::tui {

[[nodiscard]] constexpr ItemIs always(const Seen& /*seen*/) { return ItemIs::Open; }

// What an item does, and when it is shown. Some functions need the state of their page, and some
// the number of their entry.
template <class State>
using Does = std::variant<Reply (*)(const rules::View& view),
                          Reply (*)(const rules::View& view, State& page),
                          Reply (*)(const rules::View& view, State& page, int number)>;
template <class State>
using When = std::variant<ItemIs (*)(const Seen& seen),
                          ItemIs (*)(const Seen& seen, const State& page),
                          ItemIs (*)(const Seen& seen, const State& page, int number)>;

template <class State>
struct Entry {
    Binding binding;
    Does<State> choose;
    When<State> shown = always;
    int number = 0;  // tells entries with the same functions apart
    std::string (*label)(const rules::View& view, int number) = nullptr;  // if not the binding's
};

// An entry that pages with any state may have.
struct CommonEntry {
    Binding binding;
    Reply (*choose)(const rules::View& view);
    ItemIs (*shown)(const Seen& seen) = always;

    template <class State>
    constexpr operator Entry<State>() const {
        return {binding, choose, shown};
    }
};

// Adds an item that is not absent.
Item& add_item(Menu& menu, const Binding& binding, ItemIs shown);

struct NoState {};

template <class State>
struct PageKind {
    Menu (*window)(const Seen& seen, const State& page);  // without its items
    std::span<const Entry<State>> entries;
    void (*draw_panel)(Canvas& canvas,
                       const Seen& seen,
                       const State& page,
                       const Menu& menu,
                       MenuCursor place) = nullptr;
    // For keys that are no item's, on the first page of the menu; the window tells them.
    std::optional<Reply> (*press)(const rules::View& view, State& page, Key key) = nullptr;
    // Moves items to where the number of players leaves room for them.
    void (*arrange)(Menu& menu, std::size_t players) = nullptr;
};

template <class State>
class PageOf final : public Page {
public:
    PageOf(const PageKind<State>& kind, State&& initial)
        : state{std::move(initial)}, kind_{&kind} {}

    [[nodiscard]] Menu menu(const Seen& seen) const override {
        Seen now = seen;
        now.page = place.page;
        Menu menu = kind_->window(now, state);
        menu.items.reserve(kind_->entries.size());
        for (const Entry<State>& entry : kind_->entries) {
            const ItemIs shown = shown_of(entry, now);
            if (shown == ItemIs::Absent) continue;
            Item& item = add_item(menu, entry.binding, shown);
            if (entry.label != nullptr) item.label = entry.label(now.view, entry.number);
        }
        if (kind_->arrange != nullptr) kind_->arrange(menu, seen.view.seats.size());
        return menu;
    }

    [[nodiscard]] Reply choose(const rules::View& view, char key) override {
        const Entry<State>& entry = entry_of(kind_->entries, key);
        return match(
            entry.choose,
            [&](Reply (*does)(const rules::View&)) { return does(view); },
            [&](Reply (*does)(const rules::View&, State&)) { return does(view, state); },
            [&](Reply (*does)(const rules::View&, State&, int)) {
                return does(view, state, entry.number);
            });
    }

    [[nodiscard]] std::optional<Reply> press(const rules::View& view, Key key) override {
        if (kind_->press == nullptr or place.page != 1) return std::nullopt;
        return kind_->press(view, state, key);
    }

    [[nodiscard]] bool is_panel() const override { return kind_->draw_panel != nullptr; }

    void draw_panel(Canvas& canvas, const Seen& seen, const Menu& menu) const override {
        kind_->draw_panel(canvas, seen, state, menu, place);
    }

    State state;

private:
    [[nodiscard]] ItemIs shown_of(const Entry<State>& entry, const Seen& seen) const {
        return match(
            entry.shown,
            [&](ItemIs (*when)(const Seen&)) { return when(seen); },
            [&](ItemIs (*when)(const Seen&, const State&)) { return when(seen, state); },
            [&](ItemIs (*when)(const Seen&, const State&, int)) {
                return when(seen, state, entry.number);
            });
    }

    const PageKind<State>* kind_;
};

// Opens a page of this kind. Requires that the kind lasts: it is a constant.
template <class State>
[[nodiscard]] PagePtr page_of(const PageKind<State>& kind, State state = {}) {
    return std::make_unique<PageOf<State>>(kind, std::move(state));
}

}  // namespace parlor::tui
