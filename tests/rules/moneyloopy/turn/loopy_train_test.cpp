// Trains and the centre (L-6).
#include "rules/moneyloopy/table.hpp"

using namespace parlor;
using namespace parlor::moneyloopy;

namespace {

using Lines = std::vector<std::string>;

// Ann has taken the train there, and it is her turn again.
Table riding_from(int station) {
    Table table{"Ann", "Bob"};
    table.plays({".set seat.1.square " + std::to_string(station - 3), "1 roll", "0 dice 1 2"});
    table.plays({"1 train"});
    CHECK(table.decision() == "1 end");
    table.plays({"1 end", ".set seat.2.square 35", "2 roll", "0 dice 1 2", "2 end"});
    return table;
}

// Ann is in the centre, with $1,000, and it is her turn.
Table in_the_centre() {
    Table table{"Ann", "Bob"};
    table.plays({".set seat.1.square short-line", ".set seat.1.transit centre"});
    return table;
}

}  // namespace

TEST_CASE("L-6.1: the train takes a turn, and the next station is not activated") {
    Table table = riding_from(5);
    CHECK(table.fact("seat.1.square") == "reading-railroad");
    CHECK(table.fact("seat.1.transit") == "train");
    CHECK(table.decision() == "1 jump");
    CHECK(table.offered() == Lines{"train"});
    CHECK(table.refuses("1 roll") == "you do not roll in transit (L-6.1, L-6.2)");
    CHECK(table.refuses("1 jump go") == "a token jumps only from the centre (L-6.2)");
    table.plays({"1 train"});
    CHECK(table.story() == Lines{"moved seat=1 from=reading-railroad to=pennsylvania-railroad"});
    CHECK(table.fact("seat.1.transit") == "no");
    CHECK(table.fact("seat.1.money") == "1000");
    CHECK(table.decision() == "1 end");
    table.plays({"1 end", ".set seat.2.square 35", "2 roll", "0 dice 1 2", "2 end"});
    CHECK(table.decision() == "1 roll");
}

TEST_CASE("L-6.1: houses are bought before the train arrives") {
    Table table = riding_from(15);
    table.plays({".set square.boardwalk.owner 1", ".set square.park-place.owner 1"});
    table.plays({"1 build boardwalk", "1 train"});
    CHECK(table.fact("seat.1.square") == "b-and-o-railroad");
    CHECK(table.fact("square.boardwalk.houses") == "1");
}

TEST_CASE("L-6.1: on another board the parts go by their order within their kind") {
    Table table({"Ann", "Bob"}, {}, "uk");
    table.plays({".set seat.1.square 32", "1 roll", "0 dice 1 2", "1 train"});
    CHECK(table.told("boarded seat=1 square=liverpool-street-station"));
    CHECK(table.fact("seat.1.transit") == "centre");
    const Edition& world = *edition_on("world-40");
    CHECK_FALSE(unfit(world.board));
    CHECK(world.properties.count() == 22);
    CHECK(world.tollbooths == parlor::board::Squares{Square{10}, Square{20}, Square{30}});
    CHECK(world.places[Square{4}] == Place::IncomeTax);
    CHECK(world.places[Square{12}] == Place::ElectricCompany);
    CHECK(world.places[Square{28}] == Place::WaterWorks);
    CHECK(world.places[Square{35}] == Place::ShortLine);
    CHECK(world.places[Square{38}] == Place::LuxuryTax);
}

TEST_CASE("L-6.2: from the centre a token jumps to any square, which is activated") {
    Table table = in_the_centre();
    CHECK(table.offered().size() == 40);
    CHECK(table.refuses("1 train") == "there is no train to take here (L-6.1)");
    table.plays({"1 jump boardwalk"});
    CHECK(table.told_in_order({"jumped seat=1 square=boardwalk amount=0",
                               "landed seat=1 square=boardwalk",
                               "for-sale seat=1 square=boardwalk price=300"}));
    CHECK(table.fact("seat.1.transit") == "no");
    CHECK(table.offers("buy"));
}

TEST_CASE("L-6.2: the bank pays $900, $600, $300 or nothing, by where the jump ends") {
    for (const auto& [square, money] : {std::pair{"9", "1900"},
                                        std::pair{"11", "1600"},
                                        std::pair{"21", "1300"},
                                        std::pair{"31", "1000"}}) {
        Table table = in_the_centre();
        table.plays({std::string{"1 jump "} + square});
        CHECK(table.fact("seat.1.money") == money);
    }
}

TEST_CASE("L-6.2: jumping to GO pays no $1,000") {
    Table table = in_the_centre();
    table.plays({"1 jump go"});
    CHECK_FALSE(table.told_any("salary"));
    CHECK(table.fact("seat.1.money") == "1900");
    CHECK(table.decision() == "1 end");
}

TEST_CASE("L-6.2: a tollbooth that a token jumps to asks its toll; a loop ends on GO") {
    Table pays = in_the_centre();
    pays.plays({"1 jump gaol"});
    CHECK(pays.decision() == "1 toll");
    CHECK(pays.fact("seat.1.square") == "short-line");
    pays.plays({"1 toll"});
    CHECK_FALSE(pays.told_any("moved"));
    CHECK(pays.fact("seat.1.square") == "gaol");
    CHECK(pays.fact("seat.1.money") == "1500");
    Table loops = in_the_centre();
    loops.plays({"1 jump gaol", "1 loop"});
    CHECK(loops.told_in_order({"looped seat=1 square=gaol", "landed seat=1 square=go"}));
    CHECK(loops.fact("seat.1.money") == "1600");
    CHECK(loops.decision() == "1 end");
}
