// Chapter 2: the turn. The moves open in each decision: decisions_test.cpp; several decisions at
// once: pending_test.cpp.

#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

TEST_CASE("C-2.1: before and after rolling the player with the dice manages and trades") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "brown strand"}}});
    const auto manages_and_trades = [&] {
        table.plays({"1 build brown",
                     "1 sell old-kent-road",
                     "1 sell whitechapel-road",
                     "1 mortgage strand",
                     "1 repay strand",
                     "1 propose 2 give $1 for nothing",
                     "2 decline"});
    };
    CHECK(table.decision() == "1 roll");
    manages_and_trades();
    CHECK(table.decision() == "1 roll");
    table.plays({"1 roll", "0 dice 4 6"});
    CHECK(table.decision() == "1 end");
    manages_and_trades();
    CHECK(table.decision() == "1 end");
    // Two rounds of: houses at 50 each and sold for 25, 110 + 11 repaid.
    CHECK(table.fact("seat.1.money") == "1378");
    table.plays({"1 end"});
    CHECK(table.decision() == "2 roll");
}

TEST_CASE("C-2.1: a player rolls, decides what follows, and then ends the turn") {
    Table table{"Ann", "Bob"};
    CHECK(names(table.refuses("1 end"), "C-2.5"));
    table.plays({"1 roll"});
    CHECK(table.decision() == "0 chance");
    CHECK(names(table.refuses("1 end"), "C-2.5"));
    table.plays({"0 dice 1 2"});
    CHECK(table.decision() == "1 deed");
    CHECK(names(table.refuses("1 end"), "C-2.5"));
    table.plays({"1 buy"});
    CHECK(table.decision() == "1 end");
    CHECK(names(table.refuses("1 roll"), "C-2.5"));
    table.plays({"1 end"});
    CHECK(table.told("turn seat=2 round=1"));
}

TEST_CASE("C-2.1: who does not have the dice neither rolls nor manages") {
    Table table{"Ann", "Bob"};
    table.plays({".set square.strand.owner 2"});
    for (const auto* move : {"2 roll", "2 mortgage strand", "2 propose 1 give $1 for nothing"})
        CHECK(table.refuses(move) == "seat 2 does not have to decide; seat 1 has (C-2.5)");
}

TEST_CASE("C-2.1: a round ends when the dice pass the player who started") {
    Table table{"Ann", "Bob"};
    table.events.clear();
    table.game = Property::deal(table.setup, table.events);
    table.plays({"0 dice 1 2", "0 dice 6 6", "0 deck chest", "0 deck chance"});
    CHECK(table.told("turn seat=2 round=1"));
    table.plays({"2 roll", "0 dice 4 6", "2 end"});
    CHECK(table.told("turn seat=1 round=1"));
    table.plays({"1 roll", "0 dice 4 6", "1 end"});
    CHECK(table.told("turn seat=2 round=2"));
}

TEST_CASE("C-2.2: after a double, when all is resolved, the player must roll again") {
    Table table{"Ann", "Bob"};
    table.plays({"1 roll", "0 dice 3 3"});
    CHECK(table.told_in_order({"rolled seat=1 dice=3+3 double=yes",
                               "moved seat=1 from=go to=the-angel-islington",
                               "landed seat=1 square=the-angel-islington"}));
    CHECK(table.fact("doubles") == "1");
    CHECK(table.decision() == "1 deed");
    CHECK(names(table.refuses("1 roll"), "C-2.5"));
    table.plays({"1 buy"});
    CHECK(table.decision() == "1 roll");
    CHECK(names(table.refuses("1 end"), "C-2.5"));
    table.plays({"1 roll", "0 dice 1 3"});
    CHECK(table.fact("seat.1.square") == "gaol");
    CHECK(table.decision() == "1 end");
    CHECK(names(table.refuses("1 roll"), "C-2.5"));
}

TEST_CASE("C-2.2: an auction that others win does not take the second roll away") {
    Table table{"Ann", "Bob"};
    table.plays({"1 roll", "0 dice 3 3", "1 pass", "2 bid 10", "1 pass"});
    CHECK(table.fact("square.the-angel-islington.owner") == "2");
    CHECK(table.decision() == "1 roll");
}

TEST_CASE("C-2.2: a debt is paid before the second roll") {
    Table table{"Ann", "Bob"};
    table.plays({".set square.mayfair.owner 1", ".set seat.1.money 100", "1 roll", "0 dice 2 2"});
    CHECK(table.told("owes from=1 to=0 amount=100"));
    CHECK(table.decision() == "1 debt");
    CHECK(names(table.refuses("1 roll"), "C-2.5"));
    table.plays({"1 mortgage mayfair"});
    CHECK(table.decision() == "1 roll");
}

TEST_CASE("C-2.2: the third double goes straight to Gaol, without moving or landing") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "stations"}}, .at = {{1, "strand"}}});
    // The third would pass GO.
    table.plays({"1 roll", "0 dice 2 2", "1 roll", "0 dice 2 2"});
    CHECK(table.fact("seat.1.square") == "piccadilly");
    table.plays({"1 buy", "1 roll", "0 dice 6 6"});
    CHECK(table.story() == std::vector<std::string>{"rolled seat=1 dice=6+6 double=yes",
                                                    "gaoled seat=1 why=doubles"});
    CHECK(table.fact("seat.1.square") == "gaol");
    CHECK(table.fact("seat.1.gaol") == "1");
    CHECK(table.fact("seat.1.money") == "1220");
    CHECK(table.decision() == "1 end");
    CHECK(names(table.refuses("1 roll"), "C-2.5"));
}

TEST_CASE("C-2.2: doubles are counted anew in each turn") {
    Table table{"Ann", "Bob"};
    table.plays({"1 roll", "0 dice 5 5", "1 roll", "0 dice 5 5", "1 roll", "0 dice 4 6", "1 end"});
    CHECK(table.fact("doubles") == "0");
    table.plays({"2 roll", "0 dice 5 5"});
    CHECK(table.fact("doubles") == "1");
    CHECK(table.fact("seat.2.gaol") == "0");
    CHECK(table.decision() == "2 roll");
}

TEST_CASE("C-2.2: a double that leads to Go To Gaol gives no second roll") {
    Table table{"Ann", "Bob"};
    table.plays({".set seat.1.square free-parking", "1 roll", "0 dice 5 5"});
    CHECK(table.told_in_order({"landed seat=1 square=go-to-gaol", "gaoled seat=1 why=square"}));
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-2.3: passing GO forward pays $200, and so does landing on it") {
    Table table{"Ann", "Bob"};
    SECTION("passing") {
        table.plays({".set seat.1.square mayfair", "1 roll", "0 dice 1 2"});
        CHECK(table.told_in_order({"moved seat=1 from=mayfair to=chest-1",
                                   "salary seat=1 amount=200",
                                   "landed seat=1 square=chest-1"}));
    }
    SECTION("landing") {
        table.plays({".set seat.1.square park-lane", "1 roll", "0 dice 1 2"});
        CHECK(table.told_in_order({"moved seat=1 from=park-lane to=go",
                                   "salary seat=1 amount=200",
                                   "landed seat=1 square=go"}));
        CHECK(table.fact("seat.1.money") == "1700");
    }
    SECTION("neither: mayfair is the last square before it") {
        table.plays({".set seat.1.square chance-3", "1 roll", "0 dice 1 2"});
        CHECK_FALSE(table.told_any("salary"));
    }
    SECTION("leaving it: no") {
        table.plays({"1 roll", "0 dice 1 2"});
        CHECK_FALSE(table.told_any("salary"));
    }
}

TEST_CASE("C-2.3: the salary is there before the rent beyond GO is due") {
    Table table{"Ann", "Bob"};
    table.plays({".set square.old-kent-road.owner 2",
                 ".set square.whitechapel-road.owner 2",
                 ".set square.old-kent-road.houses 5",
                 ".set square.whitechapel-road.houses 5",
                 ".set seat.1.money 50",
                 ".set seat.1.square luxury-tax",
                 "1 roll",
                 "0 dice 1 2"});
    CHECK(table.told_in_order({"salary seat=1 amount=200",
                               "rent from=1 to=2 square=old-kent-road amount=250",
                               "paid from=1 to=2 amount=250 for=rent"}));
    CHECK(table.fact("seat.1.money") == "0");
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-2.3: going to Gaol never pays a salary") {
    Table table{"Ann", "Bob"};
    SECTION("by the square") {
        table.plays({".set seat.1.square coventry-street", "1 roll", "0 dice 1 2"});
    }
    SECTION("by a card") {
        table.plays({".set seat.1.square go-to-gaol",
                     ".set deck.chest go-to-gaol",
                     "1 roll",
                     "0 dice 1 2"});
    }
    CHECK(table.fact("seat.1.square") == "gaol");
    CHECK_FALSE(table.told_any("salary"));
    CHECK(table.fact("seat.1.money") == "1500");
}

TEST_CASE("C-2.3: moving back never pays a salary, neither over GO nor onto it") {
    Table table{"Ann", "Bob"};
    const int steps = GENERATE(7, 8);  // from chance-1: to GO, and to Mayfair
    const auto card = *table.setup.edition->decks.find(board::Deck::Chance, "back-three");
    auto& chance_cards = own_edition(table).decks.cards[board::Deck::Chance];
    chance_cards[static_cast<std::size_t>(card)].effect = GoBack{Pips{steps}};
    table.plays({".set deck.chance back-three", "1 roll", "0 dice 3 4"});
    CHECK(table.fact("seat.1.square") == (steps == 7 ? "go" : "mayfair"));
    CHECK_FALSE(table.told_any("salary"));
}

TEST_CASE("C-2.4: a player in debt cannot end the turn") {
    Table table{"Ann", "Bob"};
    table.plays({".set square.mayfair.owner 1", ".set seat.1.money 199", "1 roll", "0 dice 1 3"});
    CHECK(table.fact("seat.1.debt") == "1");
    CHECK(names(table.refuses("1 end"), "C-2.5"));
    table.plays({"1 mortgage mayfair", "1 end"});
    CHECK(table.decision() == "2 roll");
}

TEST_CASE("C-2.4: a player with houses to give back cannot end the turn") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1, "brown"}, {2, "light-blue pink orange"}},
         .houses = {{1, "orange"}, {4, "whitechapel-road light-blue pink"}, {5, "old-kent-road"}}});
    table.plays({"1 roll", "0 dice 4 6", "1 sell old-kent-road"});
    CHECK(table.fact("seat.1.phantom") == "3");
    CHECK(names(table.refuses("1 end"), "C-2.5"));
    table.plays({"1 sell old-kent-road", "1 sell whitechapel-road"});
    CHECK(table.fact("seat.1.phantom") == "1");
    CHECK(names(table.refuses("1 end"), "C-2.5"));
    table.plays({"1 sell old-kent-road", "1 end"});
}
