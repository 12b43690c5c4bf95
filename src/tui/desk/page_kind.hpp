// Kinds of pages: the window of a page, and one table with a row for each item: its key, place and
// words, when it is possible, and what it does. The menu, its help and the handling of its keys are
// all derived from this table.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>

#include "base/match.hpp"
#include "tui/desk/page.hpp"

namespace parlor::tui::desk {

template <class D>
[[nodiscard]] constexpr ItemIs always(const typename D::Seen& /*seen*/) {
    return ItemIs::Open;
}

// What an item does, and when it is shown. Some functions need the state of their page, and some
// also the number of their entry.
template <class D, class State>
using Does = std::variant<Reply<D> (*)(const typename D::View& view),
                          Reply<D> (*)(const typename D::View& view, State& page),
                          Reply<D> (*)(const typename D::View& view, State& page, int number)>;
template <class D, class State>
using When = std::variant<ItemIs (*)(const typename D::Seen& seen),
                          ItemIs (*)(const typename D::Seen& seen, const State& page),
                          ItemIs (*)(const typename D::Seen& seen, const State& page, int number)>;

template <class D, class State>
struct Entry {
    Binding binding;
    Does<D, State> choose;
    When<D, State> shown = always<D>;
    int number = 0;  // distinguishes entries with the same functions
    std::string (*label)(const typename D::View& view,
                         int number) = nullptr;  // replaces the binding's label
};

// An entry that pages with any state may have.
template <class D>
struct CommonEntry {
    Binding binding;
    Reply<D> (*choose)(const typename D::View& view);
    ItemIs (*shown)(const typename D::Seen& seen) = always<D>;

    template <class State>
    constexpr operator Entry<D, State>() const {
        return {binding, choose, shown};
    }
};

// Adds the item unless it is absent.
Item& add_item(Menu& menu, const Binding& binding, ItemIs shown);

// Closes the page.
template <class D>
[[nodiscard]] Reply<D> close(const typename D::View& /*view*/) {
    return Close<D>{};
}

struct NoState {};

template <class D, class State>
struct PageKind {
    Menu (*window)(const typename D::Seen& seen, const State& page);  // without its items
    std::span<const Entry<D, State>> entries;
    void (*draw_panel)(Canvas& canvas,
                       const typename D::Seen& seen,
                       const State& page,
                       const Menu& menu,
                       MenuCursor place) = nullptr;
    // For keys without an item, on the first page of the menu; the window describes these keys.
    std::optional<Reply<D>> (*press)(const typename D::View& view, State& page, Key key) = nullptr;
    // Moves items to rows that the players leave free.
    void (*arrange)(Menu& menu, std::size_t players) = nullptr;
    std::optional<Square> (*selected)(const typename D::View& view, const State& page) = nullptr;
    std::vector<CardLine> (*card)(const typename D::Seen& seen, const State& page) = nullptr;
};

template <class D, class State>
class PageOf final : public Page<D> {
public:
    using View = typename D::View;
    using Seen = typename D::Seen;

    PageOf(const PageKind<D, State>& kind, State&& initial)
        : state{std::move(initial)}, kind_{&kind} {}

    [[nodiscard]] Menu menu(const Seen& seen) const override {
        Seen now = seen;
        now.page = this->place.page;
        Menu menu = kind_->window(now, state);
        menu.items.reserve(kind_->entries.size());
        for (const Entry<D, State>& entry : kind_->entries) {
            const ItemIs shown = shown_of(entry, now);
            if (shown == ItemIs::Absent) continue;
            Item& item = add_item(menu, entry.binding, shown);
            if (entry.label != nullptr) item.label = entry.label(now.view, entry.number);
        }
        if (kind_->arrange != nullptr) kind_->arrange(menu, seen.view.seats.size());
        return menu;
    }

    [[nodiscard]] Reply<D> choose(const View& view, char key) override {
        const Entry<D, State>& entry = entry_of(kind_->entries, key);
        return match(
            entry.choose,
            [&](Reply<D> (*does)(const View&)) { return does(view); },
            [&](Reply<D> (*does)(const View&, State&)) { return does(view, state); },
            [&](Reply<D> (*does)(const View&, State&, int)) {
                return does(view, state, entry.number);
            });
    }

    [[nodiscard]] std::optional<Reply<D>> press(const View& view, Key key) override {
        if (kind_->press == nullptr or this->place.page != 1) return std::nullopt;
        return kind_->press(view, state, key);
    }

    [[nodiscard]] bool is_panel() const override { return kind_->draw_panel != nullptr; }

    void draw_panel(Canvas& canvas, const Seen& seen, const Menu& menu) const override {
        kind_->draw_panel(canvas, seen, state, menu, this->place);
    }

    [[nodiscard]] std::optional<Square> selected(const View& view) const override {
        return kind_->selected == nullptr ? std::nullopt : kind_->selected(view, state);
    }
    [[nodiscard]] std::vector<CardLine> card(const Seen& seen) const override {
        return kind_->card == nullptr ? std::vector<CardLine>{} : kind_->card(seen, state);
    }

    State state;

private:
    [[nodiscard]] ItemIs shown_of(const Entry<D, State>& entry, const Seen& seen) const {
        return match(
            entry.shown,
            [&](ItemIs (*when)(const Seen&)) { return when(seen); },
            [&](ItemIs (*when)(const Seen&, const State&)) { return when(seen, state); },
            [&](ItemIs (*when)(const Seen&, const State&, int)) {
                return when(seen, state, entry.number);
            });
    }

    const PageKind<D, State>* kind_;
};

// Opens a page of this kind. `kind` must be a constant, because the page refers to it.
template <class D, class State>
[[nodiscard]] PagePtr<D> page_of(const PageKind<D, State>& kind, State state = {}) {
    return std::make_unique<PageOf<D, State>>(kind, std::move(state));
}

}  // namespace parlor::tui::desk
