// M-2.10 to M-2.12, and the mode of the city boards.
#include "rules/property/computer/computers.hpp"
#include "rules/property/estate/rent.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

Table city_of_three() { return Table{{"Ann", "Bob", "Cid"}, rules_of("city")}; }

}  // namespace

TEST_CASE("M-2.10: in the city Free Parking pays taxes, bail and what cards cost") {
    Table table = city_of_three();
    rig(table, {.at = {{1, "go"}}});
    table.plays({"1 roll", "0 dice 1 3", "1 end", ".set seat.2.square luxury-tax"});
    table.plays({"2 roll", "0 dice 1 3", "0 card chest doctor"});
    CHECK(table.fact("pot") == "250");
    table.plays({"2 end", ".set seat.3.square gaol", ".set seat.3.gaol 1", "3 bail", "3 roll"});
    table.plays({"0 dice 4 6"});
    CHECK(table.told("pot seat=3 amount=300"));
}

TEST_CASE("M-2.11: after the rent the lander may make the owner an offer; only who has the dice") {
    Table table = city_of_three();
    rig(table, {.owns = {{2, "old-kent-road"}}, .at = {{1, "mayfair"}}});
    table.plays({"1 roll", "0 dice 1 1"});
    REQUIRE(table.told("rent from=1 to=2 square=old-kent-road amount=2"));
    CHECK(table.offers("propose 2"));
    table.plays({"1 propose 2 give $90 for old-kent-road"});
    CHECK_FALSE(table.offers("propose 3"));
    table.plays({"2 accept"});
    CHECK(table.fact("square.old-kent-road.owner") == "1");
}

TEST_CASE("M-2.12: a mortgaged member suspends the double rent of its group, and nothing else") {
    const auto rent = [](const char* deed, const Rigged& position) {
        Table table = city_of_three();
        rig(table, position);
        return rent_due(table.game, *table.game.board().find(deed), {3, 4});
    };
    CHECK(rent("strand", {.owns = {{1, "red"}}}) == 36_cash);
    CHECK(rent("strand", {.owns = {{1, "red"}}, .mortgaged = "fleet-street"}) == 18_cash);
    CHECK(rent("strand",
               {.owns = {{1, "red"}}, .houses = {{1, "strand"}}, .mortgaged = "fleet-street"}) ==
          90_cash);
    CHECK(rent("fenchurch-street-station",
               {.owns = {{1, "stations"}}, .mortgaged = "kings-cross-station"}) == 200_cash);
    CHECK(rent("water-works", {.owns = {{1, "utilities"}}, .mortgaged = "electric-company"}) ==
          70_cash);
}

TEST_CASE("M-6.1: on the third turn in Gaol computers roll, and then use their card") {
    Table table = city_of_three();
    rig(table, {.at = {{1, "gaol"}}, .cards = {{1, "chest"}}});
    table.plays({".set seat.1.gaol 3"});
    for (const board::Level level : every_level) CHECK(chosen(table, level) == "roll");
    table.plays({"1 roll", "0 dice 1 2"});
    for (const board::Level level : every_level) CHECK(chosen(table, level) == "card");
}

TEST_CASE("M-6.1: a computer leaves Gaol to build, where Gaol bars building") {
    Table table{{"Ann", "Bob", "Cid"}};
    rig(table,
        {.owns = {{1, "orange"},
                  {2, "red yellow green dark-blue stations brown utilities"},
                  {3, "pink light-blue"}},
         .houses = {{4, "red yellow"}},
         .at = {{1, "gaol"}}});
    table.plays({".set seat.1.gaol 1"});
    for (const board::Level level : {board::Level::One, board::Level::Two}) {
        table.game.rules.gaol_managing = GaolManaging::Open;
        CHECK(chosen(table, level) == "roll");
        table.game.rules.gaol_managing = GaolManaging::Barred;
        CHECK(chosen(table, level) == "bail");
    }
}
