// The pages of Moneyloopy: the desk that all of them share, and the words of tui/desk for it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/moneyloopy/view.hpp"
#include "tui/board/recent.hpp"
#include "tui/desk/page_kind.hpp"
#include "tui/desk/show.hpp"
#include "tui/moneyloopy/command.hpp"
#include "tui/moneyloopy/telling.hpp"
#include "tui/rulebook.hpp"

namespace parlor::tui::loopy {

using rules::moneyloopy::View;

struct Ui;

// All that a page may look at except its own state.
struct Seen {
    const View& view;
    const Recent& recent;
    bool can_take_back = false;  // the options allow it, and there is a move to take back
    bool can_explain = false;    // the options allow it, and there are computers
    bool is_replay = false;      // nobody plays: the replay has the keys
    int page = 1;                // the page of its own menu that is shown
};

struct LoopyDesk;
using Page = desk::Page<LoopyDesk>;
using PagePtr = desk::PagePtr<LoopyDesk>;

struct LoopyDesk {
    using View = loopy::View;
    using Seen = loopy::Seen;
    using Ui = loopy::Ui;
    using Command = loopy::Command;
    using Event = rules::moneyloopy::Event;
    using Teller = loopy::Teller;

    // Keys (desk/keys.hpp).
    static bool has_begun(const Ui& /*ui*/) { return true; }
    static bool is_over(const View& view);
    static bool is_hidden(const View& /*view*/, const Ui& /*ui*/) { return false; }
    static Square focus(const View& view, const Ui& ui);
    static PagePtr pause_page();

    // The square of the decision if it is not the token's: a tollbooth, or a property at auction.
    static std::optional<Square> decided_on(const View& view);

    // Auctions (desk/bidding.hpp).
    static Command bid(Money sum) { return Move{rules::moneyloopy::Bid{sum}}; }
    static constexpr std::string_view bid_too_high = "You must keep a dollar";

    // Watching (desk/watching.hpp, desk/scene.hpp).
    static PagePtr decision_page(const View& view);
    static std::vector<std::string> told(const Seen& seen);
    static const Rulebook& rulebook();
    static ShownBoard shown(const View& view);
    static void draw_rows(Canvas& canvas, const View& view);

    static void hide_from_onlookers(View& view);
};

using Open = desk::Open<LoopyDesk>;
using TurnTo = desk::TurnTo<LoopyDesk>;
using Close = desk::Close<LoopyDesk>;
using desk::Follow;
using desk::Tell;
using Reply = desk::Reply<LoopyDesk>;

template <class State>
using Entry = desk::Entry<LoopyDesk, State>;
using CommonEntry = desk::CommonEntry<LoopyDesk>;
template <class State>
using PageKind = desk::PageKind<LoopyDesk, State>;
template <class State>
using PageOf = desk::PageOf<LoopyDesk, State>;
using desk::NoState;
using desk::page_of;

inline constexpr auto always = desk::always<LoopyDesk>;
inline constexpr auto close = desk::close<LoopyDesk>;

}  // namespace parlor::tui::loopy
