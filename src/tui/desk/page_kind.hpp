// Kinds of pages: the window of a page, and one table with a row for each item: its key, place and
// words, when it is possible, and what it does. The menu, its help and the handling of its keys are
// all derived from this table. The functions of a game get the view of that game, `V`; those that
// pages of all games share get none, or any.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>

#include "base/match.hpp"
#include "tui/desk/page.hpp"

namespace parlor::tui::desk {

[[nodiscard]] constexpr ItemIs always(const Look& /*look*/) { return ItemIs::Open; }

// Closes the page.
[[nodiscard]] inline Reply close() { return Close{}; }

template <class Wish>
[[nodiscard]] Reply wishes() {
    return Wish{};
}

// What an item does, and when it is shown. Some functions need the state of their page, and some
// also the number of their entry.
template <class V, class State>
using Does = std::variant<Reply (*)(),
                          Reply (*)(const V& view),
                          Reply (*)(const V& view, State& page),
                          Reply (*)(const V& view, State& page, int number)>;
template <class V, class State>
using When = std::variant<ItemIs (*)(const Look& look),
                          ItemIs (*)(const Seen<V>& seen),
                          ItemIs (*)(const Seen<V>& seen, const State& page),
                          ItemIs (*)(const Seen<V>& seen, const State& page, int number)>;
using Label = std::string (*)(const View& view, int number);

template <class V, class State>
struct Entry {
    Binding binding;
    Does<V, State> choose;
    When<V, State> shown = always;
    int number = 0;         // distinguishes entries with the same functions
    Label label = nullptr;  // replaces the binding's label
};

// An entry that pages of one game may have, with any state.
template <class V>
struct CommonEntry {
    Binding binding;
    std::variant<Reply (*)(), Reply (*)(const V& view)> choose;
    std::variant<ItemIs (*)(const Look& look), ItemIs (*)(const Seen<V>& seen)> shown = always;

    template <class State>
    constexpr operator Entry<V, State>() const {
        return {binding,
                std::visit([](auto does) { return Does<V, State>{does}; }, choose),
                std::visit([](auto when) { return When<V, State>{when}; }, shown)};
    }
};

// An entry that pages of any game may have.
struct AnyEntry {
    Binding binding;
    Reply (*choose)();
    ItemIs (*shown)(const Look& look) = always;
    Label label = nullptr;

    template <class V, class State>
    constexpr operator Entry<V, State>() const {
        return {binding, choose, shown, 0, label};
    }
    template <class V>
    constexpr operator CommonEntry<V>() const {
        return {binding, choose, shown};
    }
};

// Adds the item unless it is absent.
Item& add_item(Menu& menu, const Binding& binding, ItemIs shown);

struct NoState {};

template <class V, class State>
struct PageKind {
    Menu (*window)(const Seen<V>& seen, const State& page);  // without its items
    std::span<const Entry<V, State>> entries;
    void (*draw_panel)(Canvas& canvas,
                       const Seen<V>& seen,
                       const State& page,
                       const Menu& menu,
                       MenuCursor place) = nullptr;
    // For keys without an item, on the first page of the menu; the window describes these keys.
    std::optional<Reply> (*press)(const V& view, State& page, Key key) = nullptr;
    // Moves items to rows that the players leave free.
    void (*arrange)(Menu& menu, std::size_t players) = nullptr;
    // Moves items to the pages and rows that the state gives them.
    void (*place_items)(Menu& menu, const State& page) = nullptr;
    std::optional<Square> (*selected)(const V& view, const State& page) = nullptr;
    std::vector<CardLine> (*card)(const Seen<V>& seen, const State& page) = nullptr;
    bool (*hides_table)(const V& view) = nullptr;
    const Canvas& (*beside)(const State& page) = nullptr;  // in place of the right half
    bool is_before_game = false;
    bool takes_words = false;
    bool is_only_read = false;  // its last item closes it, and stays selected for Enter (U-10.7)
    char item_after_press = 0;  // what a key of `press` selects: the item that takes its choice
};

template <class V, class State>
class PageOf final : public Page::WithState<State> {
public:
    PageOf(const PageKind<V, State>& kind, State&& initial)
        : Page::WithState<State>{std::move(initial)}, kind_{&kind} {
        select_closing();
    }

    [[nodiscard]] Menu menu(const Look& look) const override {
        Seen<V> seen = seen_in(look);
        seen.moves -= this->opened_at;
        seen.page = this->place.page;
        Menu menu = kind_->window(seen, this->state);
        menu.items.reserve(kind_->entries.size());
        for (const Entry<V, State>& entry : kind_->entries) {
            const ItemIs shown = shown_of(entry, seen);
            if (shown == ItemIs::Absent) continue;
            Item& item = add_item(menu, entry.binding, shown);
            if (entry.label != nullptr) item.label = entry.label(look.view, entry.number);
        }
        if (kind_->arrange != nullptr) kind_->arrange(menu, look.view.seat_count());
        if (kind_->place_items != nullptr) kind_->place_items(menu, this->state);
        return menu;
    }

    [[nodiscard]] Reply choose(const View& any, char key) override {
        const V& view = own<V>(any);
        const Entry<V, State>& entry = entry_of(kind_->entries, key);
        select_closing();
        return match(
            entry.choose,
            [](Reply (*does)()) { return does(); },
            [&](Reply (*does)(const V&)) { return does(view); },
            [&](Reply (*does)(const V&, State&)) { return does(view, this->state); },
            [&](Reply (*does)(const V&, State&, int)) {
                return does(view, this->state, entry.number);
            });
    }

    [[nodiscard]] std::optional<Reply> press(const Look& look, Key key) override {
        if (kind_->press == nullptr or this->place.page != 1) return std::nullopt;
        auto reply = kind_->press(own<V>(look.view), this->state, key);
        if (reply and kind_->item_after_press != 0)
            select_item(menu(look), this->place, kind_->item_after_press);
        return reply;
    }

    [[nodiscard]] bool is_panel() const override { return kind_->draw_panel != nullptr; }

    void draw_panel(Canvas& canvas, const Look& look, const Menu& menu) const override {
        kind_->draw_panel(canvas, seen_in(look), this->state, menu, this->place);
    }

    [[nodiscard]] std::optional<Square> selected(const View& view) const override {
        return kind_->selected == nullptr ? std::nullopt
                                          : kind_->selected(own<V>(view), this->state);
    }
    [[nodiscard]] std::vector<CardLine> card(const Look& look) const override {
        return kind_->card == nullptr ? std::vector<CardLine>{}
                                      : kind_->card(seen_in(look), this->state);
    }

    [[nodiscard]] bool hides_table(const View& view) const override {
        return kind_->hides_table != nullptr and kind_->hides_table(own<V>(view));
    }
    [[nodiscard]] const Canvas* beside() const override {
        return kind_->beside == nullptr ? nullptr : &kind_->beside(this->state);
    }
    [[nodiscard]] bool is_before_game() const override { return kind_->is_before_game; }
    [[nodiscard]] bool takes_words() const override { return kind_->takes_words; }

private:
    [[nodiscard]] static Seen<V> seen_in(const Look& look) {
        return {static_cast<const Around&>(look), own<V>(look.view)};
    }

    void select_closing() {
        if (kind_->is_only_read) this->place.hot = static_cast<int>(kind_->entries.size()) - 1;
    }

    [[nodiscard]] ItemIs shown_of(const Entry<V, State>& entry, const Seen<V>& seen) const {
        return match(
            entry.shown,
            [&](ItemIs (*when)(const Look&)) { return when(seen); },
            [&](ItemIs (*when)(const Seen<V>&)) { return when(seen); },
            [&](ItemIs (*when)(const Seen<V>&, const State&)) { return when(seen, this->state); },
            [&](ItemIs (*when)(const Seen<V>&, const State&, int)) {
                return when(seen, this->state, entry.number);
            });
    }

    const PageKind<V, State>* kind_;
};

// Opens a page of this kind. `kind` must be a constant, because the page refers to it.
template <class V, class State>
[[nodiscard]] PagePtr page_of(const PageKind<V, State>& kind, State state = {}) {
    return std::make_unique<PageOf<V, State>>(kind, std::move(state));
}

}  // namespace parlor::tui::desk

// The words of every game's pages.
namespace parlor::tui {

using desk::always;
using desk::Close;
using desk::close;
using desk::Follow;
using desk::MakePage;
using desk::NoState;
using desk::Open;
using desk::page_of;
using desk::PagePtr;
using desk::Reply;
using desk::Tell;
using desk::TurnTo;
using desk::wishes;

}  // namespace parlor::tui
