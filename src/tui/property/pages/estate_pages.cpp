// The pages after an elimination, for its victor: which of the loser's mortgaged deeds to take, and
// which of them to repay at once; the victor leaves the rest.
//
// Source: C-10.2, M-2.3; docs/layout.md, 6, PLAYER ELIMINATED.
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/desk/heads.hpp"
#include "tui/property/pages/common_keys.hpp"
#include "tui/property/pages/pages.hpp"
#include "tui/property/trade/selector.hpp"

namespace parlor::tui {
namespace {

using property::View;

// Of the loser's deeds.
struct Claim {
    board::Squares taken, repay;
};

struct Estate {
    Claim& claim;  // of the page below
    Selector selector;
};

board::Squares taken(const View& view, const Claim& claim) {
    return claim.taken & view.claims->unsettled;
}

Remainder left_to_victor(const View& view, const Claim& claim) {
    return left_after(view, view.claims->victor, {}, {.deeds = taken(view, claim)}, claim.repay);
}

Reply tell_loser(const View& view) { return Tell{statistics_of(view, view.claims->loser)}; }

PagePtr estate_page(Claim& claim, Square cursor);

Reply see_estate(const View& view, Claim& claim) {
    return Open{estate_page(claim, view.claims->unsettled.first())};
}

// Claims the deeds one by one, then leaves the rest.
PlayAll settle(const View& view, const Claim& claim) {
    PlayAll all_moves;
    const auto add = [&](const property::Action& action) {
        all_moves.moves.push_back(play(view, action).move);
    };
    const board::Squares all = taken(view, claim);
    for (const Square deed : all) add(property::Claim{deed, claim.repay.contains(deed)});
    if (not(view.claims->unsettled - all).empty()) add(property::LeaveAll{});
    return all_moves;
}

Reply confirm(const View& view, Claim& claim) {
    if (not left_to_victor(view, claim).valid())
        return Tell{
            {.title = "ERROR!",
             .sub = "CANNOT CONFIRM",
             .lines = {"YOUR REMAINING MONEY", "IS INVALID. REVIEW", "ELIMINATION OFFER."}}};
    if (not taken(view, claim).empty()) return settle(view, claim);
    const bool are_auctioned = view.rules.auctions == property::Auctions::Held;
    return ask({"PLAYER ELIMINATED",
                "",
                are_auctioned ? "AUCTION ALL OF" : "LEAVE ALL OF",
                "THE DEEDS?",
                settle(view, claim)});
}

constexpr Entry<Claim> claim_entries[]{
    {{'p', 1, 10, "PLAYER", "who is out"}, tell_loser},
    {{'o', 1, 14, "OFFERING", "deeds to take"}, see_estate},
    {{'c', 1, 16, "CONFIRM", "agree to this"}, confirm},
    Common::manage(2, 10, "sell, mortgage"),
    Common::overview(2, 12),
    Common::deeds(2, 13),
    Common::statistics(2, 14),
    Common::take_back(2, 16),
    Common::quit(2, 18),
};

Menu claim_window(const Seen& seen, const Claim&) {
    const std::string& loser = seen.view.seat(seen.view.claims->loser).name;
    return {.header = "PLAYER ELIMINATED",
            .sub = desk::who_decides(seen.view),
            .words = {{9, shortened(upper(loser), 9) + " IS OUT"}},
            .has_quadrants = false};
}

constexpr PageKind<Claim> claiming{claim_window, claim_entries};

Stops stops_of(const View& view, const Estate& /*page*/) { return {view.claims->unsettled}; }

bool is_offered(const View& view, const Estate& page) {
    return page.selector.card == 0 and view.claims->unsettled.contains(page.selector.square);
}

ItemIs if_offered(const Seen& seen, const Estate& page) {
    return open_if(is_offered(seen.view, page));
}

Say not_on_offer() { return {"This deed is not on offer"}; }

Reply take(const View& view, Estate& page) {
    if (not is_offered(view, page)) return not_on_offer();
    const Square deed = page.selector.square;
    const Sound sound = toggle_chosen(page.claim.taken, deed);
    if (not page.claim.taken.contains(deed)) page.claim.repay.erase(deed);
    return sound;
}

// Repaying a deed also takes it.
Reply repay(const View& view, Estate& page) {
    if (not is_offered(view, page)) return not_on_offer();
    page.claim.taken.insert(page.selector.square);
    return toggle_repaid(page.claim.repay, page.selector.square);
}

Reply dismiss(const View&, Estate& page) {
    page.claim = {};
    return Close{};
}

constexpr Entry<Estate> estate_entries[]{
    {select::forward, move_selector<Estate, next_stop>},
    {select::back, move_selector<Estate, stop_before>},
    {select::select, take, if_offered},
    {select::repay, repay, if_offered},
    {select::accept, close},
    {select::dismiss, dismiss},
};

Menu estate_window(const Seen&, const Estate&) {
    return {.header = "ELIMINATION",
            .other_keys = {next_group_help, first_deed_help, last_deed_help},
            .has_squares = true,
            .has_quadrants = false};
}

void draw_estate(
    Canvas& canvas, const Seen& seen, const Estate& page, const Menu& menu, MenuCursor place) {
    const View& view = seen.view;
    draw_selector(canvas,
                  view,
                  {.at = page.selector,
                   .title = "DEEDS OF " + shortened(upper(view.seat(view.claims->loser).name), 10),
                   .me = view.claims->victor,
                   .other = view.claims->loser,
                   .board = {.owners = {view.claims->victor, view.claims->loser},
                             .chosen = taken(view, page.claim),
                             .repaid = page.claim.repay},
                   .cards_of = view.claims->loser,
                   .cards = 0,
                   .money = std::nullopt,
                   .left = left_to_victor(view, page.claim)},
                  menu,
                  place);
}

constexpr PageKind<Estate> estate{
    estate_window, estate_entries, draw_estate, walk_selector<Estate>};

PagePtr estate_page(Claim& claim, Square cursor) {
    return page_of(estate, Estate{claim, {cursor}});
}

}  // namespace

PagePtr claim_page() { return page_of(claiming); }

}  // namespace parlor::tui
