// The leaderboard: M-2.13, and with clocks M-3.4.

#include "rules/property/figures/standings.hpp"
#include "rules/property/estate/worth.hpp"
#include "rules/property/figures/score.hpp"
#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

constexpr Ruleset leaderboard{.standings = Standings::Leaderboard};
constexpr Ruleset clocks{.clocks = Clocks::Each};

// `1 3 2`: the places of the seats.
std::string places(const Table& table) {
    std::string list;
    for (int seat = 1; seat <= table.game.seats; ++seat)
        list += (seat > 1 ? " " : "") + table.fact("seat." + std::to_string(seat) + ".place");
    return list;
}

// The player with the dice is ruined by the tax of the bank.
void ruin(Table& table, const std::string& seat) {
    table.plays({".set seat." + seat + ".square go", ".set seat." + seat + ".money 0"});
    table.plays({seat + " roll", "0 dice 1 3"});
}

}  // namespace

TEST_CASE("M-2.13: who went bankrupt has 0, and the last to fall is before the others") {
    Table table{{"Ann", "Bob", "Cid", "Dee"}, leaderboard};
    CHECK(places(table) == "- - - -");
    CHECK(table.fact("seat.1.left") == "no");
    ruin(table, "1");
    CHECK(table.fact("seat.1.left") == "bankrupt");
    CHECK(table.fact("seat.1.wealth") == "0");
    ruin(table, "2");
    CHECK(places(table) == "- - - -");
    ruin(table, "3");
    CHECK(table.told("over winner=4 how=last"));
    CHECK(places(table) == "4 3 2 1");
    CHECK(table.fact("seat.4.left") == "no");
}

TEST_CASE("M-2.13: an end by agreement is decided by wealth, not by score") {
    const auto end_with = [](const Ruleset& rules) {
        Table table{{"Ann", "Bob", "Cid"}, rules};
        rig(table, {.owns = {{2, "stations"}}, .money = {{1, 2600}}});  // Bob: 1500 and 400
        table.plays({"1 end-game", "2 agree", "3 agree"});
        return table;
    };
    const Table table = end_with(leaderboard);
    CHECK(table.told("over winner=1 how=score"));
    CHECK(places(table) == "1 2 3");
    CHECK(end_with({}).told("over winner=2 how=score"));
}

TEST_CASE("M-2.13: equal wealth of players still in is in seat order") {
    Table table{{"Ann", "Bob", "Cid"}, leaderboard};
    table.plays({".set seat.3.money 1501", "1 end-game", "2 agree", "3 agree"});
    CHECK(places(table) == "2 3 1");
}

TEST_CASE("M-3.4: one whose time ran out can still come first") {
    Table table{{"Ann", "Bob", "Cid"}, clocks};
    table.plays({".set seat.1.money 5000", "1 flag"});
    CHECK(table.fact("seat.1.wealth") == "5000");
    SECTION("and the end is by the clock, when the last to go was flagged") {
        table.plays({"2 flag"});
        CHECK(table.story() ==
              std::vector<std::string>{"flagged seat=2 wealth=1500", "over winner=1 how=clock"});
        CHECK(places(table) == "1 3 2");  // equal: Cid lasted longer
        CHECK(table.fact("winner") == "1");
        CHECK(table.decision() == "- none");
        table.refuses("3 flag");
    }
    SECTION("or the last, when that one was bankrupt") {
        ruin(table, "2");
        CHECK(table.told("over winner=1 how=last"));
        CHECK(places(table) == "1 3 2");
    }
}

TEST_CASE("M-3.4: of the equal at nothing, too, who lasted longer is before the other") {
    Table table{{"Ann", "Bob", "Cid", "Dee"}, clocks};
    ruin(table, "1");
    table.plays({".set seat.2.money 0", "2 flag"});
    ruin(table, "3");
    CHECK(places(table) == "4 3 2 1");
}

TEST_CASE("M-3.4: an end by agreement counts whose time ran out, too") {
    Table table{{"Ann", "Bob", "Cid"}, clocks};
    table.plays({".set seat.1.money 1600", "1 flag", "2 end-game", "3 agree"});
    CHECK(table.told("over winner=1 how=score"));
    CHECK(places(table) == "1 2 3");
}

TEST_CASE("M-2.13: without a leaderboard there are no such facts") {
    const Table table{"Ann", "Bob"};
    for (const auto& [fact, value] : Property::facts(table.setup, table.game)) {
        INFO(fact);
        CHECK_FALSE(fact.ends_with(".place"));
        CHECK_FALSE(fact.ends_with(".left"));
        CHECK_FALSE(fact.ends_with(".clock"));
    }
}

TEST_CASE("U-10.5: in the classic game, too, whoever is ruined last stands highest of the ruined") {
    Table table{"Ann", "Bob", "Cid"};
    CHECK_FALSE(place_of(table.game, Seat{1}));
    table.plays({".set seat.1.money 9000"});  // a high score, but she is the first to fall
    ruin(table, "1");
    ruin(table, "2");
    CHECK(place_of(table.game, Seat{1}) == 3);
    CHECK(place_of(table.game, Seat{2}) == 2);
    CHECK(place_of(table.game, Seat{3}) == 1);
}

TEST_CASE(
    "U-10.5: an end by agreement ranks the classic game by score, and the ruined come after") {
    Table table{"Ann", "Bob", "Cid"};
    ruin(table, "1");
    rig(table, {.owns = {{2, "stations"}}, .money = {{2, 1}}});
    table.plays({"2 end-game", "3 agree"});
    CHECK(score_of(table.game, Seat{2}) > score_of(table.game, Seat{3}));
    CHECK(wealth_of(table.game, Seat{2}) < wealth_of(table.game, Seat{3}));
    CHECK(place_of(table.game, Seat{2}) == 1);
    CHECK(place_of(table.game, Seat{3}) == 2);
    CHECK(place_of(table.game, Seat{1}) == 3);
}
