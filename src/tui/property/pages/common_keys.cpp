#include "tui/property/pages/common_keys.hpp"

#include "tui/property/pages/pages.hpp"

namespace parlor::tui {

using property::View;

namespace {

// The first seat, when only computers play.
Seat first_person(const View& view) {
    for (const property::SeatView& seat : view.seats)
        if (not seat.is_computer and not seat.out) return seat.seat;
    return Seat{1};
}

}  // namespace

Reply Common::manage_deeds(const View& view) {
    const Seat seat = view.decision.seat;
    if (seat == bank) return Say{"Chance decides first"};
    return Open{manage_page(view.for_sale.value_or(view.seat(seat).at))};
}

Reply Common::start_trade(const View& view) {
    const Seats partners = view.choices.propose;
    if (partners.empty()) return Say{"No trade can be proposed now"};
    return Open{trade_page(partners.count() == 1 ? partners.first() : bank)};
}

Reply Common::see_overview(const View&) { return Open{overview_page()}; }
// Begins with the person who decides; while a computer decides, with the first person.
Reply Common::list_deeds(const View& view) {
    const Seat seat = view.decision.seat;
    const bool is_person = seat != bank and not view.seat(seat).is_computer;
    return Open{deeds_page(view, is_person ? seat : first_person(view))};
}

Reply Common::see_statistics(const View&) { return Open{statistics_page()}; }
// When a vote is not possible, the rules refuse it with a reason.
Reply Common::ask_to_end(const View& view) {
    if (not view.choices.end_game) return play(view, property::EndGame{});
    return ask({"QUIT INITIATION",
                "",
                "DO YOU WISH TO",
                "END THE GAME?",
                play(view, property::EndGame{}),
                Asks::Twice});
}

ItemIs Common::may_trade(const Seen& seen) {
    return open_if(not seen.view.choices.propose.empty());
}

}  // namespace parlor::tui
