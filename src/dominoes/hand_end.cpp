#include "dominoes/hand_end.hpp"

namespace parlor::dominoes {
namespace {

bool has_won(const Game& game, Seat seat) { return game.players[seat].score >= game.rules.target; }

// After a block the highest double gets the down, otherwise the player who dominoed (D-6.2); or the
// down alternates (D-1.4). `dominoed_by` is nobody after a block.
void prepare_next_hand(Game& game, Seat dominoed_by) {
    ++game.hand_number;
    game.phase = ToDeal{};
    game.down = game.rules.down == DownRule::Alternating ? other(game.down) : dominoed_by;
    game.down_tile = game.down == nobody ? DownTile::HighestDouble : DownTile::Any;
}

// `how` tells the end of the hand; `winner` has scored by it.
template <class HowItEnded>
void end_hand(Draft& draft, HowItEnded how, Seat winner, Seat dominoed_by) {
    Game& game = draft.game;
    how.left = leftover_in(game);
    if (winner != nobody and has_won(game, winner)) {
        game.phase = Over{winner};
        draft.tell(how);
        draft.tell(told::GameOver{winner, std::nullopt});
        return;
    }
    prepare_next_hand(game, dominoed_by);
    draft.tell(how);
    if (game.down != nobody) draft.tell(told::HasDown{game.down});
}

void end_by_domino(Draft& draft, Seat seat) {
    const Points won = rounded(spots_of(draft.player(other(seat)).hand));
    credit(draft, seat, won);
    end_hand(draft, told::Dominoed{seat, won, {}}, seat, seat);
}

// In mid-hand, by a count (D-1.2).
void end_game(Draft& draft, Seat winner) {
    draft.game.phase = Over{winner};
    draft.tell(told::GameOver{winner, leftover_in(draft.game)});
}

// Requires that the down has been played.
bool is_blocked(const Game& game) {
    if (not game.boneyard.empty()) return false;
    const Tiles fitting = tiles_with_any(exposed_numbers(game.layout.ends));
    return (fitting & (game.players[first_seat].hand | game.players[second_seat].hand)).empty();
}

void end_by_block(Draft& draft) {
    const Spots first = spots_of(draft.player(first_seat).hand);
    const Spots second = spots_of(draft.player(second_seat).hand);
    if (first == second)
        return end_hand(draft, told::Blocked{nobody, no_points, {}}, nobody, nobody);
    const Seat winner = first < second ? first_seat : second_seat;
    const Points won = rounded(std::max(first, second));
    credit(draft, winner, won);
    end_hand(draft, told::Blocked{winner, won, {}}, winner, nobody);
}

}  // namespace

void credit(Draft& draft, Seat seat, Points points) {
    draft.player(seat).score += points;
    draft.player(seat).made_in_deal += points;
}

void end_what_is_over(Draft& draft, Seat seat) {
    if (draft.player(seat).hand.empty()) return end_by_domino(draft, seat);
    if (has_won(draft.game, seat)) return end_game(draft, seat);
    if (is_blocked(draft.game)) end_by_block(draft);
}

}  // namespace parlor::dominoes
