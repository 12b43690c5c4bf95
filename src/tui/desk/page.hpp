// A page at a table: its menu, the effect of its items, and state that no other page can see. A page
// is created when it opens and destroyed when it closes.
//
// Not here: how a table describes a page (page_kind.hpp); which pages are open (desk.hpp).
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "canvas/canvas.hpp"
#include "canvas/key.hpp"
#include "tui/board/card.hpp"
#include "tui/desk/look.hpp"
#include "tui/desk/wishes.hpp"
#include "tui/menu.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui::desk {

class Page;
using PagePtr = std::unique_ptr<Page>;
using MakePage = PagePtr (*)();

// The effect of an item: another page, a notice, or a wish.
// clang-format off
struct Open   { PagePtr page; };  // over this page
struct TurnTo { PagePtr page; Command then = Stay{}; };  // in place of this page
struct Close  { Command then = Stay{}; std::vector<Notice> notices = {}; };
struct Tell   { Notice notice; std::vector<Notice> more = {}; };
struct Follow {};  // shows the quadrant of the cursor again
// clang-format on
using Reply = std::variant<Command, Open, TurnTo, Close, Tell, Follow>;

class Page {
public:
    Page() = default;
    Page(const Page&) = delete;
    Page& operator=(const Page&) = delete;
    virtual ~Page() = default;

    [[nodiscard]] virtual Menu menu(const Look& look) const = 0;

    // Requires the key of an item, possible or not.
    [[nodiscard]] virtual Reply choose(const View& view, char key) = 0;

    // The effect of a key without an item, if the page uses that key: a digit, Tab, Home.
    [[nodiscard]] virtual std::optional<Reply> press(const Look& /*look*/, Key /*key*/) {
        return std::nullopt;
    }

    // A panel is drawn over the page below instead of replacing it.
    [[nodiscard]] virtual bool is_panel() const { return false; }
    virtual void draw_panel(Canvas& /*canvas*/, const Look& /*look*/, const Menu& /*menu*/) const {}

    // The place of the page's cursor on the board, if the page has a cursor; and a card for the
    // middle of the board that shows the effect of the choices.
    [[nodiscard]] virtual std::optional<Square> selected(const View& /*view*/) const {
        return std::nullopt;
    }
    [[nodiscard]] virtual std::vector<CardLine> card(const Look& /*look*/) const { return {}; }

    // The page's own picture for the right half of a wide window, if it has one.
    [[nodiscard]] virtual const Canvas* beside() const { return nullptr; }

    // Whether nothing of the table can be seen while the page is open; and whether the first turn
    // has not begun yet.
    [[nodiscard]] virtual bool hides_table(const View& /*view*/) const { return false; }
    [[nodiscard]] virtual bool is_before_game() const { return false; }
    [[nodiscard]] virtual bool takes_words() const { return false; }  // from a keyboard

    // The state of the page, if it has this kind of state.
    template <class State>
    [[nodiscard]] State* state_as() {
        return tag() == &tag_of<State> ? &static_cast<WithState<State>*>(this)->state : nullptr;
    }
    template <class State>
    [[nodiscard]] const State* state_as() const {
        return const_cast<Page*>(this)->state_as<State>();
    }

    template <class State>
    class WithState;

    MenuCursor place;
    int opened_at = 0;  // after so many moves of people

protected:
    // The address tells kinds of state apart.
    template <class State>
    static constexpr char tag_of = 0;
    [[nodiscard]] virtual const char* tag() const { return nullptr; }
};

template <class State>
class Page::WithState : public Page {
public:
    explicit WithState(State&& initial) : state{std::move(initial)} {}

    State state;

private:
    [[nodiscard]] const char* tag() const final { return &tag_of<State>; }
};

}  // namespace parlor::tui::desk
