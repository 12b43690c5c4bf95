#include "base/dollars.hpp"
#include "canvas/letters.hpp"
#include "rules/board/street.hpp"
#include "tui/board/square_name.hpp"
#include "tui/desk/pages/building_page.hpp"
#include "tui/property/deed_walk.hpp"
#include "tui/property/pages/common_keys.hpp"
#include "tui/property/pages/pages.hpp"

namespace parlor::tui {
namespace {

using board::Group;
using property::View;

bool may_build_group(const View& view, Square square) {
    const board::Spot& spot = view.board().at(square);
    return board::is_deed(spot.kind) and view.choices.build_groups.contains(spot.group);
}

Reply move_cursor(const View& view, Managing& page, int by) {
    const int size = view.board().size;
    page.cursor = Square((number(page.cursor) + by + size) % size);
    return Follow{};
}

ItemIs if_mortgage(const Seen& seen, const Managing& page) {
    const property::Choices& may = seen.view.choices;
    return open_if(may.mortgage.contains(page.cursor) or may.repay.contains(page.cursor));
}

// The streets whose houses would be sold if this street were mortgaged: this street if it has any,
// and each other street of its group that has more than one (M-2.7).
std::vector<Square> sold_by_mortgaging(const View& view, Square mortgaged) {
    std::vector<Square> sold;
    if (not board::is_deed(view.board().at(mortgaged).kind)) return sold;
    for (const Square square : view.board().groups[view.board().at(mortgaged).group])
        if (view.squares[square].houses > (square == mortgaged ? 0 : 1)) sold.push_back(square);
    return sold;
}

// The question names the streets whose houses are sold first (M-2.7).
Reply mortgage(const View& view, Square square) {
    const std::vector<Square> sold = sold_by_mortgaging(view, square);
    if (sold.empty() or not view.choices.mortgage.contains(square))
        return play(view, property::Mortgage{square});
    Asked asked{"UN/MORTGAGE",
                "CONFIRM SELLING",
                "SELL HOUSES ON",
                "THESE FIRST?",
                play(view, property::Mortgage{square})};
    for (const Square street : sold) asked.below.push_back(square_name(view.board(), street, 16));
    return ask(std::move(asked));
}

Reply mortgage_or_repay(const View& view, Managing& page) {
    if (view.squares[page.cursor].mortgaged) return play(view, property::Repay{page.cursor});
    return mortgage(view, page.cursor);
}

ItemIs if_group(const Seen& seen, const Managing& page) {
    return open_if(may_build_group(seen.view, page.cursor));
}

// The question shows the cost of building on the group, and the streets that get a house.
Open ask_to_build(const View& view, Group group) {
    const property::GroupBuilding& building = view.group_building[group];
    Asked asked{"CONSTRUCT IMPRV",
                "CONFIRM GROUP",
                "BUILD ON THESE",
                "FOR " + dollars(building.cost) + "?",
                play(view, property::BuildGroup{group})};
    for (const Square street : building.streets)
        asked.below.push_back(square_name(view.board(), street, 16));
    return ask(std::move(asked));
}

// If it is not possible, the rules refuse it with a reason.
Reply build_group(const View& view, Managing& page) {
    const board::Spot& spot = view.board().at(page.cursor);
    if (spot.kind != board::Kind::Street) return play(view, property::Build{page.cursor});
    if (not may_build_group(view, page.cursor)) return play(view, property::BuildGroup{spot.group});
    return ask_to_build(view, spot.group);
}

ItemIs if_build(const Seen& seen, const Managing& page) {
    return open_if(seen.view.choices.build.contains(page.cursor) or
                   may_build_group(seen.view, page.cursor));
}

// On the street with the most houses of an uneven group, BUILD raises the other streets.
Reply build(const View& view, Managing& page) {
    if (not view.choices.build.contains(page.cursor) and may_build_group(view, page.cursor))
        return build_group(view, page);
    return play(view, property::Build{page.cursor});
}

ItemIs if_sell(const Seen& seen, const Managing& page) {
    return open_if(seen.view.choices.sell.contains(page.cursor));
}

Reply sell(const View& view, Managing& page) { return play(view, property::Sell{page.cursor}); }

Reply inform(const View& view, Managing& page) { return Tell{info_card(view, page.cursor)}; }

Reply list_deeds(const View& view, Managing& page) {
    return Open{deeds_page(view, view.decision.seat, {&page.cursor, view.board().deeds})};
}

desk::Works works(const View& view, const std::vector<Square>& steps) {
    desk::Works works;
    auto houses = view.squares;
    for (const Square street : steps) {
        const board::Spot& spot = view.board().at(street);
        const int step = ++houses[street].houses;
        works.cost += step == board::hotel ? spot.hotel_cost : spot.house_cost;
        works.moves.push_back(play(view, property::Build{street}).move);
    }
    return works;
}

// Streets are built on evenly, so the others of the group get all houses but one.
Reply build_up(const View& view, Square street, int houses) {
    if (not view.choices.build.contains(street) and not may_build_group(view, street))
        return play(view, property::Build{street});  // refused with the reason
    if (auto why = desk::no_fewer_than(
            view.squares[street].houses, houses, "S sells houses, one at a time"))
        return std::move(*why);
    return desk::ask_to_build_up(
        {.street = square_name(view.board(), street, 17),
         .houses = houses,
         .money = view.seat(view.decision.seat).money,
         .here = works(view, desk::steps_up_to(view, street, houses, houses - 1)),
         .on_group = works(view, desk::steps_up_to(view, street, houses, houses))});
}

// Digits, Tab, Home and End.
std::optional<Reply> press(const View& view, Managing& page, Key key) {
    if (const auto houses = desk::houses_typed(key)) return build_up(view, page.cursor, *houses);
    const auto deed = walked(view.board(), deeds_of(view, view.decision.seat), page.cursor, key);
    if (not deed) return std::nullopt;
    page.cursor = *deed;
    return Follow{};
}

constexpr Entry<Managing> entries[]{
    {{'f', 1, 10, "MOVE FWRD", "the next square"}, move_cursor, always, 1},
    {{'b', 1, 12, "MOVE BACK", "previous square"}, move_cursor, always, -1},
    {{'m', 1, 14, "UN/MORTGAGE", "mortgage or repay"}, mortgage_or_repay, if_mortgage},
    {{'c', 1, 16, "CONSTRUCT", "build one here"}, build, if_build},
    {{'g', 1, 17, "GROUP", "build on them all"}, build_group, if_group},
    {{'s', 1, 18, "SELL", "sell one here"}, sell, if_sell},
    Common::take_back_here(19),
    {{'i', 1, 20, "INFO", "price and rents"}, inform},
    {{'=', 1, 21, "DEEDS", "who owns what"}, list_deeds},
    {{'d', 1, 22, "DONE", "back to your turn"}, close},
};

Menu window(const Seen& seen, const Managing& page) {
    return {.header = "MANAGE OPTIONS",
            .sub = square_name(seen.view.board(), page.cursor, 17),
            .other_keys = {desk::houses_help, next_group_help, first_deed_help, last_deed_help},
            .has_squares = true,
            .has_quadrants = false};
}

std::optional<Square> cursor_of(const View&, const Managing& page) { return page.cursor; }

constexpr PageKind<Managing> managing{
    .window = window, .entries = entries, .press = press, .selected = cursor_of};

}  // namespace

PagePtr manage_page(Square cursor) { return page_of(managing, Managing{cursor}); }

}  // namespace parlor::tui
