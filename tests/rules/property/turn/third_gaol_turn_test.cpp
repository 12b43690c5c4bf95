// M-2.9: the third turn in Gaol begins with a roll; a player with a card chooses after it.
#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

const Ruleset rolling_first{.third_gaol_turn = ThirdGaolTurn::RollFirst};

Table with_ann_in_gaol(int turn, std::string_view cards = "none") {
    Table table{{"Ann", "Bob", "Cid"}, rolling_first};
    rig(table, {.at = {{1, "gaol"}}, .cards = {{1, cards}}});
    table.plays({".set seat.1.gaol " + std::to_string(turn)});
    REQUIRE(table.decision() == "1 gaol");
    return table;
}

}  // namespace

TEST_CASE("M-2.9: on the first two turns pay, use a card, or roll") {
    Table table = with_ann_in_gaol(GENERATE(1, 2), "chest");
    for (const char* const way : {"roll", "bail", "card"}) CHECK(table.offers(way));
    table.plays({GENERATE("1 bail", "1 card"), "1 roll", "0 dice 5 5"});
    CHECK(table.decision() == "1 roll");  // an ordinary turn, doubles and all
}

TEST_CASE("M-2.9: on the third turn only the roll is open, and asking to end") {
    Table table = with_ann_in_gaol(3, "both");
    CHECK(table.offers("roll"));
    CHECK(table.offers("end-game"));
    CHECK_FALSE(table.offers("bail"));
    CHECK_FALSE(table.offers("card"));
    CHECK(names(table.refuses("1 bail"), "M-2.9"));
    CHECK(names(table.refuses("1 card"), "M-2.9"));
    table.plays({"1 roll", "0 dice 5 5"});
    CHECK(
        table.told_in_order({"freed seat=1 how=double", "moved seat=1 from=gaol to=free-parking"}));
    CHECK(table.fact("seat.1.free-cards") == "both");
    CHECK(table.decision() == "1 end");
}

TEST_CASE("M-2.9: who holds a card is asked again after the roll, and then moves by it") {
    Table table = with_ann_in_gaol(3, "both");
    table.plays({"1 roll", "0 dice 4 6"});
    CHECK(table.story() == std::vector<std::string>{"rolled seat=1 dice=4+6 double=no"});
    REQUIRE(table.decision() == "1 gaol");
    CHECK(names(table.refuses("1 roll"), "M-2.9"));
    CHECK(table.fact("seat.1.gaol") == "3");
    SECTION("by a card") {
        table.plays({"1 card"});
        CHECK(table.story() == std::vector<std::string>{"freed seat=1 how=card",
                                                        "moved seat=1 from=gaol to=free-parking",
                                                        "landed seat=1 square=free-parking"});
        CHECK(table.fact("seat.1.free-cards") == "chance");
        CHECK(table.fact("seat.1.money") == "1500");
    }
    SECTION("by bail") {
        table.plays({"1 bail"});
        CHECK(table.told_in_order({"paid from=1 to=0 amount=50 for=bail",
                                   "freed seat=1 how=bail",
                                   "moved seat=1 from=gaol to=free-parking"}));
        CHECK(table.fact("seat.1.free-cards") == "both");
    }
    CHECK(table.decision() == "1 end");
}

TEST_CASE("M-2.9: who trades the card away after the roll pays as who holds none") {
    Table table = with_ann_in_gaol(3, "chance");
    table.plays({".set seat.1.money 20", "1 roll", "0 dice 4 6"});
    REQUIRE(table.decision() == "1 gaol");
    SECTION("from the price") {
        table.plays({"1 propose 2 give free-card for $30", "2 accept"});
        CHECK(table.told_in_order({"paid from=1 to=0 amount=50 for=bail",
                                   "freed seat=1 how=bail",
                                   "moved seat=1 from=gaol to=free-parking"}));
        CHECK(table.decision() == "1 end");
    }
    SECTION("and is bankrupt who cannot") {
        table.plays({"1 propose 2 give free-card for nothing", "2 accept"});
        CHECK(table.told_in_order({"owes from=1 to=0 amount=30", "eliminated seat=1 by=0"}));
        CHECK(table.decision() == "2 roll");
    }
}

TEST_CASE("M-2.9: bail is money in hand; who lacks it uses the card") {
    Table table = with_ann_in_gaol(3, "chest");
    rig(table, {.money = {{1, 49}}});
    table.plays({"1 roll", "0 dice 4 6"});
    CHECK_FALSE(table.offers("bail"));
    CHECK(names(table.refuses("1 bail"), "C-11.2"));
    CHECK(table.offers("card"));
}

TEST_CASE("M-2.9: who holds no card pays as in C-11.4, and is bankrupt who cannot") {
    Table table = with_ann_in_gaol(3);
    SECTION("from money") {
        table.plays({"1 roll", "0 dice 4 6"});
        CHECK(table.told("freed seat=1 how=bail"));
        CHECK(table.fact("seat.1.money") == "1450");
    }
    SECTION("with a debt") {
        rig(table, {.owns = {{1, "strand"}}, .money = {{1, 0}}});
        table.plays({"1 roll", "0 dice 4 6"});
        REQUIRE(table.decision() == "1 debt");
        table.plays({"1 mortgage strand"});
        CHECK(table.fact("seat.1.square") == "free-parking");
    }
    SECTION("with nothing") {
        rig(table, {.money = {{1, 49}}});
        table.plays({"1 roll", "0 dice 4 6"});
        CHECK(table.told("eliminated seat=1 by=0"));
    }
}

TEST_CASE("M-2.9: the failed third roll is a part of the hash, and possible only with a card") {
    Table one = with_ann_in_gaol(3, "chest"), other = with_ann_in_gaol(3, "chest");
    one.plays({"1 roll", "0 dice 4 6"});
    other.plays({"1 roll", "0 dice 6 4"});
    CHECK(Property::hash(one.game) != Property::hash(other.game));
    one.game.free_card_holder[board::Deck::Chest] = bank;
    CHECK(Property::impossible(one.game));
}
