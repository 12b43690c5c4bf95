// The worth of each play, and the reasons for Mack's plays.
#include "dominoes/mack/values.hpp"

#include "dominoes/looks.hpp"
#include "dominoes/mack/ending.hpp"
#include "dominoes/mack/reason.hpp"
#include "dominoes/table.hpp"

using namespace parlor;
using namespace parlor::dominoes;

namespace {

std::vector<Valued> values_at(const Game& game) {
    Rolls rolls{1};
    return values_of(view_for(game, *decider(game)), Draw{rolls});
}

std::vector<std::string> lines_at(const Game& game) {
    std::vector<std::string> lines;
    for (const Valued& valued : values_at(game)) lines.push_back(to_line(valued));
    return lines;
}

std::string reason_at(const Game& game, Level level) {
    Rolls rolls{1}, more{2};
    const View view = view_for(game, *decider(game));
    return reason_for(view, choose(view, level, Draw{rolls}), level, "Ann", Draw{more});
}

}  // namespace

TEST_CASE("D-7.1: level 2's own play comes first, then the others by the chance to win") {
    int looked = 0;
    look_through(5, {.hand = 7, .target = {50}}, [&](const Game& game, Seat, Rolls&) {
        const auto plays = legal(game).plays;
        if (plays.size() < 2 or ++looked > 12) return;
        const auto values = values_at(game);
        REQUIRE(values.size() == plays.size());
        CHECK(to_line(Action{values.front().play}) == choice(game, Level::Two));
        for (std::size_t i = 0; i < values.size(); ++i) {
            CHECK(values[i].chance >= 0);
            CHECK(values[i].chance <= 1);
            if (i > 1) CHECK(values[i].chance <= values[i - 1].chance);
        }
    });
    CHECK(looked > 4);
}

TEST_CASE("D-7.2: what plays are worth depends on nothing that is hidden") {
    int looked = 0;
    look_through(3, {.hand = 7, .target = {50}}, [&](const Game& game, Seat seat, Rolls& rolls) {
        if (legal(game).plays.empty() or ++looked > 12) return;
        CHECK(lines_at(with_others_hidden(game, seat, rolls)) == lines_at(game));
    });
    CHECK(looked > 4);
}

TEST_CASE("D-7.1: with no tile hidden the values are those of perfect play") {
    int looked = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed)
        look_through(
            seed, {.hand = 11, .target = {150}}, [&](const Game& game, Seat, Rolls& rolls) {
                if (not game.boneyard.empty() or legal(game).plays.size() < 2) return;
                const auto best = perfect_play(game, Draw{rolls});
                REQUIRE(best);
                ++looked;
                CHECK(values_at(game).front().chance == Approx((1 + best->value) / 2));
            });
    CHECK(looked > 10);
}

TEST_CASE("D-7.1: where an ending is too large to be searched, its values are sampled") {
    int too_large = 0;
    look_through(11, {.hand = 11, .target = {250}}, [&](const Game& game, Seat, Rolls&) {
        const auto plays = legal(game).plays;
        Rolls rolls{1};
        if (not game.boneyard.empty() or plays.empty() or perfect_play(game, Draw{rolls})) return;
        ++too_large;
        CHECK(perfect_lines(game).empty());
        CHECK(values_at(game).size() == plays.size());
    });
    CHECK(too_large > 0);
}

TEST_CASE("D-6.1: plays have values also when a new deal may be asked for") {
    const Ruleset redeals{.hand = 7, .redeal = Redeal::ForDoubles};
    Table table = table_with({{"00 11 22 33 46", "55"}, "66"}, redeals);
    REQUIRE(legal(table.game).redeal);
    CHECK(values_at(table.game).size() == legal(table.game).plays.size());
}

TEST_CASE("D-5.1: what a last tile wins is in the difference that is expected") {
    int looked = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed)
        look_through(seed, {.hand = 11, .target = {250}}, [&](const Game& game, Seat seat, Rolls&) {
            if (not game.boneyard.empty() or game.players[seat].hand.count() > 1) return;
            if (legal(game).plays.empty()) return;
            ++looked;
            const Valued last = values_at(game).front();
            const Points won = rounded(spots_of(game.players[other(seat)].hand));
            CHECK(last.difference == Approx((last.now + won).count));
        });
    CHECK(looked > 3);
}

TEST_CASE("D-7.2: Mack's reason is the count, what the other lacks, and what they likely hold") {
    CHECK(reason_at(table_with({{"46", "00"}, "66"}).game, Level::Zero) ==
          "is the last tile; is the only play; scores 10");
    Table draws = table_with({{"34 35 11", "66 55 22 06"}, "25 13 00 44 12"});
    draws.plays({"1 play 34", "2 draw", "2 draw", "2 play 31"});
    CHECK(reason_at(draws.game, Level::One).find("Ann had none of") != std::string::npos);
    Table stuck = table_with({{"34 00", "66"}, "11"});
    stuck.plays({"1 play 34"});
    CHECK(reason_at(stuck.game, Level::Two) == "nothing fits");
    const Ruleset redeals{.hand = 7, .redeal = Redeal::ForDoubles};
    CHECK(reason_at(table_with({{"00 11 22 33 46", "55"}, "66"}, redeals).game, Level::One) ==
          "the hand has too many doubles");
}

TEST_CASE("D-7.3: .why tells move, reason and values, and the same again") {
    Table table = table_with({{"34 35 11", "66 55 22 06"}, "25 13 00 44 12"});
    Rolls rolls{1}, again{1};
    const auto values = Dominoes::values(table.setup, table.game, Draw{rolls});
    CHECK(values.size() == 3);
    CHECK(Dominoes::values(table.setup, table.game, Draw{again}) == values);
    Rolls why{1};
    CHECK_FALSE(Dominoes::why(table.setup, table.game, 2, Draw{why}).empty());
}
