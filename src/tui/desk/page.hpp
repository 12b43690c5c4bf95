// A page at the table of a game: its menu, the effect of its items, and state that no other page
// can see. A page is created when it opens and destroyed when it closes.
//
// Words:    a desk is what all pages of one game have in common, as a type `D`:
//             D::View     the game as a seat sees it
//             D::Seen     all that a page may look at except its own state; it has the members
//                         `view` (of D::View) and `page`
//             D::Command  a variant of wishes, including Stay (wishes.hpp)
// Not here: how a table describes a page (page_kind.hpp); which pages are open (open_pages.hpp).
#pragma once

#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "canvas/canvas.hpp"
#include "canvas/key.hpp"
#include "tui/board/card.hpp"
#include "tui/desk/wishes.hpp"
#include "tui/menu.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui::desk {

template <class D>
class Page;
template <class D>
using PagePtr = std::unique_ptr<Page<D>>;

// The effect of an item: another page, a notice, or a wish.
// clang-format off
template <class D> struct Open   { PagePtr<D> page; };  // over this page
template <class D> struct TurnTo { PagePtr<D> page; typename D::Command then = Stay{}; };  // in place of this page
template <class D> struct Close  { typename D::Command then = Stay{}; };
struct Tell   { Notice notice; std::vector<Notice> more = {}; };
struct Follow {};  // shows the quadrant of the cursor again
// clang-format on
template <class D>
using Reply = std::variant<typename D::Command, Open<D>, TurnTo<D>, Close<D>, Tell, Follow>;

template <class D>
class Page {
public:
    using View = typename D::View;
    using Seen = typename D::Seen;

    Page() = default;
    Page(const Page&) = delete;
    Page& operator=(const Page&) = delete;
    virtual ~Page() = default;

    [[nodiscard]] virtual Menu menu(const Seen& seen) const = 0;

    // Requires the key of an item, possible or not.
    [[nodiscard]] virtual Reply<D> choose(const View& view, char key) = 0;

    // The effect of a key without an item, if the page uses that key: a digit, Tab, Home.
    [[nodiscard]] virtual std::optional<Reply<D>> press(const View& /*view*/, Key /*key*/) {
        return std::nullopt;
    }

    // A panel is drawn over the page below instead of replacing it.
    [[nodiscard]] virtual bool is_panel() const { return false; }
    virtual void draw_panel(Canvas& /*canvas*/, const Seen& /*seen*/, const Menu& /*menu*/) const {}

    // The place of the page's cursor on the board, if the page has a cursor; and a card for the
    // middle of the board that shows the effect of the choices.
    [[nodiscard]] virtual std::optional<Square> selected(const View& /*view*/) const {
        return std::nullopt;
    }
    [[nodiscard]] virtual std::vector<CardLine> card(const Seen& /*seen*/) const { return {}; }

    MenuCursor place;
};

}  // namespace parlor::tui::desk
