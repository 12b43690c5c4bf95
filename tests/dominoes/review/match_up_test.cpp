// D-8.7: finished games by their players, hand and target.
#include "dominoes/review/match_up.hpp"

#include "catch.hpp"

using namespace parlor;
using namespace parlor::dominoes;

namespace {

constexpr std::optional<int> person;

// The first player wins by 150 to 60 in 5 hands.
Outcome game(const Outcome::Player& winner,
             const Outcome::Player& loser,
             MatchTerms terms = {7, 150}) {
    Outcome outcome{"dominoes", "", 5, {winner, loser}};
    outcome.figures = {{"hand", terms.hand}, {"target", terms.target}};
    outcome.players[0].place = 1;
    outcome.players[1].place = 2;
    outcome.players[0].score = 150;
    outcome.players[1].score = 60;
    outcome.players[0].figures = {{"counts", 100}, {"dominoes", 30}, {"blocks", 20}};
    outcome.players[1].figures = {{"counts", 40}, {"dominoes", 15}, {"blocks", 5}};
    return outcome;
}

const Outcome::Player ann{"Ann", person}, bob{"Bob", person};
const Outcome::Player mack{"Mack", 1}, other_mack{"Max", 1}, weak_mack{"Mack", 0};

}  // namespace

TEST_CASE(
    "D-8.7: two players' games count together, whoever sat where and whatever Mack is called") {
    const std::vector games{game(ann, mack), game(other_mack, ann), game(ann, mack)};
    const auto match_ups = match_ups_of(games);
    REQUIRE(match_ups.size() == 1);
    CHECK(match_ups[0].rivals[0] == Rival{"Ann", person});
    CHECK(match_ups[0].rivals[1] == Rival{"", 1});
    const MatchTally& all = match_ups[0].all;
    CHECK(all.games == 3);
    CHECK(all.hands == 15);
    CHECK(all.games_with_sources == 3);
    CHECK(all.rivals[0].won == 2);
    CHECK(all.rivals[1].won == 1);
    CHECK(all.rivals[0].points == 360);
    CHECK(all.rivals[0].counts == 240);
    CHECK(all.rivals[0].dominoes == 75);
    CHECK(all.rivals[0].blocks == 45);
    CHECK(all.rivals[1].counts == 180);
}

TEST_CASE("D-8.7: levels, hands and targets are told apart, what was played most first") {
    const std::vector games{game(bob, ann),
                            game(ann, weak_mack),
                            game(ann, mack),
                            game(ann, mack, {11, 250}),
                            game(mack, ann, {11, 250})};
    const auto match_ups = match_ups_of(games);
    REQUIRE(match_ups.size() == 3);
    CHECK(match_ups[0].rivals[1].level == 1);
    CHECK(match_ups[1].rivals[0].name == "Ann");
    CHECK(match_ups[1].rivals[1].name == "Bob");
    CHECK(match_ups[2].rivals[1].level == 0);
    const auto& by_terms = match_ups[0].by_terms;
    REQUIRE(by_terms.size() == 2);
    CHECK(by_terms[0].terms == MatchTerms{11, 250});
    CHECK(by_terms[0].tally.games == 2);
    CHECK(by_terms[1].terms == MatchTerms{7, 150});
}

TEST_CASE("D-8.7: games of older versions count for what is known of them") {
    Outcome older = game(ann, mack);
    older.figures.clear();
    for (Outcome::Player& player : older.players) player.figures.clear();
    const auto match_ups = match_ups_of(std::vector{game(ann, mack), older});
    REQUIRE(match_ups.size() == 1);
    const MatchTally& all = match_ups[0].all;
    CHECK(all.games == 2);
    CHECK(all.games_with_sources == 1);
    CHECK(all.hands_with_sources == 5);
    CHECK(all.rivals[0].points == 300);
    CHECK(all.rivals[0].counts == 100);
    REQUIRE(match_ups[0].by_terms.size() == 2);
    CHECK_FALSE(match_ups[0].by_terms[1].terms);
}

TEST_CASE("D-8.7: a line of dominoes without two players belongs to no two") {
    Outcome alone = game(ann, mack);
    alone.players.pop_back();
    CHECK(match_ups_of(std::vector{alone}).empty());
}
