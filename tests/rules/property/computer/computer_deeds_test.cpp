// Decisions of the computers of each level about deeds: buying, bidding, claiming; and how little
// it takes to change their minds.

#include "computers.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

// Ann has landed on Euston Road, for $100.
Table on_euston_road(const Rigged& position = {}) {
    Table table{"Ann", "Bob"};
    rig(table, position);
    return table.plays({"1 roll", "0 dice 2 6"});
}

// Bob has landed on a deed, passed it, and bid for it; Ann has to answer.
Table bid_of_bob(int sum, std::string_view dice, const Rigged& position) {
    Table table{"Ann", "Bob"};
    rig(table, position);
    table.plays({"1 roll", "0 dice 4 6", "1 end", "2 roll", dice, "2 pass"});
    return table.plays({"1 pass", "2 bid " + std::to_string(sum)});
}
Table bid_for_kings_cross(int sum, const Rigged& position = {}) {
    return bid_of_bob(sum, "0 dice 2 3", position);
}
Table bid_for_euston_road(int sum, const Rigged& position = {}) {
    return bid_of_bob(sum, "0 dice 2 6", position);
}

// Ann has been eliminated by Bob's hotel. Bob has to settle her deeds.
Table with_claims_for_bob() {
    Table table{"Ann", "Bob", "Cid"};
    rig(table,
        {.owns = {{1, "old-kent-road kings-cross-station vine-street"}, {2, "dark-blue"}},
         .houses = {{5, "dark-blue"}},
         .money = {{1, 0}},
         .at = {{1, "liverpool-street-station"}}});
    return table.plays({"1 roll", "0 dice 1 3"});
}

}  // namespace

TEST_CASE("a beginner buys what leaves it $20") {
    const Table table = on_euston_road();
    CHECK(chosen_with(table, 120, board::Level::Zero) == "buy");
    CHECK(reason_with(table, 120, board::Level::Zero) ==
          "$20 would stay in hand, and that is enough");
    CHECK(chosen_with(table, 119, board::Level::Zero) == "pass");
    CHECK(reason_with(table, 119, board::Level::Zero) ==
          "$19 would stay in hand, and that is too little");
}

TEST_CASE("a trader keeps $30 when it buys a deed of a group that another has a share in") {
    const Table table = on_euston_road({.owns = {{2, "pentonville-road"}}});
    CHECK(chosen_with(table, 130, board::Level::One) == "buy");
    CHECK(chosen_with(table, 129, board::Level::One) == "pass");
    CHECK(reason_with(table, 129, board::Level::One) ==
          "$29 would stay in hand, and that is too little");
}

TEST_CASE("a trader spends its last dollar on a deed of a group that could become its own") {
    const Table table = on_euston_road({.owns = {{1, "pentonville-road"}}});
    CHECK(chosen_with(table, 100, board::Level::One) == "buy");
    CHECK(chosen_with(table, 99, board::Level::One) == "pass");
}

TEST_CASE("a trader mortgages for a deed only when the group could become its own") {
    const Table free = on_euston_road({.owns = {{1, "old-kent-road"}}});
    CHECK(chosen_with(free, 70, board::Level::One) == "mortgage old-kent-road");
    CHECK(reason_with(free, 70, board::Level::One) == "money is needed for something better");
    CHECK(chosen_with(free, 69, board::Level::One) == "pass");
    const Table shared = on_euston_road({.owns = {{1, "old-kent-road"}, {2, "pentonville-road"}}});
    CHECK(chosen_with(shared, 70, board::Level::One) == "pass");
}

TEST_CASE("a master buys whatever it can raise the price of") {
    const Table table = on_euston_road({.owns = {{1, "old-kent-road"}, {2, "pentonville-road"}}});
    CHECK(chosen_with(table, 100, board::Level::Two) == "buy");
    CHECK(chosen_with(table, 99, board::Level::Two) == "mortgage old-kent-road");
    CHECK(chosen_with(table, 70, board::Level::Two) == "mortgage old-kent-road");
    CHECK(chosen_with(table, 69, board::Level::Two) == "pass");
}

TEST_CASE("to buy, utilities are mortgaged first; deeds of that group and whole groups never") {
    for (const board::Level level : {board::Level::One, board::Level::Two}) {
        Table table = on_euston_road({.owns = {{1, "whitehall electric-company brown"}}});
        CHECK(chosen_with(table, 90, level) == "mortgage electric-company");
        table = on_euston_road({.owns = {{1, "brown pentonville-road"}}});
        CHECK(chosen_with(table, 90, level) == "pass");
    }
}

TEST_CASE("a beginner bids while $100 stay in hand") {
    const Table table = bid_for_kings_cross(49);
    CHECK(chosen_with(table, 150, board::Level::Zero) == "bid 50");
    CHECK(chosen_with(table, 149, board::Level::Zero) == "forfeit");
}

TEST_CASE("a beginner bids up to the price on the deed, whatever it is worth") {
    CHECK(chosen(bid_for_kings_cross(199), board::Level::Zero) == "bid 200");
    CHECK(chosen(bid_for_kings_cross(200), board::Level::Zero) == "forfeit");
    CHECK(chosen(bid_for_euston_road(100, {.owns = {{1, "the-angel-islington pentonville-road"}}}),
                 board::Level::Zero) == "forfeit");
}

TEST_CASE("a trader bids three quarters of the price for a deed by itself") {
    CHECK(chosen(bid_for_kings_cross(149), board::Level::One) == "bid 150");
    CHECK(chosen(bid_for_kings_cross(150), board::Level::One) == "forfeit");
    CHECK(reason(bid_for_kings_cross(150), board::Level::One) ==
          "it is worth no more than $150, and it costs $151");
}

TEST_CASE("a trader bids beyond the price for the last deed of a group, whoever has the others") {
    const int seat = GENERATE(1, 2);
    const Rigged rest{.owns = {{seat, "the-angel-islington pentonville-road"}}};
    CHECK(chosen(bid_for_euston_road(299, rest), board::Level::One) == "bid 300");
    CHECK(chosen(bid_for_euston_road(300, rest), board::Level::One) == "forfeit");
}

TEST_CASE("a trader bids what mortgages bring for a group of its own, else it keeps $30") {
    const Table free = bid_for_euston_road(49, {.owns = {{1, "old-kent-road"}}});
    CHECK(chosen_with(free, 20, board::Level::One) == "bid 50");
    CHECK(chosen_with(free, 19, board::Level::One) == "forfeit");
    const Table shared =
        bid_for_euston_road(49, {.owns = {{1, "old-kent-road"}, {2, "pentonville-road"}}});
    CHECK(chosen_with(shared, 80, board::Level::One) == "bid 50");
    CHECK(chosen_with(shared, 79, board::Level::One) == "forfeit");
}

TEST_CASE("a master bids what mortgages bring, and no more") {
    const Table table =
        bid_for_euston_road(49, {.owns = {{1, "old-kent-road"}, {2, "pentonville-road"}}});
    CHECK(chosen_with(table, 20, board::Level::Two) == "bid 50");
    CHECK(chosen_with(table, 19, board::Level::Two) == "forfeit");
}

TEST_CASE("a master forfeits when it is better to leave the deed to the bidder") {
    CHECK(chosen(bid_for_euston_road(50), board::Level::Two) == "bid 70");
    CHECK(reason(bid_for_euston_road(50), board::Level::Two) ==
          "for $70 it is better to have the deed than to leave it");
    CHECK(chosen(bid_for_euston_road(200), board::Level::Two) == "forfeit");
    CHECK(reason(bid_for_euston_road(200), board::Level::Two) ==
          "for $201 the deed is better left to the others");
}

TEST_CASE("a master leaves a deed that nobody has bid for only where nobody else can pay for it") {
    const Rigged rich{.owns = {{1, "light-blue"}}, .houses = {{5, "light-blue"}}};
    Table table{"Ann", "Bob"};
    rig(table, rich);
    table.plays({"1 roll", "0 dice 4 6", "1 end", "2 roll", "0 dice 2 3", "2 pass"});
    rig(table, {.money = {{1, 1500}, {2, 10}}});
    CHECK(chosen(table, board::Level::Two) == "bid 40");
    rig(table, {.money = {{1, 1500}, {2, 9}}});
    CHECK(chosen(table, board::Level::Two) == "forfeit");
}

TEST_CASE("a master bids far more for the last deed of a group, whoever has the others") {
    const int seat = GENERATE(1, 2);
    const Rigged rest{.owns = {{seat, "the-angel-islington pentonville-road"}}};
    CHECK(chosen(bid_for_euston_road(200, rest), board::Level::Two) == "bid 220");
    CHECK(chosen(bid_for_euston_road(900, rest), board::Level::Two) == "forfeit");
}

TEST_CASE("an eliminated player's deeds are claimed while the reserve stays, and the rest left") {
    const std::map<board::Level, int> reserves{
        {board::Level::Zero, 300}, {board::Level::One, 200}, {board::Level::Two, 50}};
    for (const auto& [level, reserve] : reserves) {
        Table table = with_claims_for_bob();
        CHECK(chosen_with(table, reserve + 3, level) == "claim old-kent-road");
        CHECK(chosen_with(table, reserve + 2, level) == "leave all");
        table.plays({"2 claim old-kent-road"});
        CHECK(chosen_with(table, reserve + 10, level) == "claim kings-cross-station");
        CHECK(chosen_with(table, reserve + 9, level) == "leave all");
    }
}
