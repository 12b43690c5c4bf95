// The hands of a search follow the rules of the game.
#include "dominoes/sparring/open_hand.hpp"

#include "catch.hpp"
#include "dominoes/looks.hpp"
#include "sample.hpp"

using namespace parlor;
using namespace parlor::dominoes;

namespace {

const auto many = static_cast<std::uint64_t>(sampled(300, 30));  // games

OpenHand opened(const Game& game, const TileList& boneyard, Seat seat) {
    OpenHand hand{.ends = game.layout.ends,
                  .boneyard = {boneyard.begin(), boneyard.size()},
                  .target = game.rules.target,
                  .mover = seat};
    for (const Seat each : both_seats) {
        hand.hands[each] = game.players[each].hand;
        hand.scores[each] = game.players[each].score;
    }
    return hand;
}

bool is_over(const Game& game) { return not std::holds_alternative<ToPlay>(game.phase); }

Play any_play(const Choices& open, Rolls& rolls) {
    return open.plays[static_cast<std::size_t>(rolls(static_cast<int>(open.plays.size())))];
}

// Makes a random play, then the draws and passes that follow, in both.
void go_on(Game& game, OpenHand& hand, Rolls& rolls) {
    const Play chosen = any_play(legal(game), rolls);
    play_tile(hand, chosen.laid, place_of(game.layout, chosen));
    play(game, chosen, Tell{});
    if (hand.ended == Ended::NotYet) draw_what_is_needed(hand);
    while (not is_over(game) and legal(game).plays.empty()) play(game, DrawTile{}, Tell{});
}

// Plays the rest of this hand in both.
void play_both(Game game, Seat seat, Rolls& rolls) {
    const TileList boneyard = game.boneyard;
    OpenHand hand = opened(game, boneyard, seat);
    while (not is_over(game)) {
        REQUIRE(hand.ended == Ended::NotYet);
        REQUIRE(hand.mover == *decider(game));
        REQUIRE(playable(hand) == playable(game, hand.mover));
        go_on(game, hand, rolls);
    }
    REQUIRE(hand.ended != Ended::NotYet);
    CHECK(hand.ends == game.layout.ends);
    CHECK(hand.boneyard.size() == game.boneyard.size());
    for (const Seat each : both_seats) {
        CHECK(hand.hands[each] == game.players[each].hand);
        CHECK(hand.scores[each] == game.players[each].score);
    }
}

}  // namespace

TEST_CASE("D-2, D-4, D-5: hands of a search go as the same hands in the game do") {
    for (std::uint64_t seed = 1; seed <= many; ++seed)
        look_through(seed,
                     {.hand = hand_sizes[static_cast<std::size_t>(seed % 3)], .target = {60}},
                     [](const Game& game, Seat seat, Rolls& rolls) {
                         if (game.layout.middle and not legal(game).plays.empty())
                             play_both(game, seat, rolls);
                     });
}
