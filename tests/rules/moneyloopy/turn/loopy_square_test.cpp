// Squares: demands, properties and offers (L-2.6, L-3 to L-5).
#include "rules/moneyloopy/table.hpp"

using namespace parlor;
using namespace parlor::moneyloopy;

namespace {

// Ann has landed there, by a 3, with $1,000 in hand.
Table on(const std::string& square, std::initializer_list<std::string_view> before = {}) {
    Table table{"Ann", "Bob", "Cid"};
    const int at = number(*table.setup.edition->board.find(square));
    table.plays({".set seat.1.square " + std::to_string((at + 37) % 40)}).plays(before);
    table.plays({"1 roll", "0 dice 1 2"});
    return table;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("L-2.6: rent is asked even of a player who has nothing to choose") {
    Table table = on("boardwalk", {".set square.boardwalk.owner 2"});
    CHECK(table.told("rent from=1 to=2 square=boardwalk amount=50"));
    CHECK(table.fact("seat.1.debt") == "50");
    CHECK(table.decision() == "1 square");
    CHECK(table.offered() == Lines{"pay"});
    CHECK(table.refuses("1 bankrupt") == "you can pay it (L-2.6)");
    table.plays({"1 pay"});
    CHECK(table.told("paid from=1 to=2 amount=50 for=rent"));
    CHECK(table.fact("seat.2.money") == "1050");
    CHECK(table.decision() == "1 end");
}

TEST_CASE("L-2.6: bankruptcy is not open while a safe card in hand would cancel the demand") {
    Table table = on("income-tax", {".set seat.1.money 200", ".set seat.1.safe-cards 1"});
    CHECK(table.offered() == Lines{"safe"});
    CHECK(table.refuses("1 bankrupt") == "use your safe card first (L-2.6)");
    CHECK(table.refuses("1 pay") == "pay all of it, and keep a dollar (L-7.2)");
}

TEST_CASE("L-2.6: what has nothing to ask or to offer asks nothing") {
    CHECK(on("boardwalk", {".set square.boardwalk.owner 1"}).decision() == "1 end");
    CHECK(on("chest-3", {}).decision() == "1 square");
    CHECK(on("water-works", {".set square.boardwalk.owner 2"}).decision() == "1 end");
    CHECK(on("water-works", {".set square.boardwalk.owner 1"}).decision() == "1 square");
    CHECK(on("electric-company", {".set seat.1.square 11", ".set square.boardwalk.owner 1"})
              .fact("seat.1.square") == "virginia-avenue");
}

TEST_CASE("L-2.6: offers ask by what lies open, never by money") {
    Table chest = on("chest-3", {".set seat.1.money 1"});
    CHECK(chest.offered() == Lines{"no"});
    CHECK(chest.refuses("1 safe-card") == "you must keep a dollar (L-7.1)");
    chest.plays({"1 no"});
    CHECK(chest.decision() == "1 end");
    CHECK(on("chance-3", {".set seat.1.money 1"}).offered() == Lines{"no"});
}

TEST_CASE("L-3.1: only streets are properties; a station is not for sale") {
    Table table = on("short-line");
    CHECK(table.offered() == Lines{"train", "no"});
    CHECK(table.refuses("1 buy") == "the square does not offer that (L-2.6)");
    CHECK(std::ranges::count_if(Moneyloopy::facts(table.setup, table.game), [](const auto& fact) {
              return fact.first.ends_with(".owner");
          }) == 22);
}

TEST_CASE("L-3.2: an unowned property is bought for $300") {
    Table table = on("boardwalk");
    CHECK(table.told("for-sale seat=1 square=boardwalk price=300"));
    CHECK(table.offered() == Lines{"buy", "auction"});
    table.plays({"1 buy"});
    CHECK(table.told("bought seat=1 square=boardwalk price=300"));
    CHECK(table.fact("seat.1.money") == "700");
    CHECK(table.fact("square.boardwalk.owner") == "1");
}

TEST_CASE("L-3.2: or it is auctioned, from the player after the lander on, the lander too") {
    Table table = on("boardwalk", {".set seat.1.money 300"});
    CHECK(table.refuses("1 buy") == "you must keep a dollar (L-7.1)");
    table.plays({"1 auction"});
    CHECK(table.decision() == "2 bid");
    CHECK(table.offered() == Lines{"bid 100..999", "pass", "forfeit"});
    CHECK(table.refuses("2 bid 99").starts_with("bid at least $100"));
    CHECK(table.refuses("2 bid 1000").starts_with("a bid must leave you a dollar"));
    table.plays({"2 bid 100", "3 pass", "1 bid 101", "2 forfeit"});
    CHECK(table.decision() == "3 bid");
    table.plays({"3 pass"});
    CHECK(table.told_in_order(
        {"won seat=1 square=boardwalk amount=101", "paid from=1 to=0 amount=101 for=bid"}));
    CHECK(table.decision() == "1 end");
}

TEST_CASE("L-3.2: everyone still in is asked, able to bid or not; without a bid nobody gets it") {
    Table table = on("boardwalk", {".set seat.2.money 100"});
    table.plays({"1 auction"});
    CHECK(table.offered() == Lines{"pass", "forfeit"});
    table.plays({"2 pass", "3 pass", "1 pass"});
    CHECK(table.told("unsold square=boardwalk"));
    CHECK(table.fact("square.boardwalk.owner") == "0");
}

TEST_CASE("L-3.3: the whole group in one hand doubles the rent of what has no houses") {
    CHECK(on("boardwalk", {".set square.boardwalk.owner 2", ".set square.park-place.owner 2"})
              .fact("seat.1.debt") == "100");
    CHECK(on("boardwalk",
             {".set square.boardwalk.owner 2",
              ".set square.park-place.owner 2",
              ".set square.boardwalk.houses 1"})
              .fact("seat.1.debt") == "200");
}

TEST_CASE("L-3.4: houses are bought before rolling, in any distribution, for $100 each") {
    Table table{"Ann", "Bob"};
    table.plays({".set square.boardwalk.owner 1"});
    CHECK(table.refuses("1 build boardwalk") == "the whole group must be yours (L-3.4)");
    CHECK(table.refuses("1 build short-line") == "only streets are properties (L-3.1)");
    table.plays({".set square.park-place.owner 1"});
    CHECK(table.offered() ==
          Lines{"roll", "build park-place", "build boardwalk", "build dark-blue"});
    table.plays({"1 build boardwalk", "1 build boardwalk", "1 build boardwalk"});
    table.plays({"1 build boardwalk", "1 build boardwalk"});
    CHECK(table.told("built seat=1 square=boardwalk houses=5 amount=100"));
    CHECK(table.refuses("1 build boardwalk") == "nothing goes beyond a hotel (L-3.4)");
    table.plays({"1 build dark-blue"});
    CHECK(table.fact("square.park-place.houses") == "1");
    CHECK(table.fact("seat.1.money") == "400");
    table.plays({".set seat.1.square 35", "1 roll", "0 dice 1 2"});
    CHECK(table.refuses("1 build park-place") == "it is time to end the turn (L-2.6)");
}

TEST_CASE("L-3.4: building on a group is all or nothing") {
    Table table{"Ann", "Bob"};
    table.plays({".set square.boardwalk.owner 1", ".set square.park-place.owner 1"});
    table.plays({".set seat.1.money 200"});
    CHECK(table.refuses("1 build dark-blue") == "you must keep a dollar (L-7.1)");
    CHECK(table.refuses("1 build stations") == "only streets are properties (L-3.1)");
    table.plays({".set square.boardwalk.houses 5", ".set square.park-place.houses 5"});
    CHECK(table.refuses("1 build dark-blue") == "nothing goes beyond a hotel (L-3.4)");
}

TEST_CASE("L-3.5: houses stay whoever owns the property, and the rent is what they say") {
    Table table = on("boardwalk", {".set square.boardwalk.houses 2"});
    table.plays({"1 buy", "1 end", ".set seat.2.square 36", "2 roll", "0 dice 1 2"});
    CHECK(table.fact("seat.2.debt") == "600");
    CHECK(table.fact("square.boardwalk.houses") == "2");
}

TEST_CASE("L-4.1: on Community Chest a player may buy one safe card for $100") {
    Table table = on("chest-3");
    CHECK(table.offered() == Lines{"safe-card", "no"});
    table.plays({"1 safe-card"});
    CHECK(
        table.told_in_order({"paid from=1 to=0 amount=100 for=card", "safe-card seat=1 count=1"}));
    CHECK(table.decision() == "1 end");
}

TEST_CASE("L-4.2: a safe card cancels Income Tax, the rent of four houses, and the duty to buy") {
    const std::string_view card = ".set seat.1.safe-cards 1";
    Table tax = on("income-tax", {card});
    tax.plays({"1 safe"});
    CHECK(tax.told("saved seat=1 square=income-tax"));
    CHECK(tax.fact("seat.1.safe-cards") == "0");
    CHECK(tax.decision() == "1 end");
    Table rent =
        on("boardwalk", {card, ".set square.boardwalk.owner 2", ".set square.boardwalk.houses 4"});
    rent.plays({"1 safe"});
    CHECK(rent.fact("seat.2.money") == "1000");
    Table duty = on("boardwalk", {card});
    duty.plays({"1 safe"});
    CHECK(duty.fact("square.boardwalk.owner") == "0");
    CHECK(on("boardwalk").refuses("1 safe") == "there is no safe card to use (L-4.2)");
}

TEST_CASE("L-4.2: but not the rent of a hotel") {
    Table table = on("boardwalk",
                     {".set seat.1.safe-cards 1",
                      ".set square.boardwalk.owner 2",
                      ".set square.boardwalk.houses 5"});
    CHECK(table.offered() == Lines{"bankrupt"});
    CHECK(table.refuses("1 safe") == "a safe card is of no use here (L-4.2)");
}

TEST_CASE("L-4.3: Luxury Tax takes all safe cards") {
    Table table = on("luxury-tax", {".set seat.1.safe-cards 3"});
    CHECK(table.told("safe-card seat=1 count=0"));
    CHECK(table.fact("seat.1.safe-cards") == "0");
    CHECK(table.decision() == "1 end");
    CHECK_FALSE(on("luxury-tax").told_any("safe-card"));
}

TEST_CASE("L-5.1: without safe cards a stake is at least a dollar") {
    CHECK(on("chance-3").offered() == Lines{"stake $1..999", "no"});
}

TEST_CASE("L-5.1: a stake on Chance is lost by 1 to 3, and paid again in kind by 4 to 6") {
    Table table = on("chance-3", {".set seat.1.safe-cards 2"});
    CHECK(table.offered() == Lines{"stake $0..999 safe 0..2", "no"});
    CHECK(table.refuses("1 stake $1000") == "you must keep a dollar (L-7.1)");
    CHECK(table.refuses("1 stake $0 safe 3") == "there are fewer safe cards (L-5.1)");
    CHECK(table.refuses("1 stake $0") == "a stake is money, safe cards or both (L-5.1)");
    table.plays({"1 stake $200 safe 2"});
    CHECK(table.offered() == Lines{"die 1..6"});
    table.plays({"0 die 4"});
    CHECK(table.told("staked seat=1 amount=200 cards=2 die=4 won=yes"));
    CHECK(table.fact("seat.1.money") == "1200");
    CHECK(table.fact("seat.1.safe-cards") == "4");
    CHECK(table.decision() == "1 end");
    Table loses = on("chance-3", {".set seat.1.safe-cards 2"});
    loses.plays({"1 stake $0 safe 2", "0 die 3"});
    CHECK(loses.fact("seat.1.safe-cards") == "0");
    CHECK(loses.fact("seat.1.money") == "1000");
}

TEST_CASE("L-5.2: Income Tax is $200") {
    Table table = on("income-tax");
    table.plays({"1 pay"});
    CHECK(table.told("paid from=1 to=0 amount=200 for=tax"));
    CHECK(table.fact("seat.1.money") == "800");
}

TEST_CASE("L-5.3: Water Works buys one property for $1,000, with its houses") {
    Table table = on("water-works",
                     {".set square.boardwalk.owner 1",
                      ".set square.boardwalk.houses 3",
                      ".set square.park-place.owner 2"});
    CHECK(table.offered() == Lines{"sell-to-bank boardwalk", "no"});
    CHECK(table.refuses("1 sell-to-bank park-place") == "the property is not yours (L-5.3)");
    table.plays({"1 sell-to-bank boardwalk"});
    CHECK(table.told("bank-bought seat=1 square=boardwalk"));
    CHECK(table.fact("seat.1.money") == "2000");
    CHECK(table.fact("square.boardwalk.owner") == "0");
    CHECK(table.fact("square.boardwalk.houses") == "3");
    CHECK(table.decision() == "1 end");
}

TEST_CASE("L-5.4: Electric Company takes a property for $600, or $1,000 with a hotel") {
    Table table{"Ann", "Bob"};
    table.plays({".set square.boardwalk.owner 2", ".set square.park-place.owner 2"});
    table.plays({".set square.boardwalk.houses 5", ".set square.baltic-avenue.owner 1"});
    table.plays({".set seat.1.square 9", "1 roll", "0 dice 1 2", "1 toll"});
    CHECK(table.offered() == Lines{"take park-place", "no"});
    CHECK(table.refuses("1 take boardwalk") == "you must keep a dollar (L-7.1)");
    CHECK(table.refuses("1 take baltic-avenue") == "it is not another player's property (L-5.4)");
    table.plays({"1 take park-place"});
    CHECK(table.told("took seat=1 from=2 square=park-place"));
    CHECK(table.fact("seat.1.money") == "300");
    CHECK(table.fact("seat.2.money") == "1000");
    CHECK(table.fact("square.park-place.owner") == "1");
}
