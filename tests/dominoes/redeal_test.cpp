// D-6.1: too many doubles.
#include "dominoes/words/words.hpp"
#include "table.hpp"

using namespace parlor;
using namespace parlor::dominoes;

namespace {

// The hands of a deal with this many doubles in each, from 0-0 and from 6-6 on.
std::string tiles_line(int hand, int first, int second) {
    std::string line = "0 tiles";
    Tiles plain = all_tiles() - doubles();
    const auto fill_up = [&](int tiles) {
        for (; tiles > 0; --tiles) {
            line += " " + to_text(plain.first());
            plain.erase(plain.first());
        }
    };
    for (int i = 0; i < first; ++i) line += " " + to_text(Laid{Suit(i), Suit(i)});
    fill_up(hand - first);
    for (int i = 6; i > 6 - second; --i) line += " " + to_text(Laid{Suit(i), Suit(i)});
    fill_up(hand - second);
    return line;
}

// Seat 1 has the down, unless the highest double gets it.
Table dealt(int hand, int first, int second, Ruleset rules = {.redeal = Redeal::ForDoubles}) {
    rules.hand = hand;
    Table table{rules};
    if (rules.down == DownRule::Alternating) table.plays({"0 down 66 00"});
    return table.plays({tiles_line(hand, first, second)});
}

bool may_redeal(const Table& table) {
    const auto choices = table.choices();
    return std::ranges::find(choices, "redeal") != choices.end();
}

}  // namespace

TEST_CASE("D-6.1: five doubles of 11 tiles, four of 7 or 9, are too many; off by default") {
    CHECK(may_redeal(dealt(11, 5, 0)));
    CHECK_FALSE(may_redeal(dealt(11, 4, 0)));
    CHECK(may_redeal(dealt(9, 4, 0)));
    CHECK_FALSE(may_redeal(dealt(9, 3, 0)));
    CHECK(may_redeal(dealt(7, 4, 0)));
    CHECK_FALSE(may_redeal(dealt(7, 3, 0)));
    CHECK(dealt(7, 3, 0).refuses("1 redeal") == "there are too few doubles in the hand (D-6.1)");
    CHECK(Ruleset{}.redeal == Redeal::Never);
    CHECK(dealt(7, 4, 0, {}).refuses("1 redeal") == "this game has no new deals (D-6.1)");
    CHECK_FALSE(may_redeal(dealt(7, 4, 0, {})));
}

TEST_CASE("D-6.1: the deal is void; hand number and down stay") {
    Table table = dealt(7, 4, 0);
    table.plays({"1 redeal"});
    CHECK(table.story() == std::vector<std::string>{"redealt seat=1"});
    CHECK(table.decision() == "0 chance");
    table.plays({"0 tiles"});
    CHECK(table.fact("hand-number") == "1");
    CHECK(table.fact("down") == "1");
    CHECK(table.decision() == "1 play");
}

TEST_CASE("D-6.1: it is asked for at the first opportunity, also after the other's down") {
    Table table = dealt(7, 3, 4);
    table.refuses("2 redeal");
    table.plays({"1 play 00"});
    CHECK(may_redeal(table));
    table.plays({"2 redeal"});
    CHECK(table.told("redealt seat=2"));
}

TEST_CASE("D-6.1: points made in a void deal are taken back, those from before are kept") {
    Table table = dealt(7, 3, 4);
    table.plays({".set score.1 20", ".set score.2 15"});
    table.game.players[first_seat].hand.insert(tiles_of("46")[0]);
    table.plays({"1 play 46"});
    CHECK(table.fact("score.1") == "30");
    table.plays({"2 redeal"});
    CHECK(table.fact("score.1") == "20");
    CHECK(table.fact("score.2") == "15");
}

TEST_CASE("D-6.1: who has played or drawn is too late") {
    const Ruleset rules{.hand = 7, .redeal = Redeal::ForDoubles};
    SECTION("played") {
        Table table = table_with({{"11 22 33 44 12", "16 25"}, "06"}, rules);
        REQUIRE(may_redeal(table));
        table.plays({"1 play 11", "2 play 16"});
        CHECK(table.refuses("1 redeal") == "ask for a new deal before anything else (D-6.1)");
    }
    SECTION("drew") {
        Table table = table_with({{"12 13", "33 44 55 66"}, "06 25"}, rules);
        table.plays({"1 play 12"});
        REQUIRE(may_redeal(table));
        table.plays({"2 draw"});
        table.refuses("2 redeal");
    }
}

TEST_CASE("D-6.1: it is judged on the hand as dealt: a double drawn later does not count") {
    Table table =
        table_with({{"34 12", "00 11 22"}, "55 06"}, {.hand = 7, .redeal = Redeal::ForDoubles});
    table.plays({"1 play 34", "2 draw"});
    CHECK((table.game.players[second_seat].hand & doubles()).count() == 4);
    table.refuses("2 redeal");
}

TEST_CASE("D-6.1: a down forced by the highest double is found anew") {
    Table table = dealt(7, 3, 4, {.redeal = Redeal::ForDoubles, .down = DownRule::HighestDouble});
    CHECK(table.fact("down") == "2");
    table.plays({"2 redeal"});
    CHECK(table.fact("down") == "-");
    table.plays({"0 tiles 66 00 01 02 03 04 05"});
    CHECK(table.fact("down") == "1");
    CHECK(table.fact("hand-number") == "1");
    CHECK(table.refuses("1 play 00") == "the highest double must be played first (D-6.2)");
}
