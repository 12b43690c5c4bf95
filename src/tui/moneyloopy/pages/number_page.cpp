// A number for a term: dollars, percent or safe cards.
//
// Source: U-9.3; docs/layout.md, 6, DEED AUCTION, for the keys.
#include <algorithm>
#include <utility>

#include "canvas/letters.hpp"
#include "rules/board/purse.hpp"
#include "tui/desk/amount_keys.hpp"
#include "tui/menu_picture.hpp"
#include "tui/moneyloopy/deal/deal_draft.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

// The quantity that the number counts.
struct Measure {
    std::string_view title;
    std::string_view before, after;  // the number
    int least, most;
};

struct Counting {
    Making making;
    Measure measure;
    Typing typing = Typing::Begins;

    [[nodiscard]] int& amount() { return making.parts.amount; }
    [[nodiscard]] bool is_valid() const { return making.parts.amount >= measure.least; }
};

Reply set_amount(Counting& page, int wanted) {
    page.amount() = std::clamp(wanted, 0, page.measure.most);
    if (wanted < 0) return Say{"The lowest is 0"};
    if (wanted > page.measure.most)
        return Say{"At most " + std::to_string(page.measure.most) + " here"};
    return Stay{};
}

Reply change(const View&, Counting& page, int by) { return set_amount(page, page.amount() + by); }

ItemIs if_valid(const Seen&, const Counting& page) { return open_if(page.is_valid()); }

Reply accept(const View& view, Counting& page) {
    if (not page.is_valid()) return Say{"Type a number first"};
    return go_on(view, std::move(page.making));
}

// Digits type the number, until any other key is pressed.
std::optional<Reply> press(const View&, Counting& page, Key key) {
    const auto number = typed(Money{page.amount()}, page.typing, key);
    page.typing = number ? Typing::GoesOn : Typing::Begins;
    if (not number) return std::nullopt;
    return set_amount(page, number->amount);
}

constexpr Box frame{5, 6, 15, 33};
constexpr int left = 7, amount_row = 8, buttons_row = 10, keys_row = 13;
constexpr At first_button{buttons_row, 23};

constexpr Entry<Counting> changes(int by) {
    return {amount_key(by, first_button), change, always, by};
}

constexpr Entry<Counting> entries[]{
    {{'a', 1, keys_row, "ACCEPT", "this number", 9}, accept, if_valid},
    changes(100),
    changes(10),
    changes(1),
    changes(-100),
    changes(-10),
    changes(-1),
    {{'x', 1, keys_row, "-BACK", "to the deal", 24}, close},
};

Menu window(const Seen&, const Counting&) {
    return {.header = "A NUMBER", .other_keys = {digits_help}, .has_quadrants = false};
}

void draw(Canvas& canvas, const Seen&, const Counting& page, const Menu& menu, MenuCursor place) {
    checkered_panel(canvas, frame);
    bar(canvas, {frame.top + 1, left}, 26, page.measure.title, on_white);
    const std::string number = std::string{page.measure.before} +
                               std::to_string(page.making.parts.amount) +
                               std::string{page.measure.after};
    canvas.write({amount_row, left + 2}, number, {Ink::White, Ink::Black});
    canvas.write({buttons_row, left + 2}, "TYPE IT, OR  +", on_black);
    canvas.put({buttons_row + 1, first_button.col - 1}, U'-', on_black);
    draw_buttons(canvas, menu, place);
    if (not place.hot) canvas.point_at({amount_row, left + 2 + width(number)});
}

constexpr PageKind<Counting> counting{window, entries, draw, press};

PagePtr ask(Making making, Measure measure, int first) {
    making.parts.amount = std::clamp(first, 0, measure.most);
    return page_of(counting, Counting{std::move(making), measure});
}

constexpr Measure dollars{" HOW MUCH MONEY?", "$", "", 1, board::most_money.amount};

}  // namespace

PagePtr ask_sum(const View&, Making making) { return ask(std::move(making), dollars, 0); }

PagePtr ask_sum_owed(const View& view, Making making) {
    return ask(std::move(making), dollars, view.demanded ? view.demanded->sum.amount : 0);
}

PagePtr ask_percent(const View&, Making making) {
    constexpr Measure percent{" HOW MUCH OF THE RENT?", "", "%", 0, moneyloopy::most_percent};
    return ask(std::move(making), percent, 0);
}

PagePtr ask_cards_held(const View& view, Making making) {
    const int held = view.seat(bound(view, making.draft)).safe_cards;
    return ask(std::move(making), {" HOW MANY SAFE CARDS?", "", " OF THEM", 1, held}, 1);
}

PagePtr ask_cards(const View&, Making making) {
    constexpr int most_in_a_line = 40;
    return ask(std::move(making), {" HOW MANY SAFE CARDS?", "", "", 1, most_in_a_line}, 1);
}

}  // namespace parlor::tui::moneyloopy_table
