// The other player's answer to a trade, and the panels with its two sides.
//
// Source:  docs/layout.md, 6; docs/playing.md, "Keys" (Y).
// Choices: Y asks why a computer made the offer, because W is WANTED on this page; the C64 has no
//          letter for it, as its computers gave no reasons.
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/desk/heads.hpp"
#include "tui/property/pages/common_keys.hpp"
#include "tui/property/pages/pages.hpp"
#include "tui/property/story_notices.hpp"
#include "tui/property/trade/selector.hpp"
#include "tui/property/trade/trade.hpp"

namespace parlor::tui {
namespace {

using property::View;

Remainder left_to_me(const View& view, board::Squares repay) {
    const property::Offer& offer = *view.offer;
    return left_after(view, offer.to, offer.want, offer.give, repay);
}

Reply tell_proposer(const View& view) {
    std::vector<Notice> notices = offer_notices(view, *view.offer);
    Notice first = std::move(notices.front());
    notices.erase(notices.begin());
    return Tell{std::move(first), std::move(notices)};
}

Open look_at(const View& view, Approval& page, Side side) {
    return {offer_page(view, page.repay, side)};
}

Reply see_wanted(const View& view, Approval& page) { return look_at(view, page, Side::Want); }
Reply see_offered(const View& view, Approval& page) { return look_at(view, page, Side::Give); }

Notice invalid(std::string_view what) {
    return {.title = "INVALID TRADE!",
            .sub = "CANNOT APPROVE",
            .lines = {"YOUR REMAINING " + std::string{what}, "IS INVALID."}};
}

Reply accept(const View& view, Approval& page) {
    const Remainder left = left_to_me(view, page.repay);
    if (not left.valid()) return Tell{invalid(left.money < 0_cash ? "MONEY" : "WEALTH")};
    return ask({"CONFIRM TRADE",
                "",
                "ACCEPT IT FROM",
                shortened(upper(view.seat(view.offer->from).name), 15) + "?",
                play(view, property::Accept{page.repay})});
}

// The changed offer goes back to whoever made the first (C-8.5).
Reply change(const View& view) {
    const property::Offer& offer = *view.offer;
    if (not view.choices.propose.contains(offer.from)) return Say{"Accept or decline it"};
    return Open{
        trade_page({.from = offer.to, .to = offer.from, .give = offer.want, .want = offer.give})};
}
ItemIs if_changeable(const Seen& seen) {
    return open_if(seen.view.choices.propose.contains(seen.view.offer->from));
}

ItemIs if_offer_is_explained(const Seen& seen) {
    return there_if(seen.can_explain and seen.view.seat(seen.view.offer->from).is_computer);
}

constexpr Entry<Approval> answers[]{
    {{'p', 1, 10, "PLAYER", "who proposes it"}, tell_proposer},
    {{'w', 1, 12, "WANTED", "what you'd give"}, see_wanted},
    {{'o', 1, 14, "OFFERING", "what you'd get"}, see_offered},
    {{'c', 1, 16, "CONFIRM", "accept the trade"}, accept, may<&property::Choices::accept>},
    {{'n', 1, 17, "NEW OFFER", "change the offer"}, change, if_changeable},
    {{'x', 1, 18, "DECLINE", "decline the trade"}, plays<property::Decline>},
    {{'y', 1, 19, "WHY", "why this offer"}, wishes<Why>, if_offer_is_explained},
    Common::manage(2, 10, "sell, mortgage"),
    Common::overview(2, 12),
    Common::deeds(2, 13),
    Common::statistics(2, 14),
    Common::take_back(2, 16),
    Common::quit(2, 18),
};

// The header also names to whom, where there is room.
Menu answer_window(const Seen& seen, const Approval&) {
    const View& view = seen.view;
    const std::string offers = name_of(view, view.offer->from) + " OFFERS";
    const std::string header = offers + " " + name_of(view, view.offer->to);
    return {.header = width(header) <= desk::width_of_header
                          ? header
                          : desk::named_header(view.seat(view.offer->from).name, " OFFERS"),
            .sub = desk::named_sub(view.seat(view.offer->to).name, " ANSWERS"),
            .has_quadrants = false};
}

constexpr PageKind<Approval> approval{answer_window, answers};

struct OfferedSide {
    board::Squares& repay;
    Side side;
    Selector selector;

    [[nodiscard]] bool is_wanted() const { return side == Side::Want; }
};

// The deeds on this side of the offer.
Stops stops_of(const View& view, const OfferedSide& page) {
    const property::Goods& goods = page.is_wanted() ? view.offer->want : view.offer->give;
    return {goods.deeds};
}

bool can_repay(const View& view, const OfferedSide& page) {
    return page.selector.card == 0 and
           mortgaged_of(view, view.offer->give.deeds).contains(page.selector.square);
}

ItemIs if_repayable(const Seen& seen, const OfferedSide& page) {
    return page.is_wanted() ? ItemIs::Absent : open_if(can_repay(seen.view, page));
}

Reply mark_repaid(const View& view, OfferedSide& page) {
    if (not can_repay(view, page)) return Say{"There is nothing to repay"};
    return toggle_repaid(page.repay, page.selector.square);
}

Reply dismiss(const View&, OfferedSide& page) {
    if (not page.is_wanted()) page.repay = {};
    return Close{};
}

constexpr Entry<OfferedSide> side_entries[]{
    {select::forward, move_selector<OfferedSide, next_stop>},
    {select::back, move_selector<OfferedSide, stop_before>},
    {select::repay, mark_repaid, if_repayable},
    {select::accept, close},
    {select::dismiss, dismiss},
};

Menu side_window(const Seen&, const OfferedSide& page) {
    return {.header = page.is_wanted() ? "WANTED" : "OFFERING",
            .other_keys = {next_group_help, first_deed_help, last_deed_help},
            .has_squares = true,
            .has_quadrants = false};
}

void draw_side(
    Canvas& canvas, const Seen& seen, const OfferedSide& page, const Menu& menu, MenuCursor place) {
    const View& view = seen.view;
    const property::Offer& offer = *view.offer;
    const property::Goods& goods = page.is_wanted() ? offer.want : offer.give;
    draw_selector(canvas,
                  view,
                  {.at = page.selector,
                   .title = shortened(upper(view.seat(offer.from).name), 12) +
                            (page.is_wanted() ? " WANTS" : " OFFERS"),
                   .me = offer.to,
                   .other = offer.from,
                   .board = {.owners = {offer.from, offer.to},
                             .chosen = goods.deeds,
                             .repaid = page.is_wanted() ? offer.repay : page.repay},
                   .cards_of = page.is_wanted() ? offer.to : offer.from,
                   .cards = goods.free_cards,
                   .money = goods.money,
                   .left = left_to_me(view, page.repay)},
                  menu,
                  place);
}

constexpr PageKind<OfferedSide> offered_side{
    side_window, side_entries, draw_side, walk_selector<OfferedSide>};

}  // namespace

PagePtr approval_page() { return page_of(approval); }

PagePtr offer_page(const View& view, board::Squares& repay, Side side) {
    OfferedSide page{repay, side, {}};
    page.selector = first_stop(stops_of(view, page), board::go);
    return page_of(offered_side, page);
}

}  // namespace parlor::tui
