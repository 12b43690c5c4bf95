// Checks that `.choices` and `play` agree in both directions (C-2.5), by trying every kind of move.
#pragma once

#include <vector>

#include "invariants.hpp"
#include "rules/property/legal.hpp"
#include "rules/property/play.hpp"
#include "rules/property/words/words.hpp"

namespace parlor::property {

// A move, and whether `legal` lists it; there is a trial for each square, group and seat.
struct Trial {
    Action action;
    bool is_open;
};

inline void add_square_trials(const Game& game, const Choices& open, std::vector<Trial>& trials) {
    for (int i = 0; i < game.board().size; ++i) {
        const auto square = Square(i);
        trials.push_back({Build{square}, open.build.contains(square)});
        trials.push_back({Sell{square}, open.sell.contains(square)});
        trials.push_back({Mortgage{square}, open.mortgage.contains(square)});
        trials.push_back({Repay{square}, open.repay.contains(square)});
        trials.push_back({Claim{square, false}, open.claim.contains(square)});
        trials.push_back({Claim{square, true}, open.claim_repay.contains(square)});
        trials.push_back({Leave{square}, open.leave.contains(square)});
        if (open.kind == DecisionKind::Trade)
            trials.push_back({Accept{{square}}, open.accept_repay.contains(square)});
    }
    for (std::size_t i = 0; i < board::group_count; ++i)
        trials.push_back(
            {BuildGroup{board::Group(i)}, open.build_groups.contains(board::Group(i))});
}

inline std::vector<Trial> trials_of(const Game& game, const Choices& open) {
    const bool bids = open.highest_bid > 0_cash;
    std::vector<Trial> trials{{Roll{}, open.roll},
                              {Buy{}, open.buy},
                              {Pass{}, open.pass},
                              {Forfeit{}, open.forfeit},
                              {End{}, open.end},
                              {Bail{}, open.bail},
                              {UseCard{}, open.card},
                              {Recover{}, open.recover},
                              {Accept{}, open.accept},
                              {Decline{}, open.decline},
                              {LeaveAll{}, not open.leave.empty()},
                              {EndGame{}, open.end_game},
                              {Agree{}, open.agree},
                              {Refuse{}, open.refuse},
                              {Bid{open.lowest_bid}, bids},
                              {Bid{open.highest_bid}, bids},
                              {Bid{open.lowest_bid - 1_cash}, false},
                              {Bid{open.highest_bid + 1_cash}, false},
                              {Thrown{}, false},
                              {Shuffled{}, false},
                              {Drawn{}, false}};
    add_square_trials(game, open, trials);
    return trials;
}

// Whether the rules accept a trade of any single thing, given or received (C-8.1).
inline bool some_trade_is_played(const Game& game, Seat other) {
    std::vector<Goods> things{{.money = 1_cash}, {.free_cards = 1}};
    for (const Square square : game.board().deeds) things.push_back({.deeds = {square}});
    Game copy = game;
    for (const Goods& thing : things)
        for (const Propose& trade : {Propose{other, thing, {}, {}}, Propose{other, {}, thing, {}}})
            if (play(copy, trade, Tell{}) == played) return true;
    return false;
}

// Tries all moves: a refused move must not change the game.
inline void check_choices(const Game& game) {
    if (game.decision.kind == DecisionKind::Chance) return;
    const Choices open = legal(game);
    Game copy = game;
    for (const Trial& trial : trials_of(game, open)) {
        const bool was_played = play(copy, trial.action, Tell{}) == played;
        if (was_played != trial.is_open)
            broken(to_line(*game.edition, trial.action) +
                   (was_played ? " is played but not offered" : " is offered but refused"));
        if (was_played) copy = game;
    }
    if (copy != game) broken("a refusal has changed the game");
    for (int seat = 1; seat <= game.seats; ++seat)
        if (some_trade_is_played(game, Seat(seat)) != open.propose.contains(Seat(seat)))
            broken("trading with seat " + std::to_string(seat) + ": offered and played differ");
}

}  // namespace parlor::property
