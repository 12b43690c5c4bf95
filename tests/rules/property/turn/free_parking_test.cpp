// Chapter 9: the money under Free Parking, C-9.2.

#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

Table at_a_table_where(FreeParking pays) {
    return Table({"Ann", "Bob", "Cid"}, {.free_parking = pays});
}

}  // namespace

TEST_CASE("C-9.2: Free Parking may pay nothing") {
    Table table = at_a_table_where(FreeParking::Nothing);
    table.plays({"1 roll", "0 dice 1 3", "1 end"});
    CHECK(table.fact("pot") == "0");
    rig(table, {.at = {{2, "gaol"}}});
    table.plays({"2 roll", "0 dice 4 6"});
    CHECK_FALSE(table.told_any("pot"));
    CHECK(table.fact("seat.2.money") == "1500");
}

TEST_CASE("C-9.2: taxes and bail go under Free Parking, and whoever lands there takes it all") {
    Table table = at_a_table_where(FreeParking::Taxes);
    rig(table, {.at = {{2, "liverpool-street-station"}, {3, "gaol"}}});
    table.plays({"1 roll", "0 dice 1 3", "1 end"});  // Income Tax
    CHECK(table.fact("pot") == "200");
    table.plays({"2 roll", "0 dice 1 2", "2 end"});  // Luxury Tax
    CHECK(table.fact("pot") == "300");
    table.plays({".set seat.3.gaol 1", "3 bail"});
    CHECK(table.fact("pot") == "350");
    table.plays({"3 roll", "0 dice 4 6"});
    CHECK(table.told_in_order({"landed seat=3 square=free-parking", "pot seat=3 amount=350"}));
    CHECK(table.fact("seat.3.money") == "1800");
    CHECK(table.fact("pot") == "0");
    table.plays({"3 end", ".set seat.1.square gaol", "1 roll", "0 dice 4 6"});
    CHECK_FALSE(table.told_any("pot"));
    CHECK(table.fact("seat.1.money") == "1300");
}

TEST_CASE("C-9.2: passing Free Parking takes nothing") {
    Table table = at_a_table_where(FreeParking::Taxes);
    rig(table, {.owns = {{1, "strand"}}, .at = {{1, "vine-street"}}});
    table.plays({".set pot 100", "1 roll", "0 dice 1 1"});
    CHECK(table.fact("pot") == "100");
}

TEST_CASE("C-9.2: what is paid by card to the bank goes in only where the house says so") {
    const auto pays = GENERATE(FreeParking::Taxes, FreeParking::TaxesAndCards);
    Table table = at_a_table_where(pays);
    SECTION("a bill") {
        table.plays({".set deck.chest hospital", "1 roll", "0 dice 1 1"});
        CHECK(table.fact("seat.1.money") == "1400");
        CHECK(table.fact("pot") == (pays == FreeParking::TaxesAndCards ? "100" : "0"));
    }
    SECTION("repairs") {
        rig(table,
            {.owns = {{1, "brown"}}, .houses = {{5, "old-kent-road"}, {4, "whitechapel-road"}}});
        table.plays({".set deck.chest street-repairs", "1 roll", "0 dice 1 1"});
        CHECK(table.fact("pot") == (pays == FreeParking::TaxesAndCards ? "275" : "0"));
    }
    SECTION("what players pay each other never does") {
        table.plays({".set deck.chest birthday", "1 roll", "0 dice 1 1"});
        table.plays({".set deck.chance chairman", "1 roll", "0 dice 2 3"});
        CHECK(table.fact("seat.1.money") == "1420");
        CHECK(table.fact("pot") == "0");
    }
    SECTION("a tax that a card leads to does") {
        table.plays({".set deck.chance back-three", "1 roll", "0 dice 3 4"});
        CHECK(table.fact("pot") == "200");
    }
}

TEST_CASE("C-9.2: prices, bids, building, mortgages, fees and rent never go in") {
    Table table = at_a_table_where(FreeParking::TaxesAndCards);
    rig(table,
        {.owns = {{1, "dark-blue vine-street"}, {2, "stations bow-street"}},
         .mortgaged = "vine-street bow-street"});
    table.plays({"1 build mayfair", "1 repay vine-street", "1 mortgage vine-street"});
    table.plays({"1 propose 2 give $1 for bow-street", "2 accept"});
    REQUIRE(table.told("fee seat=1 square=bow-street amount=9"));
    table.plays({"1 roll", "0 dice 2 3"});
    REQUIRE(table.told("rent from=1 to=2 square=kings-cross-station amount=200"));
    table.plays({"1 end", "2 roll", "0 dice 2 4", "2 buy", "2 end"});
    table.plays({"3 roll", "0 dice 1 2", "3 pass", "1 bid 100", "2 pass", "3 pass"});
    REQUIRE(table.told("paid from=1 to=0 amount=100 for=bid"));
    CHECK(table.fact("pot") == "0");
}

TEST_CASE("C-9.2: money goes in when it is paid, instalment by instalment") {
    Table table = at_a_table_where(FreeParking::Taxes);
    rig(table,
        {.owns = {{1, "brown kings-cross-station"}},
         .houses = {{1, "brown"}},
         .money = {{1, 110}}});
    table.plays({"1 roll", "0 dice 1 3"});
    CHECK(
        table.told_in_order({"paid from=1 to=0 amount=110 for=tax", "owes from=1 to=0 amount=90"}));
    CHECK(table.fact("pot") == "110");
    table.plays({"1 sell old-kent-road"});
    CHECK(table.told("settled from=1 to=0 amount=25"));
    CHECK(table.fact("pot") == "135");
    table.plays({"1 mortgage kings-cross-station"});
    CHECK(table.told("settled from=1 to=0 amount=65"));
    CHECK(table.fact("pot") == "200");
    CHECK(table.fact("seat.1.money") == "35");
}

TEST_CASE("C-9.2: what an eliminated player still pays on a tax goes in, and no more") {
    Table table = at_a_table_where(FreeParking::Taxes);
    rig(table, {.owns = {{1, "old-kent-road"}}, .money = {{1, 30}}});
    table.plays({"1 roll", "0 dice 1 3"});
    REQUIRE(table.told("eliminated seat=1 by=0"));
    CHECK(table.fact("pot") == "30");
    table.plays({"2 pass", "3 pass"});
    rig(table, {.at = {{2, "gaol"}}});
    table.plays({"2 roll", "0 dice 4 6"});
    CHECK(table.fact("seat.2.money") == "1530");
}

TEST_CASE("C-9.2: a card to Free Parking takes what lies there, too") {
    Table table = at_a_table_where(FreeParking::Taxes);
    Decks& decks = own_edition(table).decks;
    const CardNo red = *decks.find(board::Deck::Chance, "red");
    decks.cards[board::Deck::Chance][static_cast<std::size_t>(red)].effect = AdvanceTo{Square{20}};
    table.plays({".set pot 340", ".set deck.chance red", "1 roll", "0 dice 3 4"});
    CHECK(table.told_in_order({"card seat=1 deck=chance card=red",
                               "landed seat=1 square=free-parking",
                               "pot seat=1 amount=340"}));
    CHECK(table.fact("seat.1.money") == "1840");
}

TEST_CASE("C-9.2: of what lies under Free Parking, what goes beyond $32,767 is lost (C-1.6)") {
    Table table = at_a_table_where(FreeParking::Taxes);
    rig(table, {.money = {{1, 32700}}, .at = {{1, "gaol"}}});
    table.plays({".set pot 100", "1 roll", "0 dice 4 6"});
    CHECK(table.fact("seat.1.money") == "32767");
    CHECK(table.fact("pot") == "0");
}
