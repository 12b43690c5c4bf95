// The page for building houses and walking over the board.
//
// Source: L-3.4, U-5.9.
#include "canvas/letters.hpp"
#include "rules/board/street.hpp"
#include "tui/board/square_name.hpp"
#include "tui/board/square_walk.hpp"
#include "tui/desk/key_help.hpp"
#include "tui/desk/pages/building_page.hpp"
#include "tui/moneyloopy/deal/deal_draft.hpp"
#include "tui/moneyloopy/pages/common_keys.hpp"
#include "tui/moneyloopy/pages/pages.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

struct Managing {
    Square cursor{};
};

Reply move_cursor(const View& view, Managing& page, int by) {
    const int size = view.board().size;
    page.cursor = Square((number(page.cursor) + by + size) % size);
    return Follow{};
}

ItemIs if_build(const Seen& seen, const Managing& page) {
    return open_if(seen.view.choices.build.contains(page.cursor));
}

// The rules refuse an impossible move, with the reason.
Reply build(const View& view, Managing& page) { return play(view, moneyloopy::Build{page.cursor}); }

bool is_property(const View& view, Square square) {
    return view.edition->properties.contains(square);
}

ItemIs if_group(const Seen& seen, const Managing& page) {
    const View& view = seen.view;
    return open_if(is_property(view, page.cursor) and
                   view.choices.build_groups.contains(view.board().at(page.cursor).group));
}

board::Squares raised(const View& view, board::Group group) {
    board::Squares streets;
    for (const Square street : view.board().groups[group])
        if (view.squares[street].houses < board::hotel) streets.insert(street);
    return streets;
}

// The question shows the cost of building on the group, and the streets that get a house.
Reply build_group(const View& view, Managing& page) {
    if (not is_property(view, page.cursor)) return play(view, moneyloopy::Build{page.cursor});
    const board::Group group = view.board().at(page.cursor).group;
    if (not view.choices.build_groups.contains(group))
        return play(view, moneyloopy::BuildGroup{group});
    const board::Squares streets = raised(view, group);
    const Money cost{streets.count() * moneyloopy::house_price.amount};
    Asked asked{"CONSTRUCT IMPRV",
                "CONFIRM GROUP",
                "BUILD ON THESE",
                "FOR $" + std::to_string(cost.amount) + "?",
                play(view, moneyloopy::BuildGroup{group})};
    for (const Square street : streets)
        asked.below.push_back(square_name(view.board(), street, 16));
    return ask(std::move(asked));
}

Reply inform(const View& view, Managing& page) { return Tell{info_card(view, page.cursor)}; }

Reply list_properties(const View& view, Managing&) { return Common::list_properties(view); }

desk::Works works(const View& view, const std::vector<Square>& steps) {
    desk::Works works;
    for (const Square street : steps) {
        works.cost += moneyloopy::house_price;
        works.moves.push_back(play(view, moneyloopy::Build{street}).move);
    }
    return works;
}

// A dollar is kept.
Reply build_up(const View& view, Square street, int houses) {
    if (not view.choices.build.contains(street)) return play(view, moneyloopy::Build{street});
    if (auto why = desk::no_fewer_than(
            view.squares[street].houses, houses, "Houses stay, and are never sold"))
        return std::move(*why);
    return desk::ask_to_build_up(
        {.street = square_name(view.board(), street, 17),
         .houses = houses,
         .money = view.seat(view.decision.seat).money.value_or(0_cash) - 1_cash,
         .here = works(view, desk::steps_up_to(view, street, houses, 0)),
         .on_group = works(view, desk::steps_up_to(view, street, houses, houses))});
}

// Digits, Tab, Home and End.
std::optional<Reply> press(const View& view, Managing& page, Key key) {
    if (const auto houses = desk::houses_typed(key)) return build_up(view, page.cursor, *houses);
    const auto own =
        walked(view.board(), properties_of(view, view.decision.seat), page.cursor, key);
    if (not own) return std::nullopt;
    page.cursor = *own;
    return Follow{};
}

constexpr Entry<Managing> entries[]{
    {{'f', 1, 10, "MOVE FWRD", "the next square"}, move_cursor, always, 1},
    {{'b', 1, 12, "MOVE BACK", "previous square"}, move_cursor, always, -1},
    {{'c', 1, 14, "CONSTRUCT", "build one here"}, build, if_build},
    {{'g', 1, 16, "GROUP", "build on them all"}, build_group, if_group},
    {{'i', 1, 18, "INFO", "about this square"}, inform},
    {{'=', 1, 20, "DEEDS", "who owns what"}, list_properties},
    Common::take_back_here(21),
    {{'d', 1, 22, "DONE", "back to your turn"}, close},
};

Menu window(const Seen& seen, const Managing& page) {
    return {.header = "MANAGE OPTIONS",
            .sub = square_name(seen.view.board(), page.cursor, 17),
            .other_keys = {desk::houses_help,
                           desk::next_group_help,
                           desk::first_deed_help,
                           desk::last_deed_help},
            .has_squares = true,
            .has_quadrants = false};
}

std::optional<Square> cursor_of(const View&, const Managing& page) { return page.cursor; }

constexpr PageKind<Managing> managing{
    .window = window, .entries = entries, .press = press, .selected = cursor_of};

}  // namespace

PagePtr manage_page(Square cursor) { return page_of(managing, Managing{cursor}); }

}  // namespace parlor::tui::moneyloopy_table
