// The list of a player's properties. Left and Right change the player, as pages; Up and Down move
// the cursor over the rows.
//
// Source: U-5.9, U-9.1.
#include <algorithm>

#include "base/dollars.hpp"
#include "canvas/letters.hpp"
#include "tui/board/deeds_list.hpp"
#include "tui/board/square_walk.hpp"
#include "tui/desk/key_help.hpp"
#include "tui/moneyloopy/deal/deal_draft.hpp"
#include "tui/moneyloopy/pages/pages.hpp"
#include "tui/moneyloopy/shown_board.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

struct Properties {
    Seat of{};
    int row = 0;  // of the selected property
};

std::vector<Square> listed(const View& view, const Properties& page) {
    return by_group(view.board(), properties_of(view, page.of));
}

std::optional<Square> selected(const View& view, const Properties& page) {
    const std::vector<Square> all = listed(view, page);
    const auto row = static_cast<std::size_t>(page.row);
    return row < all.size() ? std::optional{all[row]} : std::nullopt;
}

ItemIs if_selected(const Seen& seen, const Properties& page) {
    return open_if(selected(seen.view, page).has_value());
}

Reply inform(const View& view, Properties& page) {
    const auto property = selected(view, page);
    if (not property) return Say{"There is no deed here"};
    return Tell{info_card(view, *property)};
}

// Tab selects the next group.
std::optional<int> row_of_next_group(const View& view, const Properties& page, Key key) {
    const auto from = selected(view, page);
    if (key != Key::Tab or not from) return std::nullopt;
    const std::vector<Square> all = listed(view, page);
    const auto next = walked(view.board(), properties_of(view, page.of), *from, key);
    return static_cast<int>(std::ranges::find(all, *next) - all.begin());
}

std::optional<Reply> press(const View& view, Properties& page, Key key) {
    if (key == Key::Enter) return inform(view, page);
    if (const auto seat = seat_after(page.of, static_cast<int>(view.seats.size()), key)) {
        page = {*seat};
        return Stay{};
    }
    auto row = row_after(page.row, view.seat(page.of).deeds, key);
    if (not row) row = row_of_next_group(view, page, key);
    if (not row) return std::nullopt;
    page.row = *row;
    return Stay{};
}

constexpr Entry<Properties> entries[]{
    {{'i', 1, DeedsList::keys_row, "INFO", "price and rents", 3}, inform, if_selected},
    {{'d', 1, DeedsList::keys_row, "DONE", "go back", 12}, close},
};

Menu window(const Seen&, const Properties&) {
    return {.header = "DEEDS",
            .other_keys = {KeyHelp{"LEFT RIGHT", "PLAYER"},
                           KeyHelp{"DIGITS", "A PLAYER"},
                           KeyHelp{"PGUP PGDN", "A PAGE"},
                           desk::next_group_help,
                           desk::first_deed_help,
                           desk::last_deed_help}};
}

std::string words_about(const moneyloopy::SeatView& seat) {
    if (seat.out) return "ELIMINATED";
    const std::string money = seat.money ? dollars(*seat.money) : "????";
    return "MONEY " + money + "  EQUITY $" + std::to_string(seat.equity.amount) + "  CARDS " +
           std::to_string(seat.safe_cards);
}

void draw(Canvas& canvas, const Seen& seen, const Properties& page, const Menu& menu, MenuCursor) {
    const View& view = seen.view;
    DeedsList list{.of = page.of, .about = words_about(view.seat(page.of)), .row = page.row};
    for (const Square property : listed(view, page)) {
        const moneyloopy::SquareView& state = view.squares[property];
        list.deeds.push_back(
            {property, houses_in_words(state.houses), "$" + right(state.rent.amount, 4)});
    }
    draw_deeds_list(canvas, shown_board(view), list, menu);
}

constexpr PageKind<Properties> properties{window, entries, draw, press};

}  // namespace

PagePtr properties_page(const View&, Seat of) { return page_of(properties, Properties{of}); }

}  // namespace parlor::tui::moneyloopy_table
