// Chapter 9: start money, GO, starting deeds and shuffling, C-9.1, C-9.3, C-9.4 and C-9.6. Free
// Parking: free_parking_test.cpp; limited money: limited_money_test.cpp.

#include "rigged.hpp"

using namespace parlor;
using namespace parlor::property;

TEST_CASE("C-9.1: everybody begins with the start money") {
    const int start = GENERATE(1000, 1500, 2000);
    const Table table({"Ann", "Bob"}, {.start_money = Money{start}});
    CHECK(table.fact("seat.1.money") == std::to_string(start));
    CHECK(table.fact("seat.2.money") == std::to_string(start));
}

TEST_CASE("C-9.3: landing exactly on GO pays double, where the house says so") {
    const auto landing = GENERATE(GoLanding::Single, GoLanding::Double);
    const std::string twice = landing == GoLanding::Double ? "400" : "200";
    Table table({"Ann", "Bob"}, {.go_landing = landing});
    SECTION("by the dice") {
        rig(table, {.at = {{1, "liverpool-street-station"}}});
        table.plays({"1 roll", "0 dice 2 3"});
        CHECK(table.told_in_order(
            {"moved seat=1 from=liverpool-street-station to=go", "salary seat=1 amount=" + twice}));
    }
    SECTION("by a card") {
        table.plays({".set deck.chest go", "1 roll", "0 dice 1 1"});
        CHECK(table.told_in_order({"card seat=1 deck=chest card=go",
                                   "moved seat=1 from=chest-1 to=go",
                                   "salary seat=1 amount=" + twice}));
    }
    CHECK(table.fact("seat.1.money") == std::to_string(1500 + std::stoi(twice)));
}

TEST_CASE("C-9.3: passing GO pays the single salary, whatever the house says") {
    Table table({"Ann", "Bob"}, {.go_landing = GoLanding::Double});
    rig(table, {.owns = {{1, "old-kent-road"}}, .at = {{1, "liverpool-street-station"}}});
    table.plays({"1 roll", "0 dice 2 4"});
    CHECK(table.told("salary seat=1 amount=200"));
    CHECK(table.fact("seat.1.money") == "1700");
}

TEST_CASE("C-9.3: double salary doubles the salary that the house pays") {
    Table table({"Ann", "Bob"}, {.salary = 350_cash, .go_landing = GoLanding::Double});
    rig(table, {.at = {{1, "liverpool-street-station"}}});
    table.plays({"1 roll", "0 dice 2 3"});
    CHECK(table.fact("seat.1.money") == "2200");
}

TEST_CASE("C-9.4: starting deeds are dealt in seat order, and their price is paid") {
    Table table({"Ann", "Bob"}, {.start_deeds = 2});
    CHECK(table.decision() == "0 chance");
    CHECK(table.choices() == std::vector<std::string>{"deeds 1"});
    table.events.clear();
    table.plays({"0 deeds 1 mayfair water-works"});
    CHECK(table.story() == std::vector<std::string>{"dealt seat=1 square=water-works amount=150",
                                                    "dealt seat=1 square=mayfair amount=400"});
    CHECK(table.fact("seat.1.money") == "950");
    CHECK(table.choices() == std::vector<std::string>{"deeds 2"});
    table.plays({"0 deeds 2 old-kent-road park-lane"});
    CHECK(table.fact("seat.2.money") == "1090");
    CHECK(table.fact("square.water-works.owner") == "1");
    CHECK(table.fact("square.park-lane.owner") == "2");
    CHECK(table.fact("square.park-lane.mortgaged") == "no");
    CHECK(table.decision() == "1 roll");
}

TEST_CASE("C-9.4: starting deeds come in seat order also when a later seat starts") {
    Table table({"Ann", "Bob"}, {.start_deeds = 1});
    table.game = Property::deal(table.setup, table.events);
    table.plays({"0 dice 1 2", "0 dice 6 6", "0 deck chest", "0 deck chance"});
    table.plays({"0 deeds 1 mayfair", "0 deeds 2 park-lane"});
    CHECK(table.decision() == "2 roll");
}

TEST_CASE("C-9.4: each is dealt the number of deeds that was agreed, of those that are left") {
    Table table({"Ann", "Bob"}, {.start_deeds = 2});
    for (const auto* line : {"0 deeds 1 mayfair",
                             "0 deeds 1 mayfair park-lane vine-street",
                             "0 deeds 2 mayfair park-lane",
                             "0 deeds 1 mayfair go"})
        CHECK(names(table.refuses(line), "C-9.4"));
    table.plays({"0 deeds 1 mayfair park-lane"});
    CHECK(names(table.refuses("0 deeds 2 mayfair vine-street"), "C-9.4"));
}

TEST_CASE("C-9.4: no more deeds are dealt than there are, or than the dearest n would cost") {
    const board::Board& uk = edition_of("uk")->board;
    struct Most {
        int start_money, seats, deeds;
    };
    const auto [start_money, seats, deeds] = GENERATE(Most{1500, 2, 4},
                                                      Most{1000, 2, 2},
                                                      Most{2000, 2, 5},
                                                      Most{2000, 5, 5},
                                                      Most{2000, 6, 4},  // 28 deeds
                                                      Most{1500, 6, 4},
                                                      Most{1000, 6, 2},
                                                      Most{10000, 8, 3},
                                                      Most{10000, 2, 5},
                                                      Most{399, 2, 0},
                                                      Most{400, 2, 1},
                                                      Most{749, 2, 1},  // 400 + 350
                                                      Most{750, 2, 2},
                                                      Most{1369, 2, 3},  // + 320 + 300
                                                      Most{1370, 2, 4},
                                                      Most{1669, 2, 4},
                                                      Most{1670, 2, 5});
    INFO(start_money << " for " << seats);
    CHECK(most_deeds_dealt(uk, Money{start_money}, seats) == deeds);
}

TEST_CASE("C-9.6: under any house rules the last card drawn has the deck shuffled at once") {
    const Ruleset rules = GENERATE(Ruleset{},
                                   Ruleset{.free_parking = FreeParking::TaxesAndCards,
                                           .go_landing = GoLanding::Double,
                                           .money_supply = MoneySupply::Limited});
    Table table({"Ann", "Bob"}, rules);
    table.plays({".set deck.chest doctor"});
    auto& to_come = table.game.piles[board::Deck::Chest].to_come;
    while (to_come.size() > 1) to_come.erase(1);
    table.plays({"1 roll", "0 dice 1 1"});
    REQUIRE(table.told("card seat=1 deck=chest card=doctor"));
    CHECK(table.decision() == "0 chance");
    CHECK(table.fact("seat.1.money") == "1500");
    table.plays({"0 deck chest school doctor"});
    CHECK(table.told_in_order({"shuffled deck=chest", "paid from=1 to=0 amount=50 for=card"}));
    CHECK(table.fact("deck.chest").starts_with("school,doctor,bank-error,"));
    CHECK(table.game.piles[board::Deck::Chest].to_come.size() == 16);
}
