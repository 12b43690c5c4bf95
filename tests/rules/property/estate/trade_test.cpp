// Chapter 8: possible trades and partners, C-8.1, C-8.2 and C-8.5 to C-8.7. The costs of trades:
// trade_costs_test.cpp.

#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

TEST_CASE("C-8.1: deeds, money and cards change hands when the other player accepts") {
    Table table{"Ann", "Bob", "Cid"};
    rig(table,
        {.owns = {{1, "vine-street kings-cross-station"}, {2, "bow-street"}},
         .cards = {{2, "chance"}}});
    table.plays({"1 propose 2 give $100 vine-street kings-cross-station for bow-street free-card"});
    CHECK(table.story() ==
          std::vector<std::string>{"proposed from=1 to=2 give=$100,kings-cross-station,vine-street "
                                   "for=bow-street,free-card"});
    CHECK(table.decision() == "2 trade");
    CHECK(table.fact("square.vine-street.owner") == "1");

    table.plays({"2 accept"});
    CHECK(table.story().front() == "accepted from=1 to=2");
    CHECK(table.told("paid from=1 to=2 amount=100 for=trade"));
    CHECK(table.told("transferred square=vine-street from=1 to=2"));
    CHECK(table.told("transferred square=kings-cross-station from=1 to=2"));
    CHECK(table.told("transferred square=bow-street from=2 to=1"));
    CHECK(table.told("card-given from=2 to=1 deck=chance"));
    CHECK(table.story().size() == 6);
    CHECK(table.fact("seat.1.money") == "1400");
    CHECK(table.fact("seat.2.money") == "1600");
    CHECK(table.fact("square.vine-street.owner") == "2");
    CHECK(table.fact("square.kings-cross-station.owner") == "2");
    CHECK(table.fact("square.bow-street.owner") == "1");
    CHECK(table.fact("seat.1.free-cards") == "chance");
    CHECK(table.fact("seat.2.free-cards") == "none");
    CHECK(table.decision() == "1 roll");
}

TEST_CASE("C-8.1: one side of a trade may be empty, not both") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "mayfair"}}});
    CHECK(names(table.refuses("1 propose 2 give nothing for nothing"), "C-8.1"));
    CHECK(names(table.refuses("1 propose 2 give $0 for nothing"), "C-8.1"));
    table.plays({"1 propose 2 give mayfair for nothing", "2 accept"});
    table.plays({"1 propose 2 give nothing for $700", "2 accept"});
    CHECK(table.fact("seat.1.money") == "2200");
    CHECK(table.fact("square.mayfair.owner") == "2");
}

TEST_CASE("C-8.1: each side gives only what it has") {
    Table table{"Ann", "Bob", "Cid"};
    rig(table, {.owns = {{1, "mayfair"}, {3, "vine-street"}}, .cards = {{3, "both"}}});
    for (const auto* line : {"1 propose 2 give vine-street for nothing",
                             "1 propose 2 give nothing for mayfair",
                             "1 propose 2 give nothing for bow-street",
                             "1 propose 2 give free-card for nothing",
                             "1 propose 2 give nothing for free-card",
                             "1 propose 3 give nothing for free-card free-card free-card",
                             "1 propose 2 give go for nothing"})
        CHECK(names(table.refuses(line), "C-8.1"));
    CHECK(names(table.refuses("1 propose 2 give $1501 for nothing"), "C-8.4"));
    CHECK(names(table.refuses("1 propose 2 give nothing for $1501"), "C-8.4"));
    table.plays({"1 propose 3 give $1500 for $0 vine-street", "3 accept"});
    CHECK(table.fact("seat.1.money") == "0");
}

TEST_CASE("C-8.1: of two Get Out Of Gaol Free cards the Community Chest one goes first") {
    Table table{"Ann", "Bob"};
    SECTION("one of two") {
        rig(table, {.cards = {{2, "both"}}});
        table.plays({"1 propose 2 give $5 for free-card", "2 accept"});
        CHECK(table.told("card-given from=2 to=1 deck=chest"));
        CHECK(table.fact("seat.1.free-cards") == "chest");
        CHECK(table.fact("seat.2.free-cards") == "chance");
    }
    SECTION("two of two") {
        rig(table, {.cards = {{1, "both"}}});
        table.plays({"1 propose 2 give free-card free-card for $90", "2 accept"});
        CHECK(table.fact("seat.1.free-cards") == "none");
        CHECK(table.fact("seat.2.free-cards") == "both");
    }
    SECTION("the only one") {
        rig(table, {.cards = {{1, "chance"}, {2, "chest"}}});
        table.plays({"1 propose 2 give free-card for $5", "2 accept"});
        CHECK(table.fact("seat.2.free-cards") == "both");
    }
}

TEST_CASE("C-8.1: two cards that cross the table change places, for they go at once (C-8.5)") {
    Table table{"Ann", "Bob"};
    const bool ann_has_chest = GENERATE(true, false);
    rig(table,
        {.cards = {{1, ann_has_chest ? "chest" : "chance"},
                   {2, ann_has_chest ? "chance" : "chest"}}});
    table.plays({"1 propose 2 give free-card for free-card", "2 accept"});
    CHECK(table.fact("seat.1.free-cards") == (ann_has_chest ? "chance" : "chest"));
    CHECK(table.fact("seat.2.free-cards") == (ann_has_chest ? "chest" : "chance"));
}

TEST_CASE("C-8.1: a trade is proposed to one other player who is still in") {
    Table table{"Ann", "Bob", "Cid"};
    CHECK(names(table.refuses("1 propose 1 give $1 for nothing"), "C-8.1"));
    CHECK(names(table.refuses("1 propose 4 give $1 for nothing"), "C-8.1"));
    rig(table, {.money = {{2, 0}}});
    table.plays({".set deck.chest birthday", "1 roll", "0 dice 1 1"});
    REQUIRE(table.fact("seat.2.out") == "yes");
    CHECK(names(table.refuses("1 propose 2 give $1 for nothing"), "C-8.1"));
    table.plays({"1 propose 3 give $1 for nothing"});
}

TEST_CASE("C-8.1: the player with the dice may propose before rolling, on a deed, at the end") {
    Table table{"Ann", "Bob", "Cid"};
    table.plays({"1 propose 3 give $1 for nothing", "3 accept"});
    CHECK(table.decision() == "1 roll");
    CHECK_FALSE(table.refuses("2 propose 3 give $1 for nothing").empty());
    table.plays({"1 roll", "0 dice 1 2", "1 propose 2 give $1 for nothing", "2 accept"});
    CHECK(table.decision() == "1 deed");
    table.plays({"1 buy", "1 propose 2 give whitechapel-road for $500", "2 accept"});
    CHECK(table.decision() == "1 end");
    CHECK(table.fact("seat.1.money") == "1938");
}

TEST_CASE("C-8.1: in an auction whose turn it is to bid proposes, not the player with the dice") {
    Table table{"Ann", "Bob", "Cid"};
    table.plays({"1 roll", "0 dice 1 2", "1 pass"});
    REQUIRE(table.decision() == "2 bid");
    table.refuses("1 propose 2 give $1 for nothing");
    table.plays({"2 propose 1 give nothing for $60", "1 accept"});
    CHECK(table.decision() == "2 bid");
    table.plays({"2 bid 1560"});
    CHECK(table.decision() == "3 bid");
}

TEST_CASE("C-8.2: no deed of a group that has improvements anywhere in it is traded") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1, "orange mayfair"}, {2, "brown"}},
         .houses = {{1, "bow-street whitechapel-road"}}});
    for (const auto* line : {"1 propose 2 give bow-street for nothing",
                             "1 propose 2 give vine-street for nothing",
                             "1 propose 2 give $5 mayfair vine-street for nothing",
                             "1 propose 2 give nothing for whitechapel-road",
                             "1 propose 2 give mayfair for old-kent-road"})
        CHECK(names(table.refuses(line), "C-8.2"));
    table.plays({"1 propose 2 give mayfair for nothing", "2 decline"});
    table.plays({"1 sell bow-street", "1 propose 2 give vine-street for nothing"});
}

TEST_CASE("C-8.5: before answering, the other player may sell and mortgage what is not traded") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1, "mayfair"}, {2, "brown vine-street bow-street old-kent-road"}},
         .houses = {{1, "old-kent-road"}},
         .money = {{2, 100}}});
    table.plays({"1 propose 2 give mayfair for $100 vine-street"});
    CHECK(table.choices() ==
          std::vector<std::string>{
              "sell old-kent-road", "mortgage bow-street", "propose 1", "accept", "decline"});
    CHECK(names(table.refuses("2 mortgage vine-street"), "C-8.5"));
    for (const auto* line : {"2 build brown", "2 repay bow-street", "2 roll", "2 end"})
        CHECK(names(table.refuses(line), "C-2.5"));
    table.refuses("1 roll");
    table.plays({"2 sell old-kent-road", "2 mortgage whitechapel-road", "2 accept"});
    CHECK(table.fact("seat.2.money") == "55");
    CHECK(table.fact("square.mayfair.owner") == "2");
    CHECK(table.fact("square.vine-street.owner") == "1");
    CHECK(table.decision() == "1 roll");
}

TEST_CASE("C-8.6: in debt nobody proposes, and nobody can be proposed to (C-6.2)") {
    Table table{"Ann", "Bob", "Cid", "Dan"};
    rig(table,
        {.owns = {{2, "old-kent-road"}, {3, "vine-street"}},
         .mortgaged = "old-kent-road",
         .money = {{2, 0}, {3, 0}}});
    // A birthday: Bob is eliminated, and Cid's $10 have to wait for the auction of Bob's deed.
    table.plays({".set deck.chest birthday", "1 roll", "0 dice 1 1", "1 leave all"});
    REQUIRE(table.decision() == "3 bid");
    CHECK(names(table.refuses("3 propose 1 give vine-street for $150"), "C-6.2"));
    table.plays({"3 forfeit"});
    CHECK(names(table.refuses("4 propose 3 give $1 for nothing"), "C-6.2"));
    table.plays({"4 propose 1 give $1 for nothing", "1 decline", "4 pass", "1 pass"});
    REQUIRE(table.decision() == "3 debt");
    table.refuses("3 propose 1 give vine-street for $150");
}

TEST_CASE("C-8.6: nobody proposes with phantom houses, or while claiming deeds") {
    Table table{"Ann", "Bob", "Cid"};
    SECTION("phantom houses") {
        rig(table,
            {.owns = {{1, "dark-blue"}, {2, "brown light-blue pink"}},
             .houses = {{5, "dark-blue"}, {4, "brown light-blue pink"}}});
        table.plays({"1 sell mayfair"});
        REQUIRE(table.decision() == "1 houses");
        table.refuses("1 propose 3 give $1 for nothing");
    }
    SECTION("claims") {
        rig(table,
            {.owns = {{1, "vine-street"}, {2, "stations"}},
             .mortgaged = "vine-street",
             .money = {{1, 0}}});
        table.plays({"1 roll", "0 dice 2 3"});
        REQUIRE(table.decision() == "2 claim");
        table.refuses("2 propose 3 give $1 for nothing");
    }
}

TEST_CASE("C-8.5: an offer can be answered by a changed one, which declines it") {
    Table table{"Ann", "Bob", "Cid"};
    rig(table, {.owns = {{1, "mayfair"}}});
    table.plays({"1 propose 2 give mayfair for $500"});
    CHECK(names(table.refuses("2 propose 3 give $1 for nothing"), "C-8.5"));
    CHECK(names(table.refuses("2 propose 1 give nothing for nothing"), "C-8.1"));
    table.plays({"2 propose 1 give $400 for mayfair"});
    CHECK(table.story() == std::vector<std::string>{"declined from=1 to=2",
                                                    "proposed from=2 to=1 give=$400 for=mayfair"});
    CHECK(table.decision() == "1 trade");
    CHECK(table.game.proposals[Seat(1)][Seat(2)].declined == 1);
    table.plays({"1 propose 2 give mayfair for $450", "2 accept"});
    CHECK(table.fact("seat.1.money") == "1950");
    CHECK(table.decision() == "1 roll");
}

TEST_CASE("C-8.5: after a changed offer is declined, whoever made the first goes on") {
    Table table{"Ann", "Bob", "Cid"};
    rig(table, {.owns = {{1, "mayfair"}}});
    const Game before = table.game;
    table.plays(
        {"1 propose 2 give mayfair for $500", "2 propose 1 give $400 for mayfair", "1 decline"});
    CHECK(table.game.decision == before.decision);
    CHECK(table.game.players == before.players);
}

TEST_CASE("C-8.7: a declined trade ends there, and the proposer may propose again") {
    Table table{"Ann", "Bob", "Cid"};
    rig(table, {.owns = {{1, "mayfair"}}});
    Game before = table.game;
    table.plays({"1 propose 2 give mayfair for $500", "2 decline"});
    CHECK(table.story() == std::vector<std::string>{"declined from=1 to=2"});
    const Proposals remembered{.net = 0_cash - 500_cash, .round = 1, .declined = 1};
    CHECK(table.game.proposals[Seat(1)][Seat(2)] == remembered);
    before.proposals[Seat(1)][Seat(2)] = remembered;
    CHECK(table.game == before);
    table.plays({"1 propose 2 give mayfair for $500", "2 decline"});
    table.plays({"1 propose 3 give mayfair for $500", "3 accept"});
    CHECK(table.fact("seat.1.money") == "2000");
}
