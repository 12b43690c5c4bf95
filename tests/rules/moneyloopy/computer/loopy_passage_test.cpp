// What Moneyloopy's computers offer at a tollbooth to whoever lets them pass.
#include "computers.hpp"

using namespace parlor;
using namespace parlor::moneyloopy;

namespace {

using Facts = std::initializer_list<std::string_view>;

constexpr int first = 10, second = 20;  // tollbooths

// Ann rolls to this tollbooth with this much money, three squares and these steps beyond it.
Table ann_reaches(
    int booth, int money, Facts facts = {}, int left = 0, Purses purses = Purses::Hidden) {
    Table table{{"Ann", "Bob", "Cid", "Dot"}, {.purses = purses}};
    table.plays({".set marker chance-1", ".set seat.1.money " + std::to_string(money)});
    table.plays(facts);
    table.plays({".set seat.1.square " + std::to_string(booth - 3), "1 roll"});
    table.plays({"0 dice 1 " + std::to_string(2 + left)});
    return table;
}

// Bob, who shows much money, has all of a group but Ann's street, the first beyond the tollbooth.
Table ann_could_sell(int left) {
    return ann_reaches(first,
                       230,
                       {".set seat.2.money 2500",
                        ".set square.st-charles-place.owner 1",
                        ".set square.states-avenue.owner 2",
                        ".set square.virginia-avenue.owner 2"},
                       left,
                       Purses::Open);
}

// The same to the second one, and has a hotel just beyond it.
Table ann_reaches_her_hotel(int money) {
    return ann_reaches(second,
                       money,
                       {".set square.atlantic-avenue.owner 1",
                        ".set square.ventnor-avenue.owner 1",
                        ".set square.marvin-gardens.owner 1",
                        ".set square.marvin-gardens.houses 5"});
}

// Level 2 asks for it, gets it from level 1, and then goes on by this answer.
void check_passage(Table table, const std::string& deal, const std::string& answer) {
    CHECK(chosen(table, board::Level::Two) == deal);
    CHECK(reason(table, board::Level::Two) ==
          "passing the tollbooth is worth more to it than what it gives");
    table.plays({"1 " + deal});
    CHECK(chosen(table, board::Level::One) == "accept");
    table.plays({std::to_string(number(table.game.decision.seat)) + " accept"});
    CHECK(chosen(table, board::Level::Two) == answer);
}

}  // namespace

TEST_CASE("L-9.1: level 2 owes more later for a toll, and pays it then") {
    check_passage(
        ann_reaches(second, 360), "deal 2 get $200; pay $367 at pennsylvania-railroad", "toll");
}

TEST_CASE(
    "L-9.1: level 2 gives a street for a toll, and asks for what the other would still give") {
    check_passage(ann_could_sell(0), "deal 2 get $1036; give st-charles-place", "toll");
}

TEST_CASE("L-9.2: level 2 gives no street for a toll on which it would land then, and owe rent") {
    check_passage(ann_could_sell(1), "deal 2 get $100; pay $234 at pennsylvania-railroad", "toll");
}

TEST_CASE("L-9.2: level 2 gives nothing for passage that costs more than to owe the toll") {
    CHECK(chosen(ann_reaches(first,
                             230,
                             {".set square.oriental-avenue.owner 2",
                              ".set square.vermont-avenue.owner 1",
                              ".set square.park-place.owner 1"}),
                 board::Level::Two) == "deal 2 get $100; pay $234 at pennsylvania-railroad");
}

TEST_CASE("L-9.1: nobody is asked for a toll who has no more than that") {
    const auto asked = [](const std::string& money) {
        const std::string fact = ".set seat.2.money " + money;
        return chosen(ann_reaches(second,
                                  360,
                                  {fact, ".set seat.3.money 150", ".set seat.4.money 150"},
                                  0,
                                  Purses::Open),
                      board::Level::Two);
    };
    CHECK(asked("201") == "deal 2 get $200; pay $367 at pennsylvania-railroad");
    CHECK(asked("200") == "loop");
}

TEST_CASE("L-9.1: level 2 owes less for a toll to whom it lets off a rent") {
    check_passage(ann_reaches_her_hotel(360),
                  "deal 2 get $200; their-rent 0 on marvin-gardens until pennsylvania-railroad; "
                  "pay $214 at pennsylvania-railroad",
                  "toll");
}

TEST_CASE("L-9.1: level 2 asks for a safe card at a tollbooth, and uses it there") {
    check_passage(ann_reaches(second, 360, {".set seat.2.safe-cards 6"}),
                  "deal 2 get safe-card; pay $207 at pennsylvania-railroad",
                  "safe");
}

TEST_CASE("L-9.1: level 2 lets the giver of a safe card off a rent, for money in return") {
    Table table = ann_reaches_her_hotel(280);
    table.plays({".set seat.2.square free-parking", ".set seat.2.safe-cards 6"});
    check_passage(table,
                  "deal 2 get $44 safe-card; their-rent 0 on marvin-gardens until "
                  "pennsylvania-railroad",
                  "safe");
}

TEST_CASE("L-9.1: nobody asks for passage who goes on without it, or gains nothing by it") {
    CHECK(chosen(ann_reaches(first, 700), board::Level::Two) == "toll");
    CHECK(chosen(ann_reaches(second, 230), board::Level::Two) == "loop");
    for (const board::Level level : {board::Level::Zero, board::Level::One})
        CHECK_FALSE(chosen(ann_reaches(second, 360), level).starts_with("deal"));
}

TEST_CASE("L-9.2: passage is asked for once in a round") {
    Table table = ann_reaches(second, 360);
    table.plays({"1 " + chosen(table, board::Level::Two), "2 decline"});
    CHECK(chosen(table, board::Level::Two) == "loop");
}
