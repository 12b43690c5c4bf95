// Setting up, rounds and winning (L-1).
#include "rules/moneyloopy/table.hpp"
#include "rules/moneyloopy/view.hpp"

using namespace parlor;
using namespace parlor::moneyloopy;

TEST_CASE("L-1.1: everybody has $1,000 and stands on GO, and so does the turn marker") {
    const Table table{"Ann", "Bob", "Cid"};
    for (const std::string seat : {"seat.1", "seat.2", "seat.3"}) {
        CHECK(table.fact(seat + ".money") == "1000");
        CHECK(table.fact(seat + ".square") == "go");
    }
    CHECK(table.fact("marker") == "go");
    CHECK(Table({"Ann", "Bob"}, {.start_money = 150_cash}).fact("seat.2.money") == "150");
}

TEST_CASE("L-1.2: each rolls one die in the order of the seats, and the highest starts") {
    TableOf<Moneyloopy> table{sitting({"Ann", "Bob", "Cid"})};
    table.play({"0 die 2", "0 die 5"});
    CHECK(table.decision() == "0 chance");
    CHECK(table.choices() == std::vector<std::string>{"die 1..6"});
    CHECK(table.refuses("0 dice 1 2") == "chance is not asked for that now (L-2.6)");
    table.play({"0 die 4"});
    CHECK(table.told("first-roll seat=2 dice=5"));
    CHECK(table.decision() == "2 roll");
}

TEST_CASE("L-1.2: only those tied for the highest roll again, in the order of the seats") {
    TableOf<Moneyloopy> table{sitting({"Ann", "Bob", "Cid", "Dan"})};
    table.play({"0 die 3", "0 die 6", "0 die 6", "0 die 6"});
    table.play({"0 die 4", "0 die 1", "0 die 4"});
    table.play({"0 die 1"});
    CHECK(table.decision() == "0 chance");
    table.play({"0 die 2"});
    CHECK(table.story().back() == "turn seat=4 round=1");
    CHECK(table.told("first-roll seat=2 dice=1"));
    CHECK(table.told("first-roll seat=4 dice=2"));
    CHECK(table.decision() == "4 roll");
}

TEST_CASE("L-1.2: a purse never holds more than $32,767") {
    Table table{"Ann", "Bob"};
    table.plays({".set seat.1.money 32000", ".set seat.1.square 38", "1 roll", "0 dice 1 1"});
    CHECK(table.told("salary seat=1 amount=1000"));
    CHECK(table.fact("seat.1.money") == "32767");
}

TEST_CASE("L-1.3: the marker moves when the last player in play order has ended the turn") {
    Table table{"Ann", "Bob"};
    table.plays({".set seat.1.square 35", "1 roll", "0 dice 1 2", "1 end"});
    CHECK(table.fact("marker") == "go");
    CHECK(table.fact("round") == "1");
    table.plays({".set seat.2.square 35", "2 roll", "0 dice 1 2", "2 end"});
    CHECK(table.told_in_order({"marker square=mediterranean-avenue", "turn seat=1 round=2"}));
    CHECK(table.fact("marker") == "mediterranean-avenue");
    CHECK(table.fact("round") == "2");
}

TEST_CASE("L-1.3: a round is counted from the player who started") {
    TableOf<Moneyloopy> table{sitting({"Ann", "Bob"})};
    table.play({"0 die 1", "0 die 2", ".set seat.2.square 35", "2 roll", "0 dice 1 2", "2 end"});
    CHECK(table.decision() == "1 roll");
    CHECK(table.fact("round") == "1");
    table.play({".set seat.1.square 35", "1 roll", "0 dice 1 2", "1 end"});
    CHECK(table.decision() == "2 roll");
    CHECK(table.fact("round") == "2");
}

TEST_CASE("L-1.3: who goes out last in a round is auctioned before the marker moves") {
    Table table{"Ann", "Bob", "Cid"};
    table.plays({".set square.baltic-avenue.owner 3", ".set square.boardwalk.owner 1"});
    table.plays({".set square.boardwalk.houses 5", ".set seat.1.square 35", "1 roll"});
    table.plays({"0 dice 1 2", "1 end", ".set seat.2.square 35", "2 roll", "0 dice 1 2", "2 end"});
    table.plays({".set seat.3.square 36", "3 roll", "0 dice 1 2", "3 bankrupt"});
    CHECK(table.decision() == "1 bid");
    CHECK(table.fact("marker") == "go");
    table.plays({"1 forfeit", "2 forfeit"});
    CHECK(table.told_in_order({"unsold square=baltic-avenue",
                               "marker square=mediterranean-avenue",
                               "turn seat=1 round=2"}));
}

TEST_CASE("L-1.3: after forty rounds money and $400 a property decide") {
    Table table{"Ann", "Bob"};
    table.plays({".set square.boardwalk.owner 2", ".set seat.1.money 1399"}).plays_rounds(40);
    CHECK(table.told_in_order({"marker square=go", "over winner=2 how=marker"}));
    CHECK(table.fact("seat.2.wealth") == "1400");
    CHECK(table.fact("round") == "40");
    CHECK(table.decision() == "- none");
}

TEST_CASE("L-1.3: equals share the win") {
    Table table{"Ann", "Bob", "Cid"};
    table.plays({".set square.boardwalk.owner 2", ".set seat.1.money 1400"});
    table.plays({".set marker boardwalk"}).plays_rounds(1);
    CHECK(table.fact("winner") == "1,2");
    const auto outcome = Moneyloopy::outcome(table.setup, table.game);
    CHECK(outcome.players[0].place == 1);
    CHECK(outcome.players[1].place == 1);
    CHECK(outcome.players[2].place == 3);
    CHECK(Moneyloopy::sentence(table.setup, table.game, table.events.back()).does ==
          "share the win");
}

TEST_CASE("L-1.4: when one player is left the game is over, without auctions") {
    Table table{"Ann", "Bob"};
    table.plays({".set square.boardwalk.owner 2", ".set square.boardwalk.houses 5"});
    table.plays({".set square.baltic-avenue.owner 1", ".set seat.1.square 36", "1 roll"});
    table.plays({"0 dice 1 2", "1 bankrupt"});
    CHECK(table.told_in_order({"eliminated seat=1 by=2",
                               "paid from=1 to=2 amount=1000 for=rent",
                               "over winner=2 how=last"}));
    CHECK(table.fact("seat.2.money") == "2000");
    CHECK(table.fact("over") == "yes");
}

TEST_CASE("L-1.5: a player sees only their own money, while they decide; at the end all see all") {
    Table table{"Ann", "Bob"};
    CHECK(money_seen(table.game, Seat{1}, Seat{1}) == 1000_cash);
    CHECK_FALSE(money_seen(table.game, Seat{1}, Seat{2}));
    CHECK_FALSE(money_seen(table.game, Seat{2}, Seat{2}));
    CHECK_FALSE(money_seen(table.game, bank, Seat{1}));
    const Table open{{"Ann", "Bob"}, {.purses = Purses::Open}};
    CHECK(money_seen(open.game, Seat{2}, Seat{1}) == 1000_cash);
    table.plays({".set marker boardwalk"}).plays_rounds(1);
    CHECK(money_seen(table.game, Seat{1}, Seat{2}) == 1000_cash);
}
