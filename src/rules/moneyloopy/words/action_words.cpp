#include "base/match.hpp"
#include "rules/moneyloopy/view.hpp"
#include "rules/moneyloopy/words/term_words.hpp"
#include "rules/moneyloopy/words/words.hpp"

namespace parlor::moneyloopy {

std::string to_line(const board::Board& board, const Action& action) {
    using Line = std::string;
    using std::to_string;
    const auto on = [&](const char* verb, Square square) {
        return std::string{verb} + " " + board.id_of(square);
    };
    return match(
        action,
        [](Roll) -> Line { return "roll"; },
        [&](Build a) { return on("build", a.square); },
        [](BuildGroup a) { return "build " + std::string{id_of(a.group)}; },
        [](Train) -> Line { return "train"; },
        [&](Jump a) { return on("jump", a.square); },
        [](PayToll) -> Line { return "toll"; },
        [](Loop) -> Line { return "loop"; },
        [](UseSafeCard) -> Line { return "safe"; },
        [](Pay) -> Line { return "pay"; },
        [](Bankrupt) -> Line { return "bankrupt"; },
        [](Buy) -> Line { return "buy"; },
        [](StartAuction) -> Line { return "auction"; },
        [](BuySafeCard) -> Line { return "safe-card"; },
        [](Stake a) {
            const Line cards = a.cards == 0 ? "" : " safe " + to_string(a.cards);
            return "stake $" + to_string(a.money.amount) + cards;
        },
        [&](SellToBank a) { return on("sell-to-bank", a.square); },
        [&](Take a) { return on("take", a.square); },
        [](No) -> Line { return "no"; },
        [](Bid a) { return "bid " + to_string(a.sum.amount); },
        [](Pass) -> Line { return "pass"; },
        [](Forfeit) -> Line { return "forfeit"; },
        [](End) -> Line { return "end"; },
        [&](const Propose& a) { return to_line(board, a); },
        [](Accept) -> Line { return "accept"; },
        [](Decline) -> Line { return "decline"; },
        [](Thrown a) { return "dice " + to_string(a.dice.first) + " " + to_string(a.dice.second); },
        [](Die a) { return "die " + to_string(a.face); });
}

std::string line_for(const View& view, const Action& action) {
    return to_line(view.edition->board, action);
}

}  // namespace parlor::moneyloopy
