// Cards in the middle of the board: the cost of each choice in a decision, and where it leads.
//
// Source: U-9.2.
#pragma once

#include <string>
#include <vector>

#include "rules/moneyloopy/view.hpp"
#include "tui/board/card.hpp"

namespace parlor::tui::moneyloopy_table {

// Builds a card, line by line.
class CardText {
public:
    // A title of one or more lines stands out.
    explicit CardText(const std::string& title);

    CardText& line(const std::string& words);
    CardText& blank() { return line(""); }
    CardText& square(const moneyloopy::View& view, Square square);  // its name
    CardText& sum(std::string words, Money sum);                    // `RENT.....$ 120`
    CardText& safe_cards(const moneyloopy::View& view);             // number in hand
    // The money in hand, and the rest after paying this cost, if the viewer may see it.
    CardText& left_after(const moneyloopy::View& view, Money cost);

    [[nodiscard]] std::vector<CardLine> take() { return std::move(lines_); }

private:
    std::vector<CardLine> lines_;
};

// The deed of a property that is for sale.
[[nodiscard]] std::vector<CardLine> card_of_property(const moneyloopy::View& view, Square square);

}  // namespace parlor::tui::moneyloopy_table
