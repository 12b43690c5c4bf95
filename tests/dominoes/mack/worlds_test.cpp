// Chapter 7: what Mack can work out about the tiles that he cannot see.
#include "dominoes/mack/worlds.hpp"

#include "dominoes/looks.hpp"
#include "dominoes/mack/hidden.hpp"
#include "dominoes/table.hpp"
#include "sample.hpp"

using namespace parlor;
using namespace parlor::dominoes;

namespace {

const auto few = static_cast<std::uint64_t>(sampled(30, 3));  // games
const auto many = static_cast<std::uint64_t>(sampled(50, 6));

Tiles tiles_in(const World& world) {
    Tiles tiles = world.other_hand;
    for (const Tile tile : world.boneyard) tiles.insert(tile);
    return tiles;
}

// The opponent's tiles as they truly came and went: played by the rules from this deal on.
std::vector<Holding> true_holdings(const Game& game, Tiles dealt, const std::vector<Tile>& drawn) {
    std::vector<Holding> holdings;
    for (const Tile tile : dealt) holdings.push_back({tile});
    std::size_t draws = 0;
    for (std::size_t when = 0; when < game.history.size(); ++when) {
        const Noted& seen = game.history[when];
        if (seen.seat != second_seat) continue;
        if (seen.what == Doing::Drew) holdings.push_back({drawn[draws++], static_cast<int>(when)});
        if (seen.what != Doing::Played) continue;
        for (Holding& holding : holdings)
            if (holding.tile == tile_of(seen.laid)) holding.until = static_cast<int>(when);
    }
    return holdings;
}

}  // namespace

TEST_CASE("D-7.2: in each world every tile that is not seen has its place") {
    for (std::uint64_t seed = 1; seed <= few; ++seed)
        look_through(
            seed,
            {.hand = hand_sizes[static_cast<std::size_t>(seed % 3)]},
            [](const Game& game, Seat seat, Rolls& rolls) {
                const View view = view_for(game, seat);
                Worlds worlds{view, Draw{rolls}};
                for (int i = 0; i < 5; ++i) {
                    worlds.wander(Draw{rolls});
                    const World world = worlds.world();
                    CHECK(tiles_in(world) == unseen_by(view));
                    CHECK(world.other_hand.count() == game.players[other(seat)].hand.count());
                    CHECK(world.boneyard.size() == game.boneyard.size());
                }
            });
}

TEST_CASE("D-7.2: in no world does the other hold a number that they have shown not to have") {
    for (std::uint64_t seed = 1; seed <= few; ++seed)
        look_through(seed, {.hand = 7}, [](const Game& game, Seat seat, Rolls& rolls) {
            Worlds worlds{view_for(game, seat), Draw{rolls}};
            const Suits lacking = numbers_lacking(game.history, other(seat));
            for (int i = 0; i < 5; ++i) {
                worlds.wander(Draw{rolls});
                CHECK((worlds.world().other_hand & tiles_with_any(lacking)).empty());
            }
        });
}

TEST_CASE("D-7.2: a tile that was there when its holder had to draw is known to have come later") {
    Table table = table_with({{"34 41 35 11", "66 55 22 06"}, "25 13 00"});
    const Tiles dealt = table.game.players[second_seat].hand;
    table.plays({"1 play 34", "2 draw", "2 draw", "2 play 31"});
    View view = view_for(table.game, first_seat);
    view.rules.hand = 4;  // as this table was dealt
    const Evidence evidence{view};
    for (const Holding& holding : true_holdings(table.game, dealt, {Tile{}, Tile{}}))
        if (holding.until == Holding::to_this_day and holding.since == Holding::dealt)
            CHECK(evidence.allows(holding));
    const auto tile = [](int inner, int outer) { return tile_of({Suit(inner), Suit(outer)}); };
    SECTION("what would have fitted was not there") {
        CHECK_FALSE(evidence.allows({tile(3, 6), Holding::dealt}));
        CHECK_FALSE(evidence.allows({tile(4, 4), Holding::dealt}));
    }
    SECTION("nor was it drawn and kept") { CHECK_FALSE(evidence.allows({tile(3, 6), 1})); }
    SECTION("what was drawn last was played at once") {
        CHECK(evidence.allows({tile(1, 3), 2, 3}));
        CHECK_FALSE(evidence.allows({tile(1, 3), 1, 3}));
    }
}

TEST_CASE("D-7.2: what the other did is never held to be impossible") {
    for (std::uint64_t seed = 1; seed <= many; ++seed) {
        Rolls rolls{seed};
        Game game =
            begin({.hand = hand_sizes[static_cast<std::size_t>(seed % 3)], .target = {100}});
        Tiles dealt;
        std::vector<Tile> drawn;
        while (const auto seat = decider(game)) {
            if (game.history.empty()) {
                dealt = game.players[second_seat].hand;
                drawn.clear();
            }
            if (*seat == first_seat) {
                Evidence evidence{view_for(game, first_seat)};
                const auto holdings = true_holdings(game, dealt, drawn);
                for (const Holding& holding : holdings) CHECK(evidence.allows(holding));
                const ByManner likelihood = evidence.likelihood(holdings);
                for (const Manner manner : all_manners) {
                    CHECK(likelihood[manner] > 0);
                    CHECK(likelihood[manner] <= 1);
                }
            }
            const Tiles before = game.players[second_seat].hand;
            play(game, random_move(game, Draw{rolls}), Tell{});
            const Tiles got = game.players[second_seat].hand - before;
            if (*seat == second_seat and got.count() == 1) drawn.push_back(got.first());
        }
    }
}

TEST_CASE("D-7.2: who has not played yet is expected to be simple rather than not") {
    const Table table = table_with({{"34 00", "36 32"}, "66"});
    Evidence evidence{view_for(table.game, first_seat)};
    CHECK(evidence.likelihood({}) == likelihood_beforehand);
    CHECK(total(likelihood_beforehand) == 1);
    CHECK(likelihood_beforehand[Manner::Greedy] >= total(likelihood_beforehand) / 2);
}

TEST_CASE("D-7.2: a play makes it likelier that the other plays in the manner it fits") {
    Table table = table_with({{"34 00", "36 32"}, "66"});
    const Tiles dealt = table.game.players[second_seat].hand;
    const auto likelihood = [&] {
        Evidence evidence{view_for(table.game, first_seat)};
        return evidence.likelihood(true_holdings(table.game, dealt, {}));
    };
    table.plays({"1 play 34"});
    SECTION("a count that is taken fits who is greedy") {
        table.plays({"2 play 36"});
        CHECK(likelihood()[Manner::Greedy] > 0.9 * likelihood_beforehand[Manner::Greedy]);
    }
    SECTION("one that is passed up does not") {
        table.plays({"2 play 32"});
        CHECK(likelihood()[Manner::Greedy] < 0.1 * likelihood_beforehand[Manner::Greedy]);
        CHECK(likelihood()[Manner::Wayward] > likelihood()[Manner::Greedy]);
    }
}
