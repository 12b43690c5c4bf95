// How computers trade: C-8.7, and no behaviour that would annoy the table.
#include <map>

#include "computers.hpp"
#include "rules/property/play.hpp"
#include "rules/property/random_games.hpp"
#include "rules/property/turn/chance.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

constexpr Patience little{.times = 2, .turns = 5};

// Two offers of the same goods differ when other deeds among them are mortgaged.
struct Made {
    int round = 0;
    std::string line;
    board::Squares mortgaged;
    [[nodiscard]] bool is_the_same_as(const Made& other) const {
        return line == other.line and mortgaged == other.mortgaged;
    }
};

// Plays games with three seats, and watches what the computers of that level propose.
template <class Watch>
void watch_proposals(board::Level level, bool others_refuse, Watch watch) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Numbers numbers{seed * 0x9e3779b97f4a7c15U};
        Game game = deal(*edition_of("uk"), {}, 3);
        while (game.over == OverHow::NotOver and game.round < 150) {
            const bool is_refused = others_refuse and game.decision.kind == DecisionKind::Trade;
            const Action move = game.decision.seat == chance ? answer_chance(game, Draw{numbers})
                                : is_refused                 ? Action{Decline{}}
                                             : choose(game, level, Draw{numbers}, little);
            if (const auto* offer = std::get_if<Propose>(&move)) watch(seed, game, *offer);
            REQUIRE_FALSE(play(game, move, Tell{}));
        }
    }
}

}  // namespace

TEST_CASE("C-8.7: a computer that was refused waits longer each time, and never offers the same") {
    for (const board::Level level : {board::Level::Zero, board::Level::One, board::Level::Two}) {
        std::map<std::tuple<std::uint64_t, Seat, Seat>, std::vector<Made>> all;
        watch_proposals(level, true, [&](auto seed, const Game& game, const Propose& offer) {
            all[{seed, game.decision.seat, offer.to}].push_back(
                {game.round,
                 to_line(*game.edition, offer),
                 (offer.give.deeds | offer.want.deeds) & game.mortgaged});
        });
        INFO("level " << static_cast<int>(level));
        CHECK(all.size() > 20);
        for (const auto& [who, made] : all)
            for (std::size_t i = 1; i < made.size(); ++i) {
                INFO(made[i].line);
                CHECK_FALSE(made[i].is_the_same_as(made[i - 1]));
                CHECK(made[i].round - made[i - 1].round > std::min(static_cast<int>(i), 6));
            }
    }
}

TEST_CASE("C-8.7: computers do not trade a deed back and forth") {
    for (const board::Level level : {board::Level::Zero, board::Level::One, board::Level::Two}) {
        int offers = 0;
        watch_proposals(level, false, [&](auto /*seed*/, const Game& game, const Propose& offer) {
            ++offers;
            for (const Square square : offer.give.deeds | offer.want.deeds) {
                const int before = game.traded_round[square];
                CHECK((before == 0 or game.round - before >= 12));
            }
        });
        CHECK(offers > 20);
    }
}

TEST_CASE("C-8.7: a master trades no deed again for twelve rounds, whatever is offered") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{2, "vine-street"}}, .money = {{1, 3000}}});
    table.game.round = 20;
    table.game.traded_round[*table.game.board().find("vine-street")] = 9;
    table.plays({"1 propose 2 give $900 for vine-street"});
    CHECK(chosen(table, board::Level::Two) == "decline");
    CHECK(reason(table, board::Level::Two) == "one of its deeds was traded a short while ago");
    CHECK(chosen(table, board::Level::One) == "accept");
    table.game.round = 21;
    CHECK(chosen(table, board::Level::Two) == "accept");
}

TEST_CASE("C-8.7: a master that cannot win any more, whatever it trades, offers nothing") {
    Table table({"Ann", "Bob", "Cid"}, {.last_round = 10});
    rig(table,
        {.owns = {{1,
                   "euston-road northumberland-avenue bow-street marlborough-street "
                   "water-works oxford-street mayfair"},
                  {2, "electric-company"},
                  {3,
                   "pentonville-road whitehall vine-street coventry-street bond-street "
                   "park-lane"}},
         .money = {{1, 146}, {2, 1'842}, {3, 320}},
         .at = {{1, "leicester-square"}}});
    table.game.round = 10;
    table.plays({"1 roll", "0 dice 2 4"});
    CHECK(table.decision() == "1 end");
    CHECK(chosen(table, board::Level::Two) == "end");
}
