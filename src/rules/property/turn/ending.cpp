#include "rules/property/turn/ending.hpp"

#include "rules/property/estate/estate.hpp"
#include "rules/property/estate/worth.hpp"
#include "rules/property/figures/standings.hpp"

namespace parlor::property {

void go_out(Draft& draft, Seat seat, Departure how) {
    Player& player = draft.player(seat);
    player.out = true;
    player.gaol_turn = 0;
    player.left = how;
    player.left_as = static_cast<std::uint8_t>(draft.game.seats - players_in(draft.game).count());
}

board::Squares surrender_deeds(Draft& draft, Seat loser) {
    Game& game = draft.game;
    const board::Squares deeds = game.deeds[loser];
    for (const Square square : deeds) clear_street(draft, loser, square);
    game.deeds[loser] = {};
    game.deeds[bank] |= deeds;
    return deeds;
}

void strike_out_debts(Game& game, Seat loser) {
    for (std::size_t i = game.debts.size(); i-- > 0;)
        if (game.debts[i].from == loser or game.debts[i].to == loser) game.debts.erase(i);
}

bool is_one_left(const OpenGame& game) { return players_in(game).count() == 1; }

void end_game(Draft& draft, OverHow how) {
    Game& game = draft.game;
    game.over = how;
    game.winners = in_first_place(game);
    game.phase = Over{};
    draft.tell(told::GameOver{game.winners, how});
}

void end_with_last(Draft& draft) {
    Game& game = draft.game;
    bool ran_out_of_time = false;  // the last player to go
    for (int seat = 1; seat <= game.seats; ++seat) {
        const Player& player = game.players[Seat(seat)];
        if (player.left_as == game.seats - 1) ran_out_of_time = player.left == Departure::Flagged;
    }
    game.mortgaged -= game.deeds[bank];
    game.debts.clear();
    game.lots.clear();
    game.offer.reset();
    game.auction.reset();
    game.claims.reset();
    game.vote.reset();
    end_game(draft, ran_out_of_time ? OverHow::Clock : OverHow::Last);
}

}  // namespace parlor::property
