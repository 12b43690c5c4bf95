#include "rules/moneyloopy/turn/move.hpp"

#include "rules/board/walk.hpp"
#include "rules/moneyloopy/deal/bonds.hpp"
#include "rules/moneyloopy/estate/worth.hpp"
#include "rules/moneyloopy/turn/landing.hpp"
#include "rules/moneyloopy/turn/payment.hpp"

namespace parlor::moneyloopy {
namespace {

Square ahead(const board::Board& board, Square from, int steps) {
    return board::walk(board, from, {steps}, board::Direction::Clockwise).to;
}

// Moves the token and reports the move. `from` is the square last reported: passing a tollbooth is
// silent.
void travel(Draft& draft, Square from, Pips steps) {
    Player& player = draft.mover();
    const auto [to, reaches_go] =
        board::walk(draft.board(), player.at, steps, board::Direction::Clockwise);
    player.at = to;
    if (from != to) draft.tell(told::Moved{draft.game.turn, from, to});
    if (not reaches_go) return;
    give_to(draft, draft.game.turn, draft.game.rules.salary);
    draft.tell(told::Salary{draft.game.turn, draft.game.rules.salary});
}

// The steps to the first tollbooth ahead; more than `left` when none is reached.
int steps_to_booth(const Draft& draft, Pips left) {
    int steps = 1;
    while (steps <= left.count and
           not draft.edition().tollbooths.contains(ahead(draft.board(), draft.mover().at, steps)))
        ++steps;
    return steps;
}

Money toll_at(const Game& game) {
    return toll_of(booth_at(game.board(), std::get<AtToll>(game.phase).booth));
}

void walk_from(Draft& draft, Square from, Pips steps) {
    const int to_booth = steps_to_booth(draft, steps);
    if (to_booth > steps.count) {
        travel(draft, from, steps);
        return land(draft);
    }
    travel(draft, from, {to_booth - 1});
    draft.game.phase = AtToll{.booth = ahead(draft.board(), draft.mover().at, 1),
                              .left = {steps.count - to_booth}};
}

void pass_booth(Draft& draft) {
    const auto toll = std::get<AtToll>(draft.game.phase);
    Player& player = draft.mover();
    const Square told_at = toll.arrival == Arrival::Jumping ? toll.booth : player.at;
    player.at = toll.booth;
    walk_from(draft, told_at, toll.left);
}

}  // namespace

void walk(Draft& draft, Pips steps) { walk_from(draft, draft.mover().at, steps); }

Answer may_pay_toll(const Game& game) {
    return can_pay(game, game.turn, toll_at(game)) ? played : Answer{Refusal::KeepsNoDollar};
}

void pay_toll(Draft& draft) {
    const Debt toll{draft.game.turn, bank, toll_at(draft.game), Why::Toll};
    hand_over(draft, toll);
    draft.tell(told::TollPaid{toll.from, std::get<AtToll>(draft.game.phase).booth, toll.sum});
    report_paid(draft, toll);
    pass_booth(draft);
}

Answer may_save_toll(const Game& game) {
    return game.players[game.turn].safe_cards > 0 ? played : Answer{Refusal::NoSafeCard};
}

void save_toll(Draft& draft) {
    --draft.mover().safe_cards;
    draft.tell(told::Saved{draft.game.turn, std::get<AtToll>(draft.game.phase).booth});
    pass_booth(draft);
}

void loop(Draft& draft) {
    const auto toll = std::get<AtToll>(draft.game.phase);
    draft.mover().at = board::go;
    draft.tell(told::Looped{draft.game.turn, toll.booth});
    if (toll.left == Pips{0}) return land(draft);
    walk(draft, toll.left);
}

bool must_loop(const Game& game) {
    const Booth booth = booth_at(game.board(), std::get<AtToll>(game.phase).booth);
    if (never_passes(game, game.turn, booth)) return true;
    return may_pay_toll(game) != played and may_save_toll(game) != played;
}

}  // namespace parlor::moneyloopy
