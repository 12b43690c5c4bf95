#include "rules/property/hash.hpp"

#include <variant>

#include "base/digest.hpp"
#include "base/match.hpp"
#include "rules/property/figures/standings.hpp"

namespace parlor::property {
namespace {

class Folder : public Digest {
public:
    using Digest::fold;
    void fold(Money sum) { fold(sum.amount); }
    void fold(board::Squares squares) { fold(squares.bits()); }
    void fold(const Goods& goods) {
        fold(goods.money);
        fold(goods.deeds);
        fold(goods.free_cards);
    }
};

void fold_player(Folder& all, const Game& game, Seat seat) {
    const Player& player = game.players[seat];
    all.fold(player.money);
    all.fold(player.at, player.gaol_turn, player.phantom, player.out, player.last_score);
    all.fold(game.deeds[seat]);
}

void fold_board(Folder& all, const Game& game) {
    all.fold(game.deeds[bank]);
    all.fold(game.mortgaged);
    for (const Square square : game.board().deeds) all.fold(game.houses[square]);
    all.fold(game.bank_houses, game.bank_hotels);
    all.fold(game.bank_money);
    all.fold(game.pot);
    for (const board::Deck deck : {board::Deck::Chest, board::Deck::Chance}) {
        all.fold(game.free_card_holder[deck], game.piles[deck].to_come.size());
        for (const CardNo card : game.piles[deck].to_come) all.fold(card);
    }
}

// The seat of the only winner, as in games from before the win could be shared (C-9.7).
std::uint64_t winners_in(const Game& game) {
    if (game.winners.has_several()) return std::uint64_t{game.winners.bits()} << 8U;
    return game.winners.empty() ? 0U : static_cast<std::uint64_t>(number(game.winners.first()));
}

void fold_turn(Folder& all, const Game& game) {
    all.fold(game.first, game.turn, game.round, game.doubles, game.rolls_again);
    all.fold(game.dice.first, game.dice.second, game.best_throw);
    all.fold(game.phase.index());
    match(
        game.phase,
        [](SettingUp) {},
        [](ToRoll) {},
        [&](ToDecide phase) { all.fold(phase.deed); },
        [&](ToMove phase) { all.fold(phase.dice.first, phase.dice.second); },
        [](Resolved) {},
        [](ToEnd) {},
        [](Over) {},
        [&](ToLeaveGaol phase) { all.fold(phase.dice.first, phase.dice.second); });
    all.fold(game.question.index());
    match(
        game.question,
        [](NothingAsked) {},
        [&](FirstThrow asked) { all.fold(asked.seat); },
        [&](NewPile asked) { all.fold(asked.deck); },
        [&](Reshuffle asked) { all.fold(asked.deck, asked.drawn); },
        [&](FirstDeeds asked) { all.fold(asked.seat); },
        [](Throw) {},
        [&](RentThrow asked) { all.fold(asked.square); },
        [&](NextCard asked) { all.fold(asked.deck); });
    all.fold(game.over, winners_in(game));
}

void fold_interruptions(Folder& all, const Game& game) {
    all.fold(game.debts.size());
    for (const Debt& debt : game.debts) all.fold(debt.from, debt.to, debt.sum.amount, debt.why);
    all.fold(game.lots.size());
    for (const Lot& lot : game.lots) all.fold(lot.square, lot.after);
    all.fold(game.offer.has_value());
    if (game.offer) {
        all.fold(game.offer->from, game.offer->to);
        all.fold(game.offer->give);
        all.fold(game.offer->want);
        all.fold(game.offer->repay);
    }
    all.fold(game.auction.has_value());
    if (game.auction)
        all.fold(game.auction->square,
                 game.auction->bid.amount,
                 game.auction->bidder,
                 game.auction->to_bid,
                 game.auction->passed.bits(),
                 game.auction->forfeited.bits());
    all.fold(game.claims.has_value());
    if (game.claims)
        all.fold(game.claims->loser, game.claims->victor, game.claims->unsettled.bits());
    all.fold(game.vote.has_value());
    if (game.vote) all.fold(game.vote->to_answer);
}

void fold_memories(Folder& all, const Game& game) {
    for (int seat = 1; seat <= game.seats; ++seat)
        if (const int sum = game.throws_for_order[Seat(seat)]; sum > 0) all.fold(seat, sum);
    for (int from = 1; from <= game.seats; ++from)
        for (int to = 1; to <= game.seats; ++to) {
            const Proposals& made = game.proposals[Seat(from)][Seat(to)];
            if (made != Proposals{}) all.fold(from, to, made.net.amount, made.round, made.declined);
        }
    for (const Square square : game.board().deeds)
        if (game.traded_round[square] > 0) all.fold(square, game.traded_round[square]);
    if (game.end_refused_round > 0) all.fold(game.end_refused_round);
    if (game.direction != board::Direction::Clockwise) all.fold(sign(game.direction));
    if (game.seating != as_entered())
        for (int seat = 1; seat <= game.seats; ++seat) all.fold(game.seating[Seat(seat)]);
}

void fold_leavings(Folder& all, const Game& game) {
    for (int seat = 1; seat <= game.seats; ++seat) {
        const Player& player = game.players[Seat(seat)];
        if (player.out) all.fold(seat, player.left, player.left_as, player.recorded.amount);
        if (game.rules.clocks == Clocks::Each) all.fold(player.clock.count);
    }
}

}  // namespace

std::uint64_t hash_of(const Game& game) {
    Folder all;
    all.fold(game.seats);
    for (int seat = 1; seat <= game.seats; ++seat) fold_player(all, game, Seat(seat));
    fold_board(all, game);
    fold_turn(all, game);
    fold_interruptions(all, game);
    fold_memories(all, game);
    if (has_leaderboard(game.rules)) fold_leavings(all, game);
    return all.value();
}

}  // namespace parlor::property
