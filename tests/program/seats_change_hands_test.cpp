// Seats change hands in every game.
#include "table/game/sitting.hpp"

#include <algorithm>
#include <regex>

#include "random_table.hpp"
#include "rules/property/property.hpp"
#include "rules/property/table.hpp"
#include "table/journal/journal_text.hpp"
#include "table/journal/unfinished_game.hpp"
#include "table/played_in.hpp"

using namespace parlor;
using namespace parlor::table;

namespace {

std::string any_header() {
    return GENERATE(
        as<std::string>{}, classic_of_four, blitz_of_three, moneyloopy_of_three, repeated_dominoes);
}

bool sit(GameTable& table, int seat, const std::string& kind) {
    const MoveLine line{chance, {"sit", std::to_string(seat), kind}};
    return table.play(line).kind == Verdict::Kind::Played;
}

std::string fact(const GameTable& table, const std::string& key) {
    for (const auto& [name, value] : table.facts())
        if (name == key) return value;
    return "";
}

std::string with_computers(const std::string& journal) {
    return std::regex_replace(journal, std::regex{"\nseat (.) person "}, "\nseat $1 cpu:1 ");
}

}  // namespace

TEST_CASE("T-5.1: in every game seats change hands, and the event, the fact and the story say so") {
    const auto table = begun(any_header());
    table->answer_chance();
    const auto told = table->told_count();
    (void)table->take_news();
    REQUIRE(sit(*table, 2, "cpu:1"));
    CHECK(table->take_news() == "sat seat=2 kind=cpu:1\n");
    CHECK(fact(*table, "seat.1.kind") == "person");
    CHECK(fact(*table, "seat.2.kind") == "cpu:1");
    CHECK(table->event_form("sat") == "sat seat=0 kind=person");
    CHECK(table->story_since(told).ends_with(" is played by a computer of level 1 from now on."));
    CHECK_FALSE(sit(*table, 2, "cpu:1"));
    CHECK(sit(*table, 2, "cpu:2"));
}

TEST_CASE("T-5.4: before the rolls place the players a seat is the one that was entered") {
    const auto table = begun(blitz_of_three);
    REQUIRE(sit(*table, 1, "cpu:1"));
    table->answer_chance();
    CHECK(table->story_since(0).find("Ann is played by a computer") != std::string::npos);
    for (const std::string seat : {"seat.1", "seat.2", "seat.3"}) {
        const bool is_ann = fact(*table, seat + ".name") == "Ann";
        CHECK(fact(*table, seat + ".kind") == (is_ann ? "cpu:1" : "person"));
    }
}

TEST_CASE("T-5.4: a seat that is out of the game stays as it is") {
    property::Table table{"Ann", "Bob", "Cid"};
    table.game.players[Seat{2}].out = true;
    CHECK(why_not_sit<property::Property>(table.setup, table.game, Seat{2}, 1) ==
          "seat 2 is out of the game (T-5.4)");
}

TEST_CASE("T-5.4, T-5.5: whoever sits where in a random game, its journal leads to the same game") {
    RandomTable random{begun(any_header())};
    for (int move = 0; move < 300 and random.table->decider(); ++move) {
        random.move();
        if (random(10) == 0)
            (void)sit(*random.table, 1 + random(2), random(2) == 0 ? "person" : "cpu:1");
        if (move % 20 != 0) continue;
        const auto loaded = begun(journal_text(*random.table));
        REQUIRE(played_in(*loaded) == played_in(*random.table));
        REQUIRE(loaded->facts() == random.table->facts());
        REQUIRE(loaded->moves() == random.table->moves());
    }
}

TEST_CASE(
    "T-5.7: a computer that takes over decides as one that has sat there from the beginning") {
    RandomTable random{begun(any_header())};
    for (int move = 0; move < 60 and random.table->decider(); ++move) random.move();
    const auto always = begun(with_computers(journal_text(*random.table)));
    GameTable& taken = *random.table;
    for (int seat = 1; not fact(taken, "seat." + std::to_string(seat) + ".kind").empty(); ++seat)
        (void)sit(taken, seat, "cpu:1");
    for (int move = 0; move < 40 and taken.deciding_level(); ++move) {
        REQUIRE(*taken.advice({}) == *always->advice({}));
        for (GameTable* const each : {&taken, always.get()}) {
            each->let_decide([] { return Milliseconds{}; });
            each->answer_chance();
        }
        REQUIRE(taken.state() == always->state());
    }
}
