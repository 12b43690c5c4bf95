// Money and bankruptcy (L-7).
#include "rules/moneyloopy/estate/standings.hpp"
#include "rules/moneyloopy/table.hpp"

using namespace parlor;
using namespace parlor::moneyloopy;

namespace {

// Ann cannot pay Bob's hotel on Boardwalk, and has two properties.
Table ruined() {
    Table table{"Ann", "Bob", "Cid"};
    table.plays({".set square.boardwalk.owner 2", ".set square.boardwalk.houses 5"});
    table.plays({".set square.oriental-avenue.owner 1", ".set square.baltic-avenue.owner 1"});
    table.plays({".set square.baltic-avenue.houses 2", ".set seat.1.safe-cards 2"});
    table.plays({".set seat.1.square 36", "1 roll", "0 dice 1 2"});
    return table;
}

}  // namespace

TEST_CASE("L-7.1: whatever would take the last dollar is refused") {
    Table table{"Ann", "Bob"};
    table.plays({".set seat.1.money 300", ".set seat.1.square 36", "1 roll", "0 dice 1 2"});
    CHECK(table.refuses("1 buy") == "you must keep a dollar (L-7.1)");
    Table tax{"Ann", "Bob"};
    tax.plays({".set seat.1.money 201", "1 roll", "0 dice 2 2", "1 pay"});
    CHECK(tax.fact("seat.1.money") == "1");
}

TEST_CASE("L-7.2: the money goes to the creditor, the cards to the bank, and all is auctioned") {
    Table table = ruined();
    CHECK(table.offered() == std::vector<std::string>{"bankrupt"});
    table.plays({"1 bankrupt"});
    CHECK(table.told_in_order({"eliminated seat=1 by=2",
                               "paid from=1 to=2 amount=1000 for=rent",
                               "auction square=baltic-avenue"}));
    CHECK(table.fact("seat.2.money") == "2000");
    CHECK(table.fact("seat.1.out") == "yes");
    CHECK(table.fact("seat.1.money") == "0");
    CHECK(table.fact("seat.1.safe-cards") == "0");
    CHECK(table.decision() == "2 bid");
    CHECK(table.offers("bid 100..1999"));
}

TEST_CASE("L-7.2: what nobody buys is the bank's, with its houses") {
    Table table = ruined();
    table.plays({"1 bankrupt", "2 forfeit", "3 forfeit"});
    CHECK(table.told("unsold square=baltic-avenue"));
    CHECK(table.fact("square.baltic-avenue.owner") == "0");
    CHECK(table.fact("square.baltic-avenue.houses") == "2");
}

TEST_CASE("L-7.2: a debt is never paid in part: who owes all they have cannot pay") {
    Table table{"Ann", "Bob"};
    table.plays({".set seat.1.money 200", "1 roll", "0 dice 2 2"});
    CHECK(table.offered() == std::vector<std::string>{"bankrupt"});
    CHECK(table.refuses("1 pay") == "pay all of it, and keep a dollar (L-7.2)");
}

TEST_CASE("L-7.4: the auctions are in the order of the board, each from the player after on") {
    Table table = ruined();
    table.plays({"1 bankrupt", "2 pass", "3 bid 100", "2 forfeit"});
    CHECK(table.told_in_order(
        {"won seat=3 square=baltic-avenue amount=100", "auction square=oriental-avenue"}));
    CHECK(table.decision() == "2 bid");
    table.plays({"2 bid 100", "3 pass"});
    CHECK(table.told("turn seat=2 round=1"));
    CHECK(table.decision() == "2 roll");
}

TEST_CASE("L-1.4, U-10.5: of the ruined whoever left last stands highest") {
    Table table = ruined();
    table.plays({"1 bankrupt", "2 forfeit", "3 forfeit", "2 forfeit", "3 forfeit"});
    CHECK(place_of(table.game, Seat{1}) == 3);
    table.plays({".set seat.2.square 1", ".set seat.2.money 150", "2 roll", "0 dice 1 2"});
    table.plays({"2 bankrupt"});
    CHECK(table.told("over winner=3 how=last"));
    CHECK(place_of(table.game, Seat{3}) == 1);
    CHECK(place_of(table.game, Seat{2}) == 2);
    CHECK(place_of(table.game, Seat{1}) == 3);
    const auto outcome = Moneyloopy::outcome(table.setup, table.game);
    CHECK(outcome.players[0].place == 3);
    CHECK(outcome.players[1].place == 2);
}
