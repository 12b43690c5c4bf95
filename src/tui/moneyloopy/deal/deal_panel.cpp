#include "tui/moneyloopy/deal/deal_panel.hpp"

#include <algorithm>
#include <vector>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/whole_panel.hpp"
#include "tui/menu_picture.hpp"
#include "tui/moneyloopy/deal/deal_text.hpp"
#include "tui/paged.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

using moneyloopy::View;

constexpr int title_row = 1, heads_row = 2, first_term_row = 3;
constexpr std::size_t term_rows = 8;
constexpr int sentences_bar_row = 11, first_sentence_row = 12, sentence_rows = 5, after_row = 17;
constexpr int left = 1, half = 19, sentence_col = 2, width_of_sentence = 36;

using Lines = std::vector<std::string>;

std::vector<Lines> pages_of_words(const View& view, const Terms& terms) {
    auto sentences = sentences_of(view, {terms.begin(), terms.size()}, 0, width_of_sentence);
    if (const std::string cause = what_is_interrupted(view); not cause.empty())
        sentences.insert(sentences.begin(), wrapped(upper(cause), width_of_sentence));
    if (terms.empty()) sentences.push_back({"NO TERM YET: A ADDS ONE."});
    return paged(sentences, sentence_rows);
}

struct Row {
    std::string words;
    int term = 0;
    bool is_first = true;  // of its term
};

// The terms of one side, in full.
std::vector<std::vector<Row>> pages_of_column(const View& view, const Terms& terms, bool is_mine) {
    std::vector<std::vector<Row>> column;
    int number = 0;  // as refusals count them
    for (const moneyloopy::Term& term : terms) {
        ++number;
        if ((term.from == view.decision.seat) != is_mine) continue;
        std::vector<Row> rows;
        const std::string words = words_in_column(view, term);
        const std::string counted = terms.size() > 1 ? std::to_string(number) + " " + words : words;
        for (std::string& line : wrapped(counted, half - 1))
            rows.push_back({std::move(line), static_cast<int>(column.size()), rows.empty()});
        column.push_back(std::move(rows));
    }
    return paged(column, term_rows);
}

// The page on which the term begins that has the cursor.
std::size_t page_with(int term, const std::vector<std::vector<Row>>& pages) {
    const auto found = std::ranges::find_if(pages, [&](const std::vector<Row>& page) {
        return std::ranges::any_of(
            page, [&](const Row& row) { return row.is_first and row.term == term; });
    });
    return found == pages.end() ? 0 : static_cast<std::size_t>(found - pages.begin());
}

std::size_t nth_of(std::size_t pages, int page) {
    return std::min(static_cast<std::size_t>(page), pages - 1);
}

void draw_column(Canvas& canvas, const View& view, const DealShown& deal, bool is_mine) {
    const int col = is_mine ? left : left + half;
    const bool has_cursor = deal.cursor and deal.cursor->is_mine == is_mine;
    const auto pages = pages_of_column(view, deal.terms, is_mine);
    const std::size_t page =
        has_cursor ? page_with(deal.cursor->row, pages) : nth_of(pages.size(), deal.page);
    const std::string head = is_mine ? " WHAT I GIVE" : " WHAT I GET";
    const std::string more =
        pages.size() == 1 ? "" : std::to_string(page + 1) + " OF " + std::to_string(pages.size());
    const Style style = has_cursor ? on_white : on_cyan;
    bar(canvas, {heads_row, col}, half, head + right(more, half - width(head)), style);
    if (has_cursor) canvas.put({heads_row, col}, U'>', on_white);
    At at{first_term_row, col};
    for (const Row& row : pages[page]) {
        if (has_cursor and row.is_first and deal.cursor->row == row.term) {
            canvas.put(at, U'>', on_white);
            canvas.point_at(at);
        }
        canvas.write({at.row++, col + 1}, row.words, on_black);
    }
}

void draw_sentences(Canvas& canvas, const View& view, const DealShown& deal) {
    const std::vector<Lines> pages = pages_of_words(view, deal.terms);
    const std::size_t page = nth_of(pages.size(), deal.page);
    const std::string number =
        pages.size() == 1 ? "" : std::to_string(page + 1) + " OF " + std::to_string(pages.size());
    const std::string head = " IN WORDS" + right(number, 2 * half - 10);
    bar(canvas, {sentences_bar_row, left}, 2 * half, head, on_cyan);
    for (int row = first_sentence_row; const std::string& line : pages[page])
        canvas.write({row++, sentence_col}, line, on_black);
}

// What the player who decides would have after the deal.
struct After {
    Money money;
    int properties, cards;
};

After after(const View& view, const Terms& terms) {
    const moneyloopy::SeatView& me = view.seat(view.decision.seat);
    After then{me.money.value_or(0_cash), me.deeds, me.safe_cards};
    for (const moneyloopy::Term& term : terms) {
        const auto* const give = std::get_if<moneyloopy::Give>(&term.what);
        if (give == nullptr) continue;
        const int sign = term.from == me.seat ? -1 : 1;
        then.money += give->money * sign;
        then.properties += give->properties.count() * sign;
        then.cards += give->cards * sign;
    }
    return then;
}

std::string counted(int count, std::string_view one, std::string_view several) {
    return std::to_string(count) + " " + std::string{count == 1 ? one : several};
}

void draw_after(Canvas& canvas, const View& view, const DealShown& deal) {
    constexpr Style warning{Ink::White, Ink::Red};
    if (not view.seat(view.decision.seat).money) return;
    const After left_over = after(view, deal.terms);
    const bool is_short = left_over.money <= 0_cash;
    if (is_short or not deal.objection.empty()) {
        const std::string why = is_short ? "I WOULD NOT KEEP A DOLLAR" : deal.objection;
        return bar(canvas, {after_row, left}, 2 * half, " " + why, warning);
    }
    const std::string words = " THEN I HAVE $" + std::to_string(left_over.money.amount) + ", " +
                              counted(left_over.properties, "DEED", "DEEDS") + ", " +
                              counted(left_over.cards, "CARD", "CARDS");
    bar(canvas, {after_row, left}, 2 * half, shortened(words, 2 * half), on_cyan);
}

}  // namespace

int pages_of(const View& view, const Terms& terms) {
    return static_cast<int>(std::max({pages_of_words(view, terms).size(),
                                      pages_of_column(view, terms, true).size(),
                                      pages_of_column(view, terms, false).size()}));
}

void draw_deal(
    Canvas& canvas, const View& view, const DealShown& deal, const Menu& menu, MenuCursor place) {
    draw_whole_panel(canvas);
    canvas.point_at({title_row, left});
    bar(canvas, {title_row, left}, 2 * half, fitting(" " + deal.title, 2 * half), on_white);
    draw_sentences(canvas, view, deal);
    draw_after(canvas, view, deal);
    draw_buttons(canvas, menu, place);
    draw_column(canvas, view, deal, true);
    draw_column(canvas, view, deal, false);
}

}  // namespace parlor::tui::moneyloopy_table
