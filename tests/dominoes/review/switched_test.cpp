// D-8.3: the deals of a saved game with the hands, and the down, switched.
#include "dominoes/review/switched.hpp"

#include "dominoes/play.hpp"
#include "dominoes/table.hpp"

using namespace parlor;
using namespace parlor::dominoes;

namespace {

constexpr int hand = 7;

// A game with these answers of chance.
Game dealt(const Action& down, const Action& deal) {
    Game game = begin({.hand = hand});
    REQUIRE_FALSE(play(game, down, Tell{}));
    REQUIRE_FALSE(play(game, deal, Tell{}));
    return game;
}

const Action down = DrawnForDown{tiles_of("66")[0], tiles_of("00")[0]};
const Action deal = Dealt{tiles_of("66 05 16 24 33 12 45 00 01 02 03 04 11 22 56")};

}  // namespace

TEST_CASE("D-8.3: switched, each has the other's hand, and the boneyard is the same") {
    const Game as_it_was = dealt(down, deal), now = dealt(down, switched(deal, hand));
    CHECK(now.players[first_seat].hand == as_it_was.players[second_seat].hand);
    CHECK(now.players[second_seat].hand == as_it_was.players[first_seat].hand);
    CHECK(now.boneyard == as_it_was.boneyard);
}

TEST_CASE("D-8.3: switched, the other has the down") {
    CHECK(dealt(down, deal).down == first_seat);
    CHECK(dealt(switched(down, hand), deal).down == second_seat);
}
