#include "tui/moneyloopy/card.hpp"
#include "tui/moneyloopy/shown_board.hpp"

#include "canvas/letters.hpp"
#include "tui/board/deed_card.hpp"
#include "tui/board/square_name.hpp"
#include "tui/moneyloopy/pages/page.hpp"

namespace parlor::tui::moneyloopy_table {

using moneyloopy::View;

CardText::CardText(const std::string& title) {
    for (std::string& words : wrapped(upper(title), width_of_card))
        lines_.push_back({std::move(words), on_white});
}

CardText& CardText::line(const std::string& words) {
    for (std::string& each : wrapped(upper(words), width_of_card))
        lines_.push_back({std::move(each)});
    return *this;
}

CardText& CardText::square(const View& view, Square square) {
    for (const std::string& words : square_name_in_two_lines(view.board(), square, width_of_card))
        if (not words.empty()) lines_.push_back({words});
    return *this;
}

CardText& CardText::safe_cards(const View& view) {
    return line("SAFE CARDS: " + std::to_string(view.seat(view.decision.seat).safe_cards));
}

CardText& CardText::sum(std::string words, Money sum) {
    constexpr int width_of_words = 8, width_of_sum = 5;
    words.resize(width_of_words, '.');
    return line(words + "$" + right(sum.amount, width_of_sum));
}

CardText& CardText::left_after(const View& view, Money cost) {
    const auto money = view.seat(view.decision.seat).money;
    if (not money) return *this;
    sum("YOU HAVE", *money);
    return *money > cost ? sum("LEFT", *money - cost) : line("TOO LITTLE: KEEP $1");
}

std::vector<CardLine> card_of_property(const View& view, Square square) {
    return deed_card(
        shown_board(view), square, {moneyloopy::property_price, moneyloopy::house_price});
}

}  // namespace parlor::tui::moneyloopy_table
