// The lines of the events that all games round a board have.
//
// Source: table-language.md, "Answers".
#pragma once

#include "rules/board/event.hpp"
#include "rules/board/event_line.hpp"

namespace parlor::board {

// Cases for match(), to which each game adds those of its own events.
class LinesOfAll {
public:
    explicit LinesOfAll(const Board& board) : board_{board} {}

    using Line = std::string;
    // clang-format off
    Line operator()(const Sat& e) const { return to_line(e); }
    Line operator()(told::Began) const { return line("began"); }
    Line operator()(told::Turn e) const { return line("turn").seat(e.seat).count("round", e.round); }
    Line operator()(told::Moved e) const { return line("moved").seat(e.seat).square("from", e.from).square("to", e.to); }
    Line operator()(told::Salary e) const { return line("salary").seat(e.seat).amount(e.sum); }
    Line operator()(told::Landed e) const { return line("landed").seat(e.seat).square(e.square); }
    Line operator()(told::ForSale e) const { return line("for-sale").seat(e.seat).square(e.square).count("price", e.price.amount); }
    Line operator()(told::Bought e) const { return line("bought").seat(e.seat).square(e.square).count("price", e.price.amount); }
    Line operator()(told::AuctionOpen e) const { return line("auction").square(e.square); }
    Line operator()(told::BidMade e) const { return line("bid").seat(e.seat).amount(e.sum); }
    Line operator()(told::Passed e) const { return line("passed").seat(e.seat); }
    Line operator()(told::Forfeited e) const { return line("forfeited").seat(e.seat); }
    Line operator()(told::Won e) const { return line("won").seat(e.seat).square(e.square).amount(e.sum); }
    Line operator()(told::Unsold e) const { return line("unsold").square(e.square); }
    Line operator()(told::RentDue e) const { return line("rent").between(e.from, e.to).square(e.square).amount(e.sum); }
    Line operator()(told::Owes e) const { return line("owes").between(e.from, e.to).amount(e.sum); }
    Line operator()(told::Built e) const { return line("built").seat(e.seat).square(e.square).count("houses", e.houses).amount(e.sum); }
    Line operator()(told::Declined e) const { return line("declined").between(e.from, e.to); }
    Line operator()(told::Transferred e) const { return line("transferred").square(e.square).between(e.from, e.to); }
    Line operator()(told::Eliminated e) const { return line("eliminated").seat(e.seat).count("by", number(e.by)); }
    // clang-format on

private:
    [[nodiscard]] EventLine line(std::string_view event) const { return {board_, event}; }

    const Board& board_;
};

}  // namespace parlor::board
