// The pages of the property game: the desk that all of them share, and the words of tui/desk for
// it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/property/view.hpp"
#include "tui/board/recent.hpp"
#include "tui/desk/bargain.hpp"
#include "tui/desk/page_kind.hpp"
#include "tui/desk/show.hpp"
#include "tui/property/command.hpp"
#include "tui/property/prompts.hpp"
#include "tui/property/rulebook.hpp"
#include "tui/property/telling.hpp"

namespace parlor::tui {

struct Ui;

// All that a page may look at except its own state.
struct Seen {
    const rules::View& view;
    const desk::Bargain& bargain;
    const Recent& recent;
    bool can_take_back = false;  // the options allow it, and there is a move to take back
    bool can_explain = false;    // the options allow it, and there are computers
    bool is_replay = false;      // nobody plays: the replay has the keys
    int page = 1;                // the page of its own menu that is shown
};

struct PropertyDesk;
using Page = desk::Page<PropertyDesk>;
using PagePtr = desk::PagePtr<PropertyDesk>;

struct PropertyDesk {
    using View = rules::View;
    using Seen = tui::Seen;
    using Ui = tui::Ui;
    using Command = tui::Command;

    using Event = rules::Event;
    using Teller = PropertyTeller;

    // Keys (desk/keys.hpp).
    static bool has_begun(const Ui& ui);  // all first rolls have been shown
    static bool is_over(const View& view);
    // Where players have clocks, a pause must not give time to think (U-7.5).
    static bool is_hidden(const View& view, const Ui& ui);
    static Square focus(const View& view, const Ui& ui);
    static PagePtr pause_page();

    // The deed of the decision: for sale, or at auction.
    static std::optional<Square> decided_on(const View& view);

    // Auctions (desk/bidding.hpp).
    static Command bid(Money sum) { return Move{rules::Bid{sum}}; }
    static constexpr std::string_view bid_too_high = "More than you are worth";

    // Watching (desk/watching.hpp, desk/scene.hpp).
    static PagePtr decision_page(const View& view);
    static std::vector<std::string> told(const Seen& seen);
    static const Rulebook& rulebook() { return property_rulebook; }
    static ShownBoard shown(const View& view);
    static void draw_rows(Canvas& canvas, const View& view);

    static void hide_from_onlookers(View& /*view*/) {}
};

using Open = desk::Open<PropertyDesk>;
using TurnTo = desk::TurnTo<PropertyDesk>;
using Close = desk::Close<PropertyDesk>;
using desk::Follow;
using desk::Tell;
using Reply = desk::Reply<PropertyDesk>;

template <class State>
using Entry = desk::Entry<PropertyDesk, State>;
using CommonEntry = desk::CommonEntry<PropertyDesk>;
template <class State>
using PageKind = desk::PageKind<PropertyDesk, State>;
template <class State>
using PageOf = desk::PageOf<PropertyDesk, State>;
using desk::NoState;
using desk::page_of;

inline constexpr auto always = desk::always<PropertyDesk>;
inline constexpr auto close = desk::close<PropertyDesk>;

}  // namespace parlor::tui
