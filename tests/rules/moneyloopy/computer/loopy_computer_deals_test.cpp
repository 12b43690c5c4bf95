// Deals of Moneyloopy's computer players: their proposals, and their behaviour after a refusal.
#include "computers.hpp"
#include "rules/moneyloopy/deal/refused.hpp"

using namespace parlor;
using namespace parlor::moneyloopy;

namespace {

// Ann is about to end her turn, and needs Bob's Boardwalk for her group.
Table ann_needs_boardwalk() {
    Table table{"Ann", "Bob", "Cid", "Dot"};
    table.plays({".set square.park-place.owner 1", ".set square.boardwalk.owner 2"});
    table.plays({".set seat.1.square 35", "1 roll", "0 dice 1 2", ".set seat.1.money 4000"});
    return table;
}

// Ann is on Bob's Boardwalk, with too little money.
Table ann_owes(int money) {
    Table table{"Ann", "Bob", "Cid", "Dot"};
    table.plays({".set square.boardwalk.owner 2", ".set square.boardwalk.houses 3"});
    table.plays({".set seat.1.money " + std::to_string(money)});
    table.plays({".set seat.1.square 36"});
    return table;
}

// Ann owes Bob a rent of $200, and has $150 and no street.
Table ann_owes_too_much() {
    Table table{"Ann", "Bob"};
    table.plays({".set square.boardwalk.owner 2", ".set square.boardwalk.houses 1"});
    table.plays({".set seat.1.money 150", ".set seat.1.square 36"});
    table.plays({"1 roll", "0 dice 1 2"});
    return table;
}

// Ann is about to end her turn, eight steps before Bob's hotel.
Table ann_before_a_hotel(int money) {
    Table table{"Ann", "Bob", "Cid", "Dot"};
    table.plays({".set square.oriental-avenue.owner 2", ".set square.oriental-avenue.houses 5"});
    table.plays({".set square.atlantic-avenue.owner 1", ".set square.baltic-avenue.owner 1"});
    table.plays({".set square.kentucky-avenue.owner 1", ".set square.pacific-avenue.owner 1"});
    table.plays({".set seat.1.square 35", "1 roll", "0 dice 1 2"});
    table.plays({".set seat.1.money " + std::to_string(money)});
    return table;
}

// Ann owes Bob $400 by a deal, and is about to end her turn.
Table ann_has_promised(int money) {
    Table table{"Ann", "Bob", "Cid", "Dot"};
    table.plays({"1 deal 2 pay $400 at kentucky-avenue", "2 accept"});
    table.plays_rounds(3);
    table.plays({".set seat.1.square 35", "1 roll", "0 dice 1 2"});
    table.plays({".set seat.1.money " + std::to_string(money)});
    return table;
}

// Ann rolls a 3 to this square with this much money, and has two streets; Bob has Oriental Avenue.
Table ann_lands(int square, int money, int houses = 0) {
    Table table{"Ann", "Bob", "Cid", "Dot"};
    table.plays({".set square.oriental-avenue.owner 2"});
    table.plays({".set square.oriental-avenue.houses " + std::to_string(houses)});
    table.plays({".set square.park-place.owner 1", ".set square.baltic-avenue.owner 1"});
    table.plays({".set marker chance-1", ".set seat.1.money " + std::to_string(money)});
    table.plays({".set seat.1.square " + std::to_string(square - 3), "1 roll", "0 dice 1 2"});
    return table;
}

// Level 2 asks for such a loan, and level 1 grants it but asks for none.
void check_loan(Table table, const std::string& deal) {
    CHECK(chosen(table, board::Level::Two) == deal);
    CHECK(reason(table, board::Level::Two).starts_with("it needs $"));
    CHECK(chosen(table, board::Level::One).find("; pay $") == std::string::npos);
    table.plays({"1 " + deal});
    CHECK(chosen(table, board::Level::One) == "accept");
}

}  // namespace

TEST_CASE(
    "L-9.1: levels 1 and 2 ask for relief from a rent that would ruin them, which is granted") {
    for (const board::Level level : {board::Level::One, board::Level::Two}) {
        Table table = ann_before_a_hotel(500);
        const std::string deal = chosen(table, level);
        INFO(deal);
        CHECK(deal == "deal 2 give $146; my-rent 0 on oriental-avenue until vermont-avenue");
        CHECK(reason(table, level).starts_with("it would save about $"));
        table.plays({"1 " + deal});
        for (const board::Level other : {board::Level::One, board::Level::Two})
            CHECK(chosen(table, other) == "accept");
        CHECK(chosen(ann_before_a_hotel(1500), level) == "end");
    }
}

TEST_CASE("L-9.1: levels 1 and 2 buy back what they promised, for less than it is") {
    for (const board::Level level : {board::Level::One, board::Level::Two}) {
        Table table = ann_has_promised(1500);
        CHECK(chosen(table, level) == "deal 2 give $325; end-deal 1");
        CHECK(reason(table, level) == "what it promised would cost more than $325");
        table.plays({"1 " + chosen(table, level)});
        for (const board::Level other : {board::Level::One, board::Level::Two})
            CHECK(chosen(table, other) == "accept");
        CHECK(chosen(ann_has_promised(300), level) == "end");
    }
}

TEST_CASE("L-9.2: relief from rent is not given up for a dollar more than nothing") {
    for (const board::Level level : every_level) {
        Table table = ann_before_a_hotel(500);
        table.plays({"1 deal 2 give $156; my-rent 0 on oriental-avenue", "2 accept", "1 end"});
        table.plays({"2 deal 1 give $100; end-deal 1"});
        CHECK(chosen(table, level) == "decline");
    }
}

TEST_CASE("L-9.1: level 2 borrows for a street that completes its group") {
    check_loan(ann_lands(39, 150), "deal 2 get $300; pay $501 at pennsylvania-railroad");
    CHECK(chosen(ann_lands(39, 700), board::Level::Two) == "buy");
}

TEST_CASE("L-9.1: level 2 borrows what is missing for a debt, from others than the creditor") {
    check_loan(ann_lands(6, 150, 3), "deal 3 get $121; pay $262 at pennsylvania-railroad");
    check_loan(ann_lands(4, 150), "deal 2 get $51; pay $169 at pennsylvania-railroad");
    CHECK(chosen(ann_lands(6, 500, 3), board::Level::Two) == "pay");
    Table table = ann_lands(4, 150);
    for (const char* const lender : {"2", "3", "4"})
        table.plays({"1 " + chosen(table, board::Level::Two), std::string{lender} + " decline"});
    CHECK(chosen(table, board::Level::Two) == "bankrupt");
}

TEST_CASE("L-9.1: a lender believes in no more than the borrower may have") {
    for (const board::Level level : every_level) {
        Table table = ann_lands(39, 150);
        table.plays({"1 deal 2 get $300; pay $320 at pennsylvania-railroad"});
        CHECK(chosen(table, level) == "decline");
        table.plays({"2 decline", "1 deal 2 get $700; pay $9000 at pennsylvania-railroad"});
        CHECK(chosen(table, level) == "decline");
    }
}

TEST_CASE("L-9.1: levels 1 and 2 offer money for the last street of a group, and it is accepted") {
    for (const board::Level level : {board::Level::One, board::Level::Two}) {
        Table table = ann_needs_boardwalk();
        const std::string deal = chosen(table, level);
        INFO(deal);
        CHECK(deal.starts_with("deal 2 get boardwalk; give $"));
        CHECK(reason(table, level).starts_with("it would complete a group, and the offer is $"));
        table.plays({"1 " + deal});
        CHECK(chosen(table, board::Level::One) == "accept");
    }
}

TEST_CASE("L-9.1: level 0 offers money for the last street of a group, beyond what it keeps") {
    Table table = ann_needs_boardwalk();
    CHECK(chosen(table, board::Level::Zero) == "deal 2 get boardwalk; give $800");
    table.plays({".set seat.1.money 1000"});
    CHECK(chosen(table, board::Level::Zero) == "deal 2 get boardwalk; give $400");
    table.plays({"1 " + chosen(table, board::Level::Zero), "2 decline"});
    CHECK(chosen(table, board::Level::Zero) == "end");
    table.plays({".set seat.1.money 800"});
    CHECK(chosen(table, board::Level::Zero) == "end");
}

TEST_CASE("L-9.1: level 0 offers one property instead of a debt that it cannot pay") {
    Table table = ann_owes(300);
    table.plays({".set square.baltic-avenue.owner 1", "1 roll", "0 dice 1 2"});
    CHECK(chosen(table, board::Level::Zero) == "deal 2 forgiven; give baltic-avenue");
    table.plays({"1 " + chosen(table, board::Level::Zero), "2 decline"});
    CHECK(chosen(table, board::Level::Zero) == "bankrupt");
}

TEST_CASE("L-9.1: levels 1 and 2 offer a street for the last one of a group, when money is short") {
    for (const board::Level level : {board::Level::One, board::Level::Two}) {
        Table table = ann_needs_boardwalk();
        table.plays({".set seat.1.money 1000", ".set square.vermont-avenue.owner 1"});
        table.plays({".set square.oriental-avenue.owner 2"});
        INFO(chosen(table, level));
        CHECK(chosen(table, level).starts_with("deal 2 get boardwalk; give $"));
        CHECK(chosen(table, level).ends_with(" vermont-avenue"));
        table.plays({"1 " + chosen(table, level)});
        CHECK(chosen(table, board::Level::One) == "accept");
    }
}

TEST_CASE("L-9.1: levels 1 and 2 sell a street to who needs it for a group") {
    for (const board::Level level : {board::Level::One, board::Level::Two}) {
        Table table = ann_needs_boardwalk();
        table.plays({".set square.park-place.owner 2", ".set square.boardwalk.owner 1"});
        table.plays({".set square.kentucky-avenue.owner 2", ".set marker free-parking"});
        table.plays({".set seat.1.money 100"});
        INFO(chosen(table, level));
        CHECK(chosen(table, level).starts_with("deal 2 get "));
        CHECK(chosen(table, level).ends_with("; give boardwalk"));
    }
}

TEST_CASE("L-9.1: levels 1 and 2 answer a low offer with the price that they would take") {
    for (const board::Level level : {board::Level::One, board::Level::Two}) {
        Table table = ann_needs_boardwalk();
        table.plays({".set square.oriental-avenue.owner 1", ".set marker free-parking"});
        table.plays({".set square.vermont-avenue.owner 1"});
        table.plays({".set square.connecticut-avenue.owner 2"});
        table.plays({"1 deal 2 get connecticut-avenue; give $500"});
        const std::string answer = chosen(table, level);
        INFO(answer);
        CHECK(answer.starts_with("deal 1 get $"));
        CHECK(answer.ends_with("; give connecticut-avenue"));
        table.plays({"2 " + answer});
        CHECK_FALSE(chosen(table, level).starts_with("deal "));  // Ann has asked in this round
    }
}

TEST_CASE("L-9.2: what was refused is in the position, with the money that was offered") {
    Table table = ann_needs_boardwalk();
    table.plays({"1 deal 2 get boardwalk; give $500", "2 decline"});
    table.plays({"1 deal 2 get boardwalk; give $400", "2 decline"});
    table.plays({"1 deal 2 get boardwalk; give $450"});
    CHECK(refused_with(table.game, *table.game.proposal) == 500_cash);
    table.plays({"2 decline", "1 deal 3 promise \"x\""});
    CHECK_FALSE(refused_with(table.game, *table.game.proposal).has_value());
}

TEST_CASE("L-9.2: of many refusals the position keeps the last ones") {
    Table table = ann_needs_boardwalk();
    table.plays({"1 deal 2 get boardwalk; give $500", "2 decline"});
    for (std::size_t i = 0; i < most_refused; ++i)
        table.plays({"1 deal 3 promise \"x\"", "3 decline"});
    CHECK(table.game.refused.size() == most_refused);
    table.plays({"1 deal 2 get boardwalk; give $400"});
    CHECK_FALSE(refused_with(table.game, *table.game.proposal).has_value());
}

TEST_CASE("L-9.2: after a refusal a computer waits longer, and then proposes something else") {
    for (const board::Level level : {board::Level::One, board::Level::Two}) {
        Table table = ann_needs_boardwalk();
        const std::string first = chosen(table, level);
        table.plays({"1 " + first, "2 decline"});
        CHECK(chosen(table, level) == "end");
        table.plays({"1 end"});
        int waited = 0;
        for (std::string next = "end"; next == "end"; ++waited) {
            table.plays_rounds(1);
            table.plays({".set seat.1.square 35", "1 roll", "0 dice 1 2"});
            next = chosen(table, level);
            if (next != "end") CHECK(next != first);
            table.plays({"1 end"});
        }
        CHECK(waited >= 2);
    }
}

TEST_CASE("L-9.2: taking back a move brings back what was refused, as it is part of the position") {
    Table table = ann_needs_boardwalk();
    const Game before = table.game;
    table.plays({"1 " + chosen(table, board::Level::One), "2 decline"});
    CHECK(before != table.game);
    CHECK(Moneyloopy::hash(before) != Moneyloopy::hash(table.game));
    table.game = before;
    CHECK(chosen(table, board::Level::One).starts_with("deal 2 "));
}

TEST_CASE("L-9.1: who cannot pay a rent offers a property for it, before going bankrupt") {
    for (const board::Level level : {board::Level::One, board::Level::Two}) {
        Table table = ann_owes(300);
        table.plays({".set square.baltic-avenue.owner 1", ".set square.kentucky-avenue.owner 1"});
        table.plays({".set square.illinois-avenue.owner 1", "1 roll", "0 dice 1 2"});
        table.plays({".set square.boardwalk.houses 1"});
        INFO(chosen(table, level));
        CHECK(chosen(table, level).starts_with("deal 2 "));
        CHECK(reason(table, level) == "the debt of $1400 cannot be paid in money now");
        table.plays({"1 " + chosen(table, level), "2 decline"});
        CHECK(chosen(table, level) ==
              "deal 2 forgiven; give $299 baltic-avenue kentucky-avenue illinois-avenue");
        table.plays({"1 " + chosen(table, level), "2 decline"});
        CHECK(chosen(table, level) == "bankrupt");
    }
}

TEST_CASE("L-9.2: a creditor who declines is offered more, twice in all in a round") {
    for (const board::Level level : {board::Level::One, board::Level::Two}) {
        Table table = ann_owes_too_much();
        CHECK(chosen(table, level) == "deal 2 deferred oriental-avenue $369");
        table.plays({"1 " + chosen(table, level), "2 decline"});
        const std::string more = chosen(table, level);
        CHECK(more.starts_with("deal 2 deferred oriental-avenue $"));
        CHECK(more != "deal 2 deferred oriental-avenue $369");
        table.plays({"1 " + more, "2 decline"});
        CHECK(chosen(table, level) == "bankrupt");
    }
}

TEST_CASE("L-9.1: levels 1 and 2 sell a street to another player before a debt ruins them") {
    for (const board::Level level : {board::Level::One, board::Level::Two}) {
        Table table{"Ann", "Bob"};
        table.plays({".set square.pacific-avenue.owner 1", ".set seat.1.money 100"});
        table.plays({".set seat.1.square 1", "1 roll", "0 dice 1 2"});  // the income tax, $200
        CHECK(chosen(table, level) == "deal 2 get $101; give pacific-avenue");
        table.plays({"1 " + chosen(table, level)});
        CHECK(chosen(table, board::Level::One) == "accept");
        table.plays({"2 accept"});
        CHECK(chosen(table, level) == "pay");
    }
}

TEST_CASE("L-9.2: a thing that was refused is no other thing when its terms change places") {
    Table table = ann_needs_boardwalk();
    const std::string asked = chosen(table, board::Level::One);
    INFO(asked);
    const auto between = asked.find("; ");
    REQUIRE(between != std::string::npos);
    CHECK(asked.starts_with("deal 2 get boardwalk"));
    table.plays({"1 " + asked, "2 decline"});
    CHECK(chosen(table, board::Level::One).find("boardwalk") == std::string::npos);
}

TEST_CASE("L-9.1: levels 1 and 2 ask to owe more later where they can neither pay nor give") {
    for (const board::Level level : {board::Level::One, board::Level::Two}) {
        Table table = ann_owes_too_much();
        const std::string deal = chosen(table, level);
        CHECK(deal == "deal 2 deferred oriental-avenue $369");
        table.plays({"1 " + deal});
        for (const board::Level other : {board::Level::One, board::Level::Two})
            CHECK(chosen(table, other) == "accept");
    }
}

TEST_CASE("L-9.2: what costs nothing and brings something is accepted, however little it is") {
    for (const board::Level level : {board::Level::One, board::Level::Two}) {
        Table table{"Ann", "Bob"};
        table.plays({"1 deal 2 give $1"});
        CHECK(chosen(table, level) == "accept");
        table.plays({"2 decline", "1 deal 2 promise thanks"});
        CHECK(chosen(table, level) == "decline");
    }
}
