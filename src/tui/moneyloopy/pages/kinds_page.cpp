// The list of all kinds of terms, for one side of a deal.
//
// Source: L-8.2, U-9.3.
#include <algorithm>
#include <utility>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/whole_panel.hpp"
#include "tui/menu_picture.hpp"
#include "tui/moneyloopy/deal/deal_draft.hpp"
#include "tui/moneyloopy/names.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

std::string_view anytime(const View&, const DealDraft&) { return ""; }

std::string_view in_last_round(const View& view, const DealDraft&) {
    return squares_ahead(view).empty() ? "It is the last round" : "";
}

std::string_view owns_nothing(const View& view, const DealDraft& draft) {
    return properties_of(view, bound(view, draft)).empty() ? "There is no property to give" : "";
}
std::string_view neither_owns(const View& view, const DealDraft& draft) {
    const auto both =
        properties_of(view, bound(view, draft)) | properties_of(view, other(view, draft));
    return both.empty() ? "There is no property to give" : in_last_round(view, draft);
}
std::string_view has_no_card(const View& view, const DealDraft& draft) {
    return view.seat(bound(view, draft)).safe_cards > 0 ? "" : "There is no safe card to give";
}
std::string_view is_no_creditor(const View& view, const DealDraft& draft) {
    if (not view.demanded) return "No debt is being decided";
    const Seat creditor = view.demanded->to;
    if (creditor == other(view, draft)) return "Choose it in the other column";
    if (creditor != bound(view, draft) or view.demanded->from != other(view, draft))
        return "Only the creditor can do that";
    return "";
}
std::string_view cannot_put_off(const View& view, const DealDraft& draft) {
    const auto why_not = is_no_creditor(view, draft);
    return why_not.empty() ? in_last_round(view, draft) : why_not;
}
std::string_view have_no_deal(const View& view, const DealDraft& draft) {
    const Seats both{bound(view, draft), other(view, draft)};
    const bool have_one = std::ranges::any_of(view.deals, [&](const moneyloopy::DealMade& deal) {
        return Seats{deal.from, deal.to} == both;
    });
    return have_one ? "" : "No deal of these two is in force";
}
std::string_view has_no_term(const View& view, const DealDraft& draft) {
    return terms_in_force(view, draft).empty() ? "No such term is in force" : "";
}

template <class... Each>
constexpr Steps in_turn(Each... each) {
    Steps steps;
    (steps.push_back(each), ...);
    return steps;
}

moneyloopy::What promise_of(const Parts& parts) {
    moneyloopy::Promise promise{.until = parts.when};
    for (const char letter : parts.words) promise.words.push_back(letter);
    return promise;
}

moneyloopy::What rent_of(const Parts& parts) {
    const Square square = parts.properties.empty() ? Square{} : parts.properties.first();
    return moneyloopy::RentAt{parts.amount, parts.scope, square, parts.when};
}

// clang-format off
moneyloopy::What money(const Parts& it) { return moneyloopy::Give{.money = Money{it.amount}}; }
moneyloopy::What properties(const Parts& it) { return moneyloopy::Give{.properties = it.properties}; }
moneyloopy::What cards(const Parts& it) { return moneyloopy::Give{.cards = it.amount}; }
moneyloopy::What later_money(const Parts& it) { return moneyloopy::PayAt{Money{it.amount}, it.when}; }
moneyloopy::What later_properties(const Parts& it) { return moneyloopy::GiveAt{.properties = it.properties, .at = it.when}; }
moneyloopy::What later_cards(const Parts& it) { return moneyloopy::GiveAt{.cards = it.amount, .at = it.when}; }
moneyloopy::What bought_cards(const Parts& it) { return moneyloopy::BuyCards{it.when}; }
moneyloopy::What never_toll(const Parts& it) { return moneyloopy::NeverToll{it.booth, it.when}; }
moneyloopy::What forgiven(const Parts&) { return moneyloopy::Forgive{}; }
moneyloopy::What put_off(const Parts& it) { return moneyloopy::PutOff{it.when, Money{it.amount}}; }
moneyloopy::What in_force(const Parts& it) { return *it.in_force; }
moneyloopy::What ended(const Parts& it) { return moneyloopy::EndDeal{it.deal}; }
// clang-format on

constexpr int first_row = 4, col = 3, help_col = 23;

constexpr Binding item(char key, int place, std::string_view label, std::string_view help) {
    return {key, 1, first_row + place, label, help, col};
}

// clang-format off
constexpr TermKind kinds[]{
    {item('m', 0, "  MONEY NOW", "dollars"), in_turn(ask_sum), money, anytime},
    {item('p', 1, "  PROPERTIES NOW", "one or more"), in_turn(ask_properties), properties, owns_nothing},
    {item('c', 2, "  SAFE CARDS NOW", "one or more"), in_turn(ask_cards_held), cards, has_no_card},
    {item('l', 3, "  MONEY LATER", "at a round's end"), in_turn(ask_sum, ask_when), later_money, in_last_round},
    {item('o', 4, "  PROPERTIES LATER", "at a round's end"), in_turn(ask_properties_of_both, ask_when), later_properties, neither_owns},
    {item('k', 5, "  SAFE CARDS LATER", "at a round's end"), in_turn(ask_cards, ask_when), later_cards, in_last_round},
    {item('r', 6, "  RENT", "0 to 200 percent"), in_turn(ask_scope, ask_percent, ask_until), rent_of, anytime},
    {item('b', 7, "  BUY SAFE CARDS", "on each Chest"), in_turn(ask_until), bought_cards, anytime},
    {item('t', 8, "  TOLLBOOTH", "never use it"), in_turn(ask_booth, ask_until), never_toll, anytime},
    {item('f', 9, "  FORGIVE THE DEBT", "all of it"), in_turn(), forgiven, is_no_creditor},
    {item('d', 10, "  PUT OFF THE DEBT", "or another sum"), in_turn(ask_when, ask_sum_owed), put_off, cannot_put_off},
    {item('e', 11, "  END A DEAL", "between us"), in_turn(ask_deal), ended, have_no_deal},
    {item('w', 12, "  PROMISE", "in words"), in_turn(ask_words, ask_until), promise_of, anytime},
    {item('i', 13, "  A TERM IN FORCE", "again"), in_turn(ask_term_in_force), in_force, has_no_term},
};
// clang-format on

struct Adding {
    DealDraft& draft;
};

ItemIs if_possible(const Seen& seen, const Adding& page, int kind) {
    return open_if(kinds[kind].why_not(seen.view, page.draft).empty());
}

Reply begin(const View& view, Adding& page, int kind) {
    const auto why_not = kinds[kind].why_not(view, page.draft);
    if (not why_not.empty()) return Say{std::string{why_not}};
    return go_on(view, {page.draft, &kinds[kind]});
}

constexpr Entry<Adding> kind(int number) {
    return {kinds[number].binding, begin, if_possible, number};
}

constexpr Entry<Adding> entries[]{
    kind(0),
    kind(1),
    kind(2),
    kind(3),
    kind(4),
    kind(5),
    kind(6),
    kind(7),
    kind(8),
    kind(9),
    kind(10),
    kind(11),
    kind(12),
    kind(13),
    {{'x', 1, 18, "-BACK", "to the deal", 3}, close},
};

Menu window(const Seen&, const Adding&) { return {.header = "A TERM", .has_quadrants = false}; }

void draw(
    Canvas& canvas, const Seen& seen, const Adding& page, const Menu& menu, MenuCursor place) {
    const bool is_mine = page.draft.cursor.is_mine;
    const std::string who = is_mine ? "I" : shortened(name_of(seen.view, page.draft.with), 13);
    draw_whole_panel(canvas);
    bar(canvas, {1, 1}, 38, is_mine ? " WHAT I GIVE" : " WHAT I GET", on_white);
    bar(canvas,
        {2, 1},
        38,
        " " + who + (is_mine ? " GIVE, PAY OR AM BOUND" : " GIVES, PAYS OR IS BOUND"),
        on_cyan);
    for (const Item& item : menu.items)
        if (item.key != 'x')
            canvas.write({item.row, help_col},
                         upper(item.help),
                         {item.open ? Ink::MidGrey : Ink::DarkGrey, Ink::Black});
    draw_buttons(canvas, menu, place);
    const Item& hot = menu.items[static_cast<std::size_t>(hot_item(menu, place))];
    canvas.point_at({hot.row, hot.button});
}

constexpr PageKind<Adding> adding{window, entries, draw};

}  // namespace

PagePtr kinds_page(DealDraft& draft) { return page_of(adding, Adding{draft}); }

}  // namespace parlor::tui::moneyloopy_table
