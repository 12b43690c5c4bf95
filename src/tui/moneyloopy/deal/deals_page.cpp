// All deals in force: when the next part of each is due, and its remaining terms.
//
// Source:  L-8.6, U-9.4.
// Choices: deals are sorted by the nearest square of the turn marker at which they are due or end;
//          deals without such a square come last, and equal deals are in the order of their
//          numbers. A deal of which nothing lasts is no entry while it is carried out.
#include <algorithm>
#include <iterator>
#include <optional>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/square_name.hpp"
#include "tui/chart_panel.hpp"
#include "tui/menu_picture.hpp"
#include "tui/moneyloopy/deal/deal_text.hpp"
#include "tui/moneyloopy/names.hpp"
#include "tui/moneyloopy/pages/pages.hpp"
#include "tui/paged.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

constexpr int first_row = 3, left = 2, indent = 2, width_of_words = 34;
constexpr std::size_t rows = 16;

struct Line {
    std::string words;
    Style style = on_black;
};
using Lines = std::vector<Line>;

std::vector<moneyloopy::Term> left_of(const View& view, int deal) {
    std::vector<moneyloopy::Term> terms;
    for (const moneyloopy::TermInForce& each : view.terms)
        if (each.deal == deal) terms.push_back(each.term);
    return terms;
}

// The square of the marker at which a term of the deal is due, or ends. Terms only name squares
// that the marker has not reached.
std::optional<Square> next_square(const View& view, int deal) {
    std::optional<Square> next;
    for (const moneyloopy::Term& term : left_of(view, deal))
        for (const auto square : {due_at(term.what), ends_at(term.what)})
            if (square and (not next or *square < *next)) next = square;
    return next;
}

std::vector<moneyloopy::DealMade> nearest_first(const View& view) {
    std::vector<moneyloopy::DealMade> deals;
    std::ranges::copy_if(view.deals, std::back_inserter(deals), [&](const auto& deal) {
        return not left_of(view, deal.number).empty();
    });
    std::ranges::stable_sort(deals, {}, [&](const moneyloopy::DealMade& deal) {
        const auto next = next_square(view, deal.number);
        return next ? number(*next) : view.board().size;
    });
    return deals;
}

std::string when_next(const View& view, int deal) {
    const auto next = next_square(view, deal);
    if (not next) return "OPEN-ENDED";
    const int rounds = number(*next) - number(view.marker);
    const std::string head = "NEXT: ";
    const std::string when =
        ", IN " + std::to_string(rounds) + (rounds == 1 ? " ROUND" : " ROUNDS");
    const int room = width_of_words - width(head) - width(when);
    return head + square_name(view.board(), *next, room) + when;
}

Lines lines_of(const View& view, const moneyloopy::DealMade& deal) {
    constexpr int width_of_name = 12;
    const auto name = [&](Seat seat) { return shortened(name_of(view, seat), width_of_name); };
    Lines lines{
        {"DEAL " + std::to_string(deal.number) + ": " + name(deal.from) + ", " + name(deal.to),
         {Ink::White, Ink::Black}},
        {std::string(indent, ' ') + when_next(view, deal.number), {Ink::Cyan, Ink::Black}}};
    for (const auto& sentence :
         sentences_of(view, left_of(view, deal.number), deal.number, width_of_words))
        for (const std::string& words : sentence)
            lines.push_back({std::string(indent, ' ') + words});
    return lines;
}

std::vector<Lines> pages_of(const View& view) {
    std::vector<Lines> deals;
    for (const moneyloopy::DealMade& deal : nearest_first(view))
        deals.push_back(lines_of(view, deal));
    if (deals.empty()) deals.push_back({{"NO DEAL IS IN FORCE."}});
    return paged(deals, rows);
}

struct Listing {
    std::size_t shown = 0;
};

Reply turn_forward(const View& view, Listing& page) {
    if (page.shown + 1 >= pages_of(view).size()) return Say{"That is every deal"};
    ++page.shown;
    return Stay{};
}
Reply turn_back(const View&, Listing& page) {
    if (page.shown == 0) return Say{"The list begins here"};
    --page.shown;
    return Stay{};
}
ItemIs if_not_first(const Seen&, const Listing& page) { return open_if(page.shown > 0); }
ItemIs if_not_last(const Seen& seen, const Listing& page) {
    return open_if(page.shown + 1 < pages_of(seen.view).size());
}

constexpr Entry<Listing> entries[]{
    {{'f', 1, chart_keys_row, "FORWARD", "the next page", 12}, turn_forward, if_not_last},
    {{'b', 1, chart_keys_row, "BACK", "previous page", 2}, turn_back, if_not_first},
    {{'d', 1, chart_keys_row, "DONE", "go back", 32}, close},
};

Menu window(const Seen&, const Listing&) {
    return {.header = "DEALS IN FORCE", .has_squares = true, .has_quadrants = false};
}

void draw(
    Canvas& canvas, const Seen& seen, const Listing& page, const Menu& menu, MenuCursor place) {
    const View& view = seen.view;
    const std::vector<Lines> pages = pages_of(view);
    const std::size_t shown = std::min(page.shown, pages.size() - 1);
    const std::string number = std::to_string(shown + 1) + " OF " + std::to_string(pages.size());
    draw_chart_panel(canvas);
    draw_chart_title(canvas,
                     " DEALS IN FORCE" + right("PAGE " + number, 22),
                     " MARKER: " + square_name(view.board(), view.marker, 29));
    for (int row = first_row; const Line& line : pages[shown])
        canvas.write({row++, left}, line.words, line.style);
    draw_buttons(canvas, menu, place);
    const Item& hot = menu.items[static_cast<std::size_t>(hot_item(menu, place))];
    canvas.point_at({hot.row, hot.button});
}

constexpr PageKind<Listing> listing{
    .window = window, .entries = entries, .draw_panel = draw, .is_only_read = true};

}  // namespace

PagePtr deals_page() { return page_of(listing); }

}  // namespace parlor::tui::moneyloopy_table
