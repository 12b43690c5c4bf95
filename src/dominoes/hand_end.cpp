#include "dominoes/hand_end.hpp"

namespace parlor::dominoes {
namespace {

// After a block the highest double gets the down, otherwise the player who dominoed (D-6.2); or the
// down alternates (D-1.4).
void find_next_down(Draft& draft, Seat dominoed_by) {
    Game& game = draft.game;
    if (game.rules.down == DownRule::Alternating)
        game.down = other(game.down);
    else
        game.down = dominoed_by;
    game.down_tile = game.down == nobody ? DownTile::HighestDouble : DownTile::Any;
    if (game.down != nobody) draft.tell(told::HasDown{game.down});
}

bool has_won(const Game& game, Seat seat) { return game.players[seat].score >= game.rules.target; }

// Takes `left` when the game ends in mid-hand (D-1.2).
void end_game(Draft& draft, Seat winner, const std::optional<Leftover>& left) {
    draft.game.phase = Over{winner};
    draft.tell(told::GameOver{winner, left});
}

// `dominoed_by` is nobody after a block.
void begin_next_hand(Draft& draft, Seat dominoed_by) {
    ++draft.game.hand_number;
    draft.game.phase = ToDeal{};
    find_next_down(draft, dominoed_by);
}

void end_by_domino(Draft& draft, Seat seat) {
    const Points won = rounded(spots_of(draft.player(other(seat)).hand));
    credit(draft, seat, won);
    draft.tell(told::Dominoed{seat, won, leftover_in(draft.game)});
    if (has_won(draft.game, seat)) return end_game(draft, seat, std::nullopt);
    begin_next_hand(draft, seat);
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
    if (first == second) {
        draft.tell(told::Blocked{nobody, no_points, leftover_in(draft.game)});
        return begin_next_hand(draft, nobody);
    }
    const Seat winner = first < second ? first_seat : second_seat;
    const Points won = rounded(std::max(first, second));
    credit(draft, winner, won);
    draft.tell(told::Blocked{winner, won, leftover_in(draft.game)});
    if (has_won(draft.game, winner)) return end_game(draft, winner, std::nullopt);
    begin_next_hand(draft, nobody);
}

}  // namespace

void credit(Draft& draft, Seat seat, Points points) {
    draft.player(seat).score += points;
    draft.player(seat).made_in_deal += points;
}

void end_what_is_over(Draft& draft, Seat seat) {
    if (draft.player(seat).hand.empty()) return end_by_domino(draft, seat);
    if (has_won(draft.game, seat)) return end_game(draft, seat, leftover_in(draft.game));
    if (is_blocked(draft.game)) end_by_block(draft);
}

}  // namespace parlor::dominoes
