// A choice from a short list for a term: which rents, which tollbooth, which earlier deal.
//
// Source: L-8.2, U-9.3.
#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/square_name.hpp"
#include "tui/board/whole_panel.hpp"
#include "tui/menu_picture.hpp"
#include "tui/moneyloopy/deal/deal_draft.hpp"
#include "tui/moneyloopy/deal/deal_text.hpp"
#include "tui/moneyloopy/names.hpp"
#include "tui/paged.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

struct Choice {
    std::string words;
    Step then = nullptr;  // a step that only this choice needs
    Parts parts;          // including this choice
};

struct Choosing {
    Making making;
    std::string title;
    std::vector<Choice> choices;
};

Reply choose(const View& view, Choosing& page, int number) {
    Choice& choice = page.choices[static_cast<std::size_t>(number)];
    Making making{page.making.draft, page.making.kind, choice.parts, page.making.done};
    if (choice.then != nullptr) return TurnTo{choice.then(view, std::move(making))};
    return go_on(view, std::move(making));
}

ItemIs if_there(const Seen&, const Choosing& page, int number) {
    return there_if(static_cast<std::size_t>(number) < page.choices.size());
}

// A key for each deal that can be in force.
constexpr std::string_view keys = "123456789abcdefghijklmnopqrstuvw";
static_assert(keys.size() == moneyloopy::most_deals_in_force);
constexpr int first_row = 3, last_row = 19, col = 3, col_of_words = 5, width_of_choice = 33;

struct Line {
    std::string words;
    std::optional<std::size_t> begins = std::nullopt;  // which choice
};

// The choices in full, each in at least two rows.
std::vector<std::vector<Line>> pages_of(const std::vector<Choice>& choices) {
    std::vector<std::vector<Line>> blocks;
    for (const Choice& choice : choices) {
        std::vector<Line> lines;
        for (std::string& words : wrapped(choice.words, width_of_choice))
            lines.push_back({std::move(words)});
        lines.resize(std::max<std::size_t>(lines.size(), 2));
        lines.front().begins = blocks.size();
        blocks.push_back(std::move(lines));
    }
    return paged(blocks, last_row - first_row);
}

// Each choice where its words begin; and BACK, the last item, on every page.
void place_items(Menu& menu, const Choosing& choosing) {
    int page = 0;
    for (const auto& lines : pages_of(choosing.choices)) {
        if (++page > 1) menu.items.push_back(menu.items[choosing.choices.size()]);
        menu.items.back().page = page;
        for (int row = first_row; const Line& line : lines) {
            if (line.begins) {
                menu.items[*line.begins].page = page;
                menu.items[*line.begins].row = row;
            }
            ++row;
        }
    }
}

constexpr Entry<Choosing> entry(int number, std::string_view help = "choose") {
    const char key = keys[static_cast<std::size_t>(number)];
    return {{key, 1, first_row, "", help, col}, choose, if_there, number};
}
constexpr Entry<Choosing> back{{'x', 1, last_row, "-BACK", "to the deal", col}, close};

template <std::size_t... Number>
constexpr auto table(std::index_sequence<Number...> /*numbers*/) {
    return std::array{entry(static_cast<int>(Number))..., back};
}
constexpr auto entries = table(std::make_index_sequence<keys.size()>());

Menu window(const Seen&, const Choosing&) { return {.header = "A TERM", .has_quadrants = false}; }

void draw(Canvas& canvas, const Seen&, const Choosing& page, const Menu& menu, MenuCursor place) {
    draw_whole_panel(canvas);
    bar(canvas, {1, 1}, 38, fitting(" " + page.title, 38), on_white);
    const auto pages = pages_of(page.choices);
    for (int row = first_row; const Line& line : pages[static_cast<std::size_t>(place.page) - 1])
        canvas.write({row++, col_of_words}, line.words, on_black);
    if (menu.pages() > 1) canvas.write({last_row, 26}, ".-NEXT PAGE", on_black);
    Menu shown = menu;
    std::erase_if(shown.items, [&](const Item& item) { return item.page != place.page; });
    draw_buttons(canvas, shown, place);
}

constexpr PageKind<Choosing> choosing{
    .window = window, .entries = entries, .draw_panel = draw, .place_items = place_items};

constexpr Entry<Choosing> scopes[]{
    entry(0, "all properties"),
    entry(1, "all hotels"),
    entry(2, "one property"),
    back,
};
constexpr PageKind<Choosing> choosing_rents{
    .window = window, .entries = scopes, .draw_panel = draw, .place_items = place_items};

PagePtr ask(Making making,
            std::string title,
            std::vector<Choice> choices,
            const PageKind<Choosing>& kind = choosing) {
    return page_of(kind, Choosing{std::move(making), std::move(title), std::move(choices)});
}

// `2: I PAY BOB 50% RENT EVERYWHERE +7 TERMS`: the first of the terms that are left, and how many
// more there are.
std::string deal_in_short(const View& view, int deal) {
    std::string words = std::to_string(deal) + ":";
    int terms = 0;
    for (const moneyloopy::TermInForce& each : view.terms)
        if (each.deal == deal and ++terms == 1) words += " " + words_in_column(view, each.term);
    if (terms > 1) words += " +" + std::to_string(terms - 1) + (terms == 2 ? " TERM" : " TERMS");
    return words;
}

}  // namespace

PagePtr ask_scope(const View& view, Making making) {
    Parts all = making.parts, hotels = making.parts, one = making.parts;
    all.scope = moneyloopy::Scope::All;
    hotels.scope = moneyloopy::Scope::Hotels;
    one.scope = moneyloopy::Scope::One;
    const std::string other_name = name_of(view, making.draft.with);
    const bool is_mine = making.draft.cursor.is_mine;
    const std::string title = is_mine ? "I PAY A PART OF THE RENT ON"
                                      : shortened(other_name, 10) + " PAYS A PART OF THE RENT ON";
    const std::string whose = is_mine ? other_name + "'S" : "MY";
    return ask(std::move(making),
               title,
               {{"ALL " + whose + " PROPERTIES", nullptr, all},
                {"ALL " + whose + " HOTELS", nullptr, hotels},
                {"ONE PROPERTY", ask_property_of_other, one}},
               choosing_rents);
}

PagePtr ask_booth(const View& view, Making making) {
    std::vector<Choice> choices;
    for (const Square square : view.edition->tollbooths) {
        Parts parts = making.parts;
        parts.booth = moneyloopy::booth_at(view.board(), square);
        choices.push_back({square_name(view.board(), square, 27) + ", $" +
                               std::to_string(toll_of(parts.booth).amount),
                           nullptr,
                           parts});
    }
    return ask(std::move(making), "WHICH TOLLBOOTH?", std::move(choices));
}

PagePtr ask_deal(const View& view, Making making) {
    const Seats both{bound(view, making.draft), other(view, making.draft)};
    std::vector<Choice> choices;
    for (const moneyloopy::DealMade& deal : view.deals) {
        if (Seats{deal.from, deal.to} != both) continue;
        Parts parts = making.parts;
        parts.deal = deal.number;
        choices.push_back({deal_in_short(view, deal.number), nullptr, parts});
    }
    return ask(std::move(making), "END WHICH DEAL?", std::move(choices));
}

PagePtr ask_term_in_force(const View& view, Making making) {
    std::vector<Choice> choices;
    for (const moneyloopy::TermInForce& each : terms_in_force(view, making.draft)) {
        if (choices.size() == keys.size()) break;
        Parts parts = making.parts;
        parts.in_force = each.term.what;
        if (auto* const payment = std::get_if<moneyloopy::PayAt>(&*parts.in_force))
            payment->rent_of = board::go;
        choices.push_back(
            {"DEAL " + std::to_string(each.deal) + ": " + words_in_column(view, each.term),
             nullptr,
             std::move(parts)});
    }
    return ask(std::move(making), "WHICH TERM AGAIN?", std::move(choices));
}

}  // namespace parlor::tui::moneyloopy_table
