#include "dominoes/deal.hpp"

namespace parlor::dominoes {
namespace {

Tiles set_of(const TileList& list) {
    Tiles tiles;
    for (const Tile tile : list) tiles.insert(tile);
    return tiles;
}

std::optional<Tile> highest_double(Tiles hand) {
    const Tiles found = hand & doubles();
    std::optional<Tile> highest;
    for (const Tile tile : found) highest = tile;
    return highest;
}

// The seat with the highest double of both dealt hands (D-6.2); nobody when there is no double.
Seat holder_of_highest_double(const Game& game) {
    const auto first = highest_double(game.players[first_seat].hand);
    const auto second = highest_double(game.players[second_seat].hand);
    if (not first and not second) return nobody;
    return first > second ? first_seat : second_seat;
}

void clear_table(Game& game) {
    game.layout = {};
    game.history.clear();
    game.boneyard.clear();
    for (const Seat seat : both_seats) game.players[seat] = {.score = game.players[seat].score};
}

void deal_out(Draft& draft, const TileList& order) {
    clear_table(draft.game);
    const auto hand = static_cast<std::size_t>(draft.game.rules.hand);
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i < hand)
            draft.player(first_seat).hand.insert(order[i]);
        else if (i < 2 * hand)
            draft.player(second_seat).hand.insert(order[i]);
        else
            draft.game.boneyard.push_back(order[i]);
    }
    for (const Seat seat : both_seats) draft.tell(told::GotHand{seat, draft.player(seat).hand});
    draft.tell(told::GotBoneyard{draft.game.boneyard});
}

void give_down(Draft& draft, Seat seat) {
    draft.game.down = seat;
    draft.tell(told::HasDown{seat});
    draft.game.phase = ToDeal{};
}

}  // namespace

Answer answer_drawing(Draft& draft, DrawnForDown drawn) {
    Game& game = draft.game;
    if (not std::holds_alternative<ToDrawForDown>(game.phase)) return Refusal::NotAskedOfChance;
    if (drawn.first == drawn.second) return Refusal::SameTileForBoth;
    draft.tell(told::DrewForDown{first_seat, drawn.first});
    draft.tell(told::DrewForDown{second_seat, drawn.second});
    const Spots first = spots_of(drawn.first), second = spots_of(drawn.second);
    if (first == second) return played;  // both draw again
    give_down(draft, first > second ? first_seat : second_seat);
    return played;
}

Answer answer_given(Draft& draft, GivenDown given) {
    if (not std::holds_alternative<ToDrawForDown>(draft.game.phase))
        return Refusal::NotAskedOfChance;
    give_down(draft, given.seat);
    return played;
}

Answer answer_deal(Draft& draft, const Dealt& dealt) {
    Game& game = draft.game;
    if (not std::holds_alternative<ToDeal>(game.phase)) return Refusal::NotAskedOfChance;
    if (set_of(dealt.order).count() != static_cast<int>(dealt.order.size()))
        return Refusal::TileNamedTwice;
    deal_out(draft, completed(dealt.order));
    if (game.down_tile == DownTile::HighestDouble) {
        game.down = holder_of_highest_double(game);
        if (game.down == nobody) {
            draft.tell(told::Redealt{chance});
            return played;
        }
        draft.tell(told::HasDown{game.down});
    }
    game.phase = ToPlay{game.down};
    return played;
}

Answer may_redeal(const Game& game, Seat seat) {
    const Player& player = game.players[seat];
    if (game.rules.redeal == Redeal::Never) return Refusal::NoRedeals;
    if (player.has_acted) return Refusal::TooLateForRedeal;
    if ((player.hand & doubles()).count() < doubles_for_redeal(game.rules.hand))
        return Refusal::TooFewDoubles;
    return played;
}

Answer redeal(Draft& draft, Seat seat) {
    if (const Answer no = may_redeal(draft.game, seat)) return no;
    for (const Seat each : both_seats) {
        Player& player = draft.player(each);
        player.score -= player.made_in_deal;
        player.made_in_deal = no_points;
    }
    if (draft.game.down_tile == DownTile::HighestDouble) draft.game.down = nobody;
    draft.game.phase = ToDeal{};
    draft.tell(told::Redealt{seat});
    return played;
}

TileList completed(TileList named) {
    for (const Tile tile : all_tiles() - set_of(named)) named.push_back(tile);
    return named;
}

std::optional<Tile> tile_due(const Game& game) {
    const bool is_free = game.down_tile == DownTile::Any or game.layout.middle.has_value();
    return is_free ? std::nullopt : highest_double(game.players[game.down].hand);
}

}  // namespace parlor::dominoes
