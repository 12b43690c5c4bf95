// The proposer's pages of a trade: its start, and the choice of the other player. An unfinished
// trade stays under other pages, until it is cancelled or the decision changes.
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/desk/heads.hpp"
#include "tui/desk/player_keys.hpp"
#include "tui/property/pages/common_keys.hpp"
#include "tui/property/pages/pages.hpp"
#include "tui/property/trade/remainder.hpp"
#include "tui/property/trade/trade.hpp"

namespace parlor::tui {
namespace {

using property::View;

bool is_made(const Deal& deal) { return not(deal.give.nothing() and deal.want.nothing()); }

ItemIs if_known(const Seen&, const Deal& deal) { return open_if(deal.with != bank); }

ItemIs if_made(const Seen&, const Deal& deal) {
    return open_if(deal.with != bank and is_made(deal));
}

Reply choose_partner(const View&, Deal& deal) { return Open{partner_page(deal)}; }

Reply choose_wanted(const View& view, Deal& deal) {
    if (deal.with == bank) return Say{"First choose the player"};
    return Open{goods_page(view, deal, Side::Want)};
}

Reply choose_offered(const View& view, Deal& deal) {
    return Open{goods_page(view, deal, Side::Give)};
}

// The notice about a player's invalid remainder of money or wealth, if any.
std::optional<Notice> objection(const View& view, const Deal& deal) {
    const Remainder mine = left_after(view, view.decision.seat, deal.give, deal.want, deal.repay);
    const Remainder theirs = left_after(view, deal.with, deal.want, deal.give, {});
    if (mine.valid() and theirs.valid()) return std::nullopt;
    const Remainder& wrong = mine.valid() ? theirs : mine;
    return Notice{.title = "INVALID TRADE!",
                  .sub = "CANNOT INITIATE",
                  .lines = {std::string{mine.valid() ? "THEIR" : "YOUR"} + " REMAINING " +
                                (wrong.money < 0_cash ? "MONEY" : "WEALTH"),
                            "IS INVALID."}};
}

Reply propose(const View& view, Deal& deal) {
    if (deal.with == bank) return Say{"First choose the player"};
    if (not is_made(deal)) return Say{"First choose what to give or get"};
    if (auto invalid = objection(view, deal)) return Tell{std::move(*invalid)};
    return ask({"CONFIRM TRADE",
                "",
                "PROPOSE IT TO",
                shortened(upper(view.seat(deal.with).name), 15) + "?",
                play(view, property::Propose{deal.with, deal.give, deal.want, deal.repay})});
}

constexpr Entry<Deal> start_entries[]{
    {{'p', 1, 10, "PLAYER", "with whom"}, choose_partner},
    {{'w', 1, 12, "WANTED", "what you want"}, choose_wanted, if_known},
    {{'o', 1, 14, "OFFERING", "what you give"}, choose_offered},
    {{'c', 1, 16, "CONFIRM", "propose it"}, propose, if_made},
    {{'x', 1, 18, "CANCEL", "back to your turn"}, close},
    Common::manage(2, 10),
    Common::overview(2, 12),
    Common::deeds(2, 13),
    Common::statistics(2, 14),
};

Menu start_window(const Seen& seen, const Deal& deal) {
    const std::string& me = seen.view.seat(seen.view.decision.seat).name;
    Menu menu{.header = "TRADE INITIATION",
              .sub = desk::named_sub(me, " OFFERS"),
              .has_quadrants = false};
    if (deal.with != bank)
        menu.words = {{9, "WITH " + shortened(upper(seen.view.seat(deal.with).name), 11)}};
    return menu;
}

constexpr PageKind<Deal> start{start_window, start_entries};

struct Partner {
    Deal& deal;
};

ItemIs if_partner(const Seen& seen, const Partner&, int number) {
    const View& view = seen.view;
    const Seat seat = Seat(number);
    const bool is_there = static_cast<std::size_t>(number) <= view.seats.size();
    if (not is_there or seat == view.decision.seat or view.seat(seat).out) return ItemIs::Absent;
    return open_if(view.choices.propose.contains(seat));
}

// The offered goods stay when the other player changes.
Reply pick(const View& view, Partner& partner, int number) {
    Deal& deal = partner.deal;
    const Seat seat = Seat(number);
    if (not view.choices.propose.contains(seat)) return Say{"You can't trade with this player"};
    if (seat != deal.with) deal = {.with = seat, .give = deal.give};
    return Close{};
}

constexpr Entry<Partner> player(int seat) {
    return {player_key(seat, "trade with them"), pick, if_partner, seat, name_of_seat};
}

constexpr auto partner_entries =
    with_players<Entry<Partner>>(player,
                                 {
                                     {{'x', 1, 22, "BACK", "go back"}, close},
                                 });

Menu partner_window(const Seen&, const Partner&) {
    return {.header = "SELECT PLAYER", .has_quadrants = false};
}

constexpr PageKind<Partner> partners{
    partner_window, partner_entries, nullptr, nullptr, arrange_players};

}  // namespace

PagePtr trade_page(Seat with) { return page_of(start, Deal{.with = with}); }

PagePtr trade_page(const property::Offer& offer) {
    return page_of(start, Deal{offer.to, offer.give, offer.want, offer.repay});
}

PagePtr partner_page(Deal& deal) { return page_of(partners, Partner{deal}); }

}  // namespace parlor::tui
