#include "rules/moneyloopy/turn/turn.hpp"

#include "base/match.hpp"
#include "rules/moneyloopy/deal/bonds.hpp"
#include "rules/moneyloopy/deal/due.hpp"
#include "rules/moneyloopy/deal/promises.hpp"
#include "rules/moneyloopy/estate/auction.hpp"
#include "rules/moneyloopy/estate/worth.hpp"
#include "rules/moneyloopy/turn/ending.hpp"
#include "rules/moneyloopy/turn/move.hpp"

namespace parlor::moneyloopy {
namespace {

using Due = std::optional<Decision>;  // nothing: the game continued without a decision, look again

constexpr Decision asked_of_chance{chance, DecisionKind::Chance};

// Terms due at the marker come first, each settled completely before the next (L-8.5).
Due begin_round(Draft& draft) {
    const Game& game = draft.game;
    if (settle_next_due(draft)) return std::nullopt;
    begin_turn(draft, game.players[game.first].out ? next_in(game, game.first) : game.first);
    return std::nullopt;
}

// A player who went bankrupt in their own turn has no more decisions in it.
Due end_or_pass_on(Draft& draft) {
    if (not draft.mover().out) return Decision{draft.game.turn, DecisionKind::End};
    end_turn(draft);
    return std::nullopt;
}

Due toll_decision(Draft& draft) {
    if (not must_loop(draft.game)) return Decision{draft.game.turn, DecisionKind::Toll};
    loop(draft);
    return std::nullopt;
}

Due turn_decision(Draft& draft) {
    const auto of_turn = [&](DecisionKind kind) { return Due{Decision{draft.game.turn, kind}}; };
    return match(
        draft.game.phase,
        [](const SettingUp&) { return Due{asked_of_chance}; },
        [&](ToRoll) { return of_turn(start_of_turn(draft.game)); },
        [](Rolling) { return Due{asked_of_chance}; },
        [&](const AtToll&) { return toll_decision(draft); },
        [&](const ToPay&) { return of_turn(DecisionKind::Square); },
        [&](ToBuy) { return of_turn(DecisionKind::Square); },
        [&](ToChoose) { return of_turn(DecisionKind::Square); },
        [](const RollingStake&) { return Due{asked_of_chance}; },
        [&](ToEnd) { return end_or_pass_on(draft); },
        [&](AtMarker) { return begin_round(draft); },
        [](Over) { return Due{Decision{}}; });
}

Due auction_next_lot(Draft& draft) {
    Lots& lots = draft.game.lots;
    const Square next = lots.squares.first();
    lots.squares.erase(next);
    open_auction(draft, next, lots.after);
    return std::nullopt;
}

// From the innermost interruption to the turn itself.
Due next_decision(Draft& draft) {
    const Game& game = draft.game;
    if (game.proposal) return Decision{game.proposal->to, DecisionKind::Deal};
    if (game.auction) return Decision{game.auction->to_bid, DecisionKind::Bid};
    if (not game.lots.squares.empty()) return auction_next_lot(draft);
    if (game.debt) return Decision{game.debt->from, DecisionKind::Debt};
    return turn_decision(draft);
}

// Ends the game when the marker is back on GO, and terms of deals at its square.
void move_marker(Draft& draft) {
    Game& game = draft.game;
    ++game.rounds;
    game.phase = AtMarker{};
    draft.tell(told::MarkerMoved{marker_of(game)});
    if (game.rounds == board_size) return finish(draft, wealthiest(game), OverHow::Marker);
    recall_promises_at_marker(draft);
    end_terms_at(draft, marker_of(game));
}

}  // namespace

DecisionKind start_of_turn(const Game& game) {
    const bool is_in_transit = game.players[game.turn].transit != Transit::No;
    return is_in_transit ? DecisionKind::Jump : DecisionKind::Roll;
}

void begin_turn(Draft& draft, Seat seat) {
    draft.game.turn = seat;
    draft.game.phase = ToRoll{};
    draft.tell(told::Turn{seat, round_of(draft.game)});
}

void end_turn(Draft& draft) {
    const Game& game = draft.game;
    if (in_after(game, game.turn).empty()) return move_marker(draft);
    begin_turn(draft, next_in(game, game.turn));
}

Decision go_on(Draft& draft) {
    Due due;
    while (not due) due = next_decision(draft);
    return *due;
}

}  // namespace parlor::moneyloopy
