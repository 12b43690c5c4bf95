#include "tui/property/trade/exchange_card.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "base/dollars.hpp"
#include "canvas/letters.hpp"
#include "rules/board/spelling.hpp"
#include "tui/board/card.hpp"
#include "tui/board/square_name.hpp"
#include "tui/property/trade/remainder.hpp"

namespace parlor::tui {
namespace {

using property::Goods;
using property::View;

using Lines = std::vector<std::string>;

// An `M` at the end of the line marks a mortgage.
std::string deed_line(const View& view, Square deed) {
    if (not view.squares[deed].mortgaged) return square_name(view.board(), deed, width_of_card);
    const std::string words = square_name(view.board(), deed, width_of_card - 2);
    return words + right("M", width_of_card - width(words));
}

Lines lines_of(const View& view, const Goods& goods) {
    Lines lines;
    if (goods.nothing()) lines.emplace_back("NOTHING");
    if (goods.money > 0_cash) lines.push_back(dollars(goods.money));
    for (const Square deed : goods.deeds) lines.push_back(deed_line(view, deed));
    if (goods.free_cards == 1) lines.push_back(board::spelled("A GAOL CARD", view.board()));
    if (goods.free_cards > 1) lines.push_back(board::spelled("2 GAOL CARDS", view.board()));
    return lines;
}

// If lines are left out, the last line shows how many.
void shorten(Lines& lines, std::size_t most) {
    if (lines.size() <= most) return;
    const std::size_t more = lines.size() - most + 1;
    lines.resize(most - 1);
    lines.push_back("AND " + std::to_string(more) + " MORE");
}

// Two long sides get half of the card each; a short side leaves its room to the other side.
void fit(Lines& first, Lines& second, std::size_t rows) {
    const std::size_t half = rows / 2;
    shorten(first, std::max(rows - half, rows - std::min(rows, second.size())));
    shorten(second, rows - first.size());
}

std::string left_line(const View& view, const Exchange& it) {
    const Remainder left = left_after(view, it.me, it.gives, it.gets, it.repays);
    if (not left.valid()) return "LEFT   INVALID";
    return "LEFT   $" + right(left.money.amount, 6);
}

}  // namespace

Exchange exchange_of(const View& view, const Deal& deal) {
    return {view.decision.seat, deal.give, deal.want, deal.repay};
}

Exchange exchange_of(const View& view, const Approval& answer) {
    const property::Offer& offer = *view.offer;
    return {offer.to, offer.want, offer.give, answer.repay};
}

void draw_exchange_card(Canvas& canvas,
                        const View& view,
                        Quadrant quadrant,
                        const Exchange& exchange) {
    constexpr std::size_t rows_for_goods = most_lines_of_card - 3;
    Lines gives = lines_of(view, exchange.gives), gets = lines_of(view, exchange.gets);
    fit(gives, gets, rows_for_goods);
    std::vector<CardLine> card{{"YOU GIVE", on_cyan}};
    for (std::string& line : gives) card.push_back({std::move(line)});
    card.push_back({"YOU GET", on_cyan});
    for (std::string& line : gets) card.push_back({std::move(line)});
    card.push_back({left_line(view, exchange), on_white});
    draw_card(canvas, quadrant, view.board().size, card);
}

}  // namespace parlor::tui
