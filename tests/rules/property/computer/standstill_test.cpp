// Standstills: all deeds are sold, nobody can ruin anybody, and everybody grows richer.
#include "computers.hpp"
#include "numbers.hpp"
#include "rules/property/play.hpp"
#include "rules/property/turn/chance.hpp"
#include "sample.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

// Ann has to end her turn; she and Bob have a part of every group, and no houses.
Table split_groups(int round) {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1,
                   "stations old-kent-road the-angel-islington euston-road pall-mall bow-street "
                   "strand fleet-street leicester-square regent-street park-lane electric-company"},
                  {2,
                   "whitechapel-road pentonville-road whitehall northumberland-avenue "
                   "marlborough-street vine-street trafalgar-square coventry-street piccadilly "
                   "oxford-street bond-street mayfair water-works"}},
         .money = {{1, 3000}, {2, 3000}}});
    table.plays({".set seat.1.square 7", "1 roll", "0 dice 1 2"});
    table.game.round = static_cast<decltype(table.game.round)>(round);
    return table;
}

// Whether a game of two computers of these levels ends within 1,000 turns of both.
bool comes_to_an_end(board::Level one, board::Level two, std::uint64_t seed) {
    constexpr Patience little{.times = 8, .turns = 20};
    constexpr int most_turns = 1000;
    Numbers numbers{seed * 0x9e3779b97f4a7c15U};
    Game game = deal(*edition_of("uk"), {}, 2);
    for (int turns = 0; turns < most_turns;) {
        if (game.over != OverHow::NotOver) return true;
        const Seat seat = game.decision.seat;
        const Action move = seat == chance
                                ? answer_chance(game, Draw{numbers})
                                : choose(game, seat == Seat(1) ? one : two, Draw{numbers}, little);
        turns += std::holds_alternative<End>(move) ? 1 : 0;
        REQUIRE(play(game, move, Tell{}) == played);
    }
    return false;
}

}  // namespace

TEST_CASE("masters trade group for group when the game would not end by itself") {
    Table table = split_groups(80);
    const std::string offer = chosen(table, board::Level::Two);
    INFO(offer);
    table.plays({"1 " + offer});
    CHECK(chosen(table, board::Level::Two) == "accept");
    Table early = split_groups(40);
    early.plays({"1 " + offer});
    CHECK(chosen(early, board::Level::Two) == "decline");
}

TEST_CASE("of games of two computers at most one in a hundred has no end within 1,000 turns") {
    const int games = sampled(2'000);
    for (const auto& [one, two] : {std::pair{board::Level::One, board::Level::One},
                                   std::pair{board::Level::Two, board::Level::One},
                                   std::pair{board::Level::Two, board::Level::Two}}) {
        int endless = 0;
        for (int i = 1; i <= games; ++i)
            endless += comes_to_an_end(one, two, static_cast<std::uint64_t>(i)) ? 0 : 1;
        INFO("levels " << static_cast<int>(one) << " and " << static_cast<int>(two));
        CHECK(endless * 100 <= games);
    }
}
