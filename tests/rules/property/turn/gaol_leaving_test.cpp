// Chapter 11: getting out of Gaol, C-11.2 to C-11.4.

#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

// Ann, Bob and Cid; Ann is in Gaol, at the beginning of her first, second or third turn there.
Table with_ann_in_gaol(int turn = 1) {
    Table table{"Ann", "Bob", "Cid"};
    rig(table, {.at = {{1, "gaol"}}});
    table.plays({".set seat.1.gaol " + std::to_string(turn)});
    REQUIRE(table.decision() == "1 gaol");
    return table;
}

}  // namespace

TEST_CASE("C-11.2: at the start of the turn: bail, a card, or a roll") {
    Table table = with_ann_in_gaol();
    CHECK(table.offers("roll"));
    CHECK(table.offers("bail"));
    CHECK_FALSE(table.offers("card"));
    CHECK(names(table.refuses("1 card"), "C-11.2"));
    table.refuses("1 end");
    rig(table, {.cards = {{1, "chance"}}});
    CHECK(table.offers("card"));
}

TEST_CASE("C-11.2: bail is $50 from money in hand") {
    Table table = with_ann_in_gaol();
    rig(table, {.owns = {{1, "mayfair"}}, .money = {{1, 49}}});
    CHECK(names(table.refuses("1 bail"), "C-11.2"));
    CHECK_FALSE(table.offers("bail"));
    rig(table, {.money = {{1, 50}}});
    table.plays({"1 bail"});
    CHECK(table.story() ==
          std::vector<std::string>{"paid from=1 to=0 amount=50 for=bail", "freed seat=1 how=bail"});
    CHECK(table.fact("seat.1.money") == "0");
    CHECK(table.fact("seat.1.gaol") == "0");
    CHECK(table.fact("seat.1.square") == "gaol");
    CHECK(table.decision() == "1 roll");
    CHECK(names(table.refuses("1 bail"), "C-2.5"));
}

TEST_CASE("C-11.2: a card frees, costs nothing, and is gone; Community Chest's first (C-5.5)") {
    Table table = with_ann_in_gaol();
    const std::string held = GENERATE("chest", "chance", "both");
    rig(table, {.cards = {{1, held}}});
    table.plays({"1 card"});
    CHECK(table.story() == std::vector<std::string>{"freed seat=1 how=card"});
    CHECK(table.fact("seat.1.free-cards") == (held == "both" ? "chance" : "none"));
    CHECK(table.fact("seat.1.money") == "1500");
    CHECK(table.fact("seat.1.gaol") == "0");
    CHECK(table.decision() == "1 roll");
}

TEST_CASE("C-11.2: once free, the player rolls as in any turn, doubles and all") {
    Table table = with_ann_in_gaol(3);
    rig(table, {.owns = {{1, "orange strand"}}, .cards = {{1, "chest"}}});
    table.plays({GENERATE("1 bail", "1 card"), "1 roll", "0 dice 3 3"});
    CHECK(table.told("moved seat=1 from=gaol to=bow-street"));
    CHECK_FALSE(table.told_any("freed"));
    CHECK(table.decision() == "1 roll");
    table.plays({"1 roll", "0 dice 1 1"});
    CHECK(table.fact("seat.1.square") == "marlborough-street");
    table.plays({"1 roll", "0 dice 2 2"});
    CHECK(table.told("gaoled seat=1 why=doubles"));
    CHECK(table.fact("seat.1.gaol") == "1");
}

TEST_CASE("C-11.3: a double frees the player, moves the token, and gives no second roll") {
    const int turn = GENERATE(1, 2, 3);
    Table table = with_ann_in_gaol(turn);
    rig(table, {.owns = {{2, "bow-street"}}});
    table.plays({"1 roll", "0 dice 3 3"});
    CHECK(table.story() == std::vector<std::string>{"rolled seat=1 dice=3+3 double=yes",
                                                    "freed seat=1 how=double",
                                                    "moved seat=1 from=gaol to=bow-street",
                                                    "landed seat=1 square=bow-street",
                                                    "rent from=1 to=2 square=bow-street amount=14",
                                                    "paid from=1 to=2 amount=14 for=rent"});
    CHECK(table.fact("seat.1.gaol") == "0");
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-11.4: the first and the second failed roll keep the player in Gaol") {
    Table table = with_ann_in_gaol();
    table.plays({"1 roll", "0 dice 1 2"});
    CHECK(table.story() ==
          std::vector<std::string>{"rolled seat=1 dice=1+2 double=no", "stayed seat=1"});
    CHECK(table.fact("seat.1.gaol") == "2");
    CHECK(table.decision() == "1 end");
    table.refuses("1 bail");
    table.plays({"1 end", "2 roll", "0 dice 4 6", "2 end", "3 roll", "0 dice 4 6", "3 end"});
    table.plays({"1 roll", "0 dice 5 6"});
    CHECK(table.told("stayed seat=1"));
    CHECK(table.fact("seat.1.gaol") == "3");
    CHECK(table.fact("seat.1.square") == "gaol");
    CHECK(table.fact("seat.1.money") == "1500");
}

TEST_CASE("C-11.4: on the third failed roll the bail is charged, and the token moves by it") {
    Table table = with_ann_in_gaol(3);
    rig(table, {.cards = {{1, "both"}}});
    table.plays({"1 roll", "0 dice 4 6"});
    CHECK(table.story() == std::vector<std::string>{"rolled seat=1 dice=4+6 double=no",
                                                    "paid from=1 to=0 amount=50 for=bail",
                                                    "freed seat=1 how=bail",
                                                    "moved seat=1 from=gaol to=free-parking",
                                                    "landed seat=1 square=free-parking"});
    CHECK(table.fact("seat.1.money") == "1450");
    CHECK(table.fact("seat.1.gaol") == "0");
    CHECK(table.fact("seat.1.free-cards") == "both");
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-11.4: what is short of the bail is a debt, settled before the token moves") {
    Table table = with_ann_in_gaol(3);
    rig(table,
        {.owns = {{1, "brown"}, {2, "bow-street"}}, .money = {{1, 5}}, .cards = {{1, "chest"}}});
    table.plays({"1 roll", "0 dice 2 4"});
    CHECK(
        table.told_in_order({"paid from=1 to=0 amount=5 for=bail", "owes from=1 to=0 amount=45"}));
    CHECK_FALSE(table.told_any("freed"));
    CHECK_FALSE(table.told_any("moved"));
    CHECK(table.fact("seat.1.square") == "gaol");
    CHECK(table.decision() == "1 debt");
    CHECK(names(table.refuses("1 card"), "C-2.5"));
    table.refuses("1 bail");
    table.plays({"1 mortgage old-kent-road"});
    CHECK(table.fact("seat.1.square") == "gaol");
    table.plays({"1 mortgage whitechapel-road"});
    CHECK(table.told_in_order({"settled from=1 to=0 amount=15",
                               "freed seat=1 how=bail",
                               "moved seat=1 from=gaol to=bow-street",
                               "paid from=1 to=2 amount=14 for=rent"}));
    CHECK(table.fact("seat.1.money") == "1");
    CHECK(table.fact("seat.1.free-cards") == "chest");
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-11.4: who cannot raise the bail goes out, and the token does not move") {
    Table table = with_ann_in_gaol(3);
    SECTION("to the last dollar it can be raised") {
        rig(table, {.owns = {{1, "old-kent-road"}}, .money = {{1, 20}}});
        table.plays({"1 roll", "0 dice 4 6"});
        REQUIRE(table.decision() == "1 debt");
        table.plays({"1 recover"});
        CHECK(table.fact("seat.1.square") == "free-parking");
        CHECK(table.fact("seat.1.money") == "0");
        CHECK(table.decision() == "1 end");
    }
    SECTION("for the lack of one it cannot") {
        rig(table, {.owns = {{1, "old-kent-road"}}, .money = {{1, 19}}});
        table.plays({"1 roll", "0 dice 4 6"});
        CHECK(table.told_in_order({"eliminated seat=1 by=0", "auction square=old-kent-road"}));
        table.plays({"2 pass", "3 pass"});
        CHECK_FALSE(table.told_any("moved"));
        CHECK(table.decision() == "2 roll");
    }
}

TEST_CASE("C-11.4: free for the last money, moved by the same roll, and ruined by the rent there") {
    Table table = with_ann_in_gaol(3);
    rig(table, {.owns = {{1, "vine-street"}, {2, "stations"}}, .money = {{1, 0}}});
    table.plays({"1 roll", "0 dice 1 4", "1 mortgage vine-street"});
    CHECK(table.told_in_order({"settled from=1 to=0 amount=50",
                               "freed seat=1 how=bail",
                               "moved seat=1 from=gaol to=marylebone-station",
                               "rent from=1 to=2 square=marylebone-station amount=200",
                               "paid from=1 to=2 amount=50 for=rent",
                               "eliminated seat=1 by=2"}));
    table.plays({"2 claim vine-street"});
    CHECK(table.decision() == "2 roll");
}
