#include "tui/property/trade/exchange_card.hpp"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "base/dollars.hpp"
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "rules/board/spelling.hpp"
#include "tui/board/card.hpp"
#include "tui/board/icons.hpp"
#include "tui/board/square_name.hpp"
#include "tui/property/shown_board.hpp"
#include "tui/property/trade/remainder.hpp"

namespace parlor::tui {
namespace {

using board::Squares;
using property::Goods;
using property::View;

using Lines = std::vector<std::string>;

constexpr std::size_t rows_for_goods_and_groups = most_lines_of_card - 3;  // heads, money left

Squares held_in(const View& view, Seat seat, Squares group) {
    Squares held;
    for (const Square deed : group)
        if (holder_of(view, deed) == seat) held.insert(deed);
    return held;
}

// The letter of its group, and how many of it the player who decides has now; an `M` marks a
// mortgage: `STRAND      R1`, `STRAND     MR1`.
std::string deed_line(const View& view, Seat me, Square deed) {
    const board::Group group = view.board().at(deed).group;
    std::string mark = view.squares[deed].mortgaged ? "M" : "";
    mark += utf8(letter_of(group));
    mark += std::to_string(held_in(view, me, view.board().groups[group]).count());
    const std::string words = square_name(view.board(), deed, width_of_card - 1 - width(mark));
    return words + right(mark, width_of_card - width(words));
}

Lines lines_of(const View& view, Seat me, const Goods& goods) {
    Lines lines;
    if (goods.nothing()) lines.emplace_back("NOTHING");
    if (goods.money > 0_cash) lines.push_back(dollars(goods.money));
    for (const Square deed : goods.deeds) lines.push_back(deed_line(view, me, deed));
    if (goods.free_cards == 1) lines.push_back(board::spelled("A GAOL CARD", view.board()));
    if (goods.free_cards > 1) lines.push_back(board::spelled("2 GAOL CARDS", view.board()));
    return lines;
}

// What a player would have of a group: `YOU ALL 3 R`, `ADA 2 OF 3 R`.
struct Holding {
    std::string words;
    bool is_whole;
};

void add_holdings(std::vector<Holding>& all,
                  const View& view,
                  Seat seat,
                  const std::string& name,
                  const Goods& gives,
                  const Goods& gets) {
    for (std::size_t n = 0; n < board::group_count; ++n) {
        const auto group = static_cast<board::Group>(n);
        const Squares deeds = view.board().groups[group];
        if ((deeds & gets.deeds).empty()) continue;
        const Squares held = (held_in(view, seat, deeds) - gives.deeds) | (deeds & gets.deeds);
        const bool is_whole = held == deeds;
        std::string words = name;
        words += is_whole ? " ALL " : " " + std::to_string(held.count()) + " OF ";
        words += std::to_string(deeds.count()) + " " + utf8(letter_of(group));
        all.push_back({std::move(words), is_whole});
    }
}

// Complete groups first.
Lines groups_after(const View& view, const Exchange& it) {
    constexpr int width_of_name = 5;
    std::vector<Holding> all;
    add_holdings(all, view, it.me, "YOU", it.gives, it.gets);
    if (it.other != bank)
        add_holdings(all,
                     view,
                     it.other,
                     shortened(upper(view.seat(it.other).name), width_of_name),
                     it.gets,
                     it.gives);
    std::ranges::stable_sort(all, std::ranges::greater{}, &Holding::is_whole);
    Lines lines;
    lines.reserve(all.size());
    for (Holding& each : all) lines.push_back(std::move(each.words));
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

// The groups get the rows that the goods leave, at least two.
void fit_groups(Lines& groups, std::size_t goods) {
    constexpr std::size_t least = 2;
    const std::size_t rows = rows_for_goods_and_groups;
    groups.resize(std::min(groups.size(), std::max(least, rows - std::min(rows, goods))));
}

std::string left_line(const View& view, const Exchange& it) {
    const Remainder left = left_after(view, it.me, it.gives, it.gets, it.repays);
    if (not left.valid()) return "LEFT   INVALID";
    return "LEFT   $" + right(left.money.amount, 6);
}

}  // namespace

Exchange exchange_of(const View& view, const Deal& deal) {
    return {view.decision.seat, deal.with, deal.give, deal.want, deal.repay};
}

Exchange exchange_of(const View& view, const Approval& answer) {
    const property::Offer& offer = *view.offer;
    return {offer.to, offer.from, offer.want, offer.give, answer.repay};
}

void draw_exchange_card(Canvas& canvas,
                        const View& view,
                        Quadrant quadrant,
                        const Exchange& exchange) {
    Lines gets = lines_of(view, exchange.me, exchange.gets);
    Lines gives = lines_of(view, exchange.me, exchange.gives);
    Lines groups = groups_after(view, exchange);
    fit_groups(groups, gets.size() + gives.size());
    fit(gets, gives, rows_for_goods_and_groups - groups.size());
    std::vector<CardLine> card;
    const auto add = [&card](Lines lines, Style style) {
        for (std::string& line : lines) card.push_back({std::move(line), style});
    };
    add({"YOU GET"}, on_white);
    add(std::move(gets), on_bar);
    add({"YOU GIVE"}, on_white);
    add(std::move(gives), on_bar);
    add(std::move(groups), on_cyan);
    add({left_line(view, exchange)}, on_white);
    draw_card(canvas, quadrant, view.board().size, card);
}

}  // namespace parlor::tui
