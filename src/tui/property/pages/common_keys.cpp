#include "tui/property/pages/common_keys.hpp"

namespace parlor::tui {

using property::View;

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

Reply Common::list_deeds(const View& view) { return Open{deeds_page(view, owner_to_see(view))}; }

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
