#include "base/match.hpp"
#include "rules/board/words.hpp"
#include "rules/property/view.hpp"
#include "rules/property/words/words.hpp"

namespace parlor::property {
namespace {

std::string repay_clause(const board::Board& board, board::Squares repay) {
    return repay.empty() ? "" : " repay" + list_of(board, repay);
}

std::string things(const board::Board& board, const Goods& goods) {
    if (goods.nothing()) return " nothing";
    std::string list;
    if (goods.money > 0_cash) list += " $" + std::to_string(goods.money.amount);
    list += list_of(board, goods.deeds);
    for (int i = 0; i < goods.free_cards; ++i) list += " free-card";
    return list;
}

std::string cards_in_order(const Decks& decks, const Shuffled& shuffled) {
    std::string list;
    for (const CardNo card : shuffled.order) list += " " + decks.card(shuffled.deck, card).id;
    return list;
}

}  // namespace

std::string to_terms(const Edition& edition, const Propose& trade) {
    const board::Board& board = edition.board;
    return "give" + things(board, trade.give) + " for" + things(board, trade.want) +
           repay_clause(board, trade.repay);
}

std::string to_line(const Edition& edition, const Action& action) {
    using std::to_string;
    const board::Board& board = edition.board;
    const auto on = [&](const char* verb, Square square) {
        return std::string{verb} + " " + board.id_of(square);
    };
    return match(
        action,
        [](Roll) -> std::string { return "roll"; },
        [](Buy) -> std::string { return "buy"; },
        [](Pass) -> std::string { return "pass"; },
        [](Bid a) { return "bid " + to_string(a.sum.amount); },
        [](Forfeit) -> std::string { return "forfeit"; },
        [](End) -> std::string { return "end"; },
        [](Bail) -> std::string { return "bail"; },
        [](UseCard) -> std::string { return "card"; },
        [&](Build a) { return on("build", a.square); },
        [](BuildGroup a) { return "build " + std::string{id_of(a.group)}; },
        [&](Sell a) { return on("sell", a.square); },
        [&](Mortgage a) { return on("mortgage", a.square); },
        [&](Repay a) { return on("repay", a.square); },
        [](Recover) -> std::string { return "recover"; },
        [&](const Propose& a) {
            return "propose " + to_string(number(a.to)) + " " + to_terms(edition, a);
        },
        [&](Accept a) { return "accept" + repay_clause(board, a.repay); },
        [](Decline) -> std::string { return "decline"; },
        [&](Claim a) { return on("claim", a.square) + (a.repay ? " repay" : ""); },
        [&](Leave a) { return on("leave", a.square); },
        [](LeaveAll) -> std::string { return "leave all"; },
        [](EndGame) -> std::string { return "end-game"; },
        [](Agree) -> std::string { return "agree"; },
        [](Refuse) -> std::string { return "refuse"; },
        [](Flag) -> std::string { return "flag"; },
        [](Think) -> std::string { return "think"; },
        [](Thrown a) { return "dice " + to_string(a.dice.first) + " " + to_string(a.dice.second); },
        [&](const Shuffled& a) {
            return "deck " + std::string{id_of(a.deck)} + cards_in_order(edition.decks, a);
        },
        [&](const Dealt& a) {
            return "deeds " + to_string(number(a.seat)) + list_of(board, a.deeds);
        },
        [&](Drawn a) {
            return "card " + std::string{id_of(a.deck)} + " " +
                   edition.decks.card(a.deck, a.card).id;
        });
}

std::string line_for(const View& view, const Action& action) {
    return to_line(*view.edition, action);
}

}  // namespace parlor::property
