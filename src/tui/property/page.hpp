// A page at the table: its menu, what its items do, and the state that no other page can see. It is
// made when it opens and gone when it closes.
//
// Not here: how a page is described by a table (page_kind.hpp); the pages themselves (pages.hpp).
#pragma once

#include <memory>
#include <optional>
#include <variant>

#include "canvas/canvas.hpp"
#include "canvas/key.hpp"
#include "rules/property/view.hpp"
#include "tui/board/recent.hpp"
#include "tui/menu.hpp"
#include "tui/property/bargain.hpp"
#include "tui/property/command.hpp"

namespace parlor::tui {

class Page;
using PagePtr = std::unique_ptr<Page>;

// Everything that a page may look at besides its own state.
struct Seen {
    const rules::View& view;
    const Bargain& bargain;
    const Recent& recent;
    bool can_take_back = false;  // the options allow it, and there is a move to take back
    bool can_explain = false;    // the options allow it, and there are computers
    bool is_replay = false;      // nobody plays: the replay has the keys
    int page = 1;                // the page of its own menu that is shown
};

// What an item leads to: another page, a notice, or a wish.
// clang-format off
struct Open   { PagePtr page; };                      // over this page
struct TurnTo { PagePtr page; Command then = Stay{}; };  // in place of this page
struct Close  { Command then = Stay{}; };
struct Tell   { Notice notice; };
struct Follow {};  // shows the quadrant of the cursor again
// clang-format on
using Reply = std::variant<Command, Open, TurnTo, Close, Tell, Follow>;

class Page {
public:
    Page() = default;
    Page(const Page&) = delete;
    Page& operator=(const Page&) = delete;
    virtual ~Page() = default;

    [[nodiscard]] virtual Menu menu(const Seen& seen) const = 0;

    // Requires the key of an item, possible or not.
    [[nodiscard]] virtual Reply choose(const rules::View& view, char key) = 0;

    // What a key leads to that is no item's, if the page has a use for it: a digit, Tab, Home.
    [[nodiscard]] virtual std::optional<Reply> press(const rules::View& /*view*/, Key /*key*/) {
        return std::nullopt;
    }

    // A panel lies over the page below it instead of replacing it.
    [[nodiscard]] virtual bool is_panel() const { return false; }
    virtual void draw_panel(Canvas& /*canvas*/, const Seen& /*seen*/, const Menu& /*menu*/) const {}

    MenuCursor place;
};

}  // namespace parlor::tui
