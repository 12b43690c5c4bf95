// When the terms of deals end and come due (L-8.3, L-8.5, L-8.6).
#include "deals_of_two.hpp"

using namespace parlor;
using namespace parlor::moneyloopy;

TEST_CASE("L-8.3: open-ended terms last until their square, or to the end") {
    Table table = with("my-rent 0 on all until 1; never-toll 1");
    table.plays_rounds(1);
    CHECK(table.fact("deal.1.term.1") == "1 never-toll 1");
    Table alone = with("my-rent 0 on all until 1");
    alone.plays_rounds(1);
    CHECK(alone.told_in_order(
        {"marker square=mediterranean-avenue", "deal-over deal=1", "turn seat=1 round=2"}));
    lands(alone, 39);
    CHECK(alone.fact("seat.1.debt") == "100");
}

TEST_CASE("L-8.3: a deal ends when one of the two is out of the game") {
    Table table{"Ann", "Bob", "Cid"};
    table.plays({".set square.boardwalk.owner 2", ".set square.boardwalk.houses 5"});
    table.plays({"1 deal 3 paid $50 at 9; my-rent 0 on all", "3 accept"});
    table.plays({"1 deal 2 promise \"x\"; pay $9 at 3", "2 accept"});
    lands(table, 39);
    table.plays({"1 bankrupt"});
    CHECK(table.told_in_order({"eliminated seat=1 by=2", "deal-over deal=1", "deal-over deal=2"}));
    CHECK(table.decision() == "2 roll");
}

TEST_CASE("L-8.5: what is due is settled by the number of the deal, and as it is written") {
    Table table = with("pay $10 at 1; paid $20 at 1");
    table.plays({"1 deal 2 pay $5 at 1", "2 accept"}).plays_rounds(1);
    CHECK(table.told_in_order({"paid from=1 to=2 amount=10 for=deal",
                               "paid from=2 to=1 amount=20 for=deal",
                               "deal-over deal=1",
                               "paid from=1 to=2 amount=5 for=deal",
                               "deal-over deal=2"}));
}

TEST_CASE("L-8.5: terms that end at the marker end before what is due there") {
    Table table = with("pay $10 at 1");
    table.plays({"1 deal 2 never-toll 1 until 1", "2 accept"}).plays_rounds(1);
    CHECK(table.told_in_order({"deal-over deal=2", "paid from=1 to=2 amount=10 for=deal"}));
}

TEST_CASE("L-8.5: what is due and leaves no dollar is a debt, whoever's turn is next") {
    Table table = with("paid $1000 at 1");
    table.plays_rounds(1);
    CHECK(table.told("owes from=2 to=1 amount=1000"));
    CHECK(table.decision() == "2 debt");
    CHECK(table.choices() == Lines{"bankrupt", "deal 1"});
    CHECK(table.refuses("2 safe") == "pay the debt first (L-7.4)");
    table.plays({"2 deal 1 get $1"});
    CHECK(table.decision() == "1 deal");
    table.plays({"1 accept"});
    CHECK(table.decision() == "2 debt");
    table.plays({"2 pay"});
    CHECK(table.fact("seat.2.money") == "1");
    CHECK(table.decision() == "1 roll");
}

TEST_CASE("L-7.4: a bankruptcy at the marker: auctions, the next due term, then the next turn") {
    Table table{"Ann", "Bob", "Cid"};
    table.plays({".set square.boardwalk.owner 2", "1 deal 2 paid $5000 at 1", "2 accept"});
    table.plays({"1 deal 3 paid $7 at 1", "3 accept"}).plays_rounds(1);
    CHECK(table.decision() == "2 debt");
    table.plays({"2 bankrupt"});
    CHECK(table.decision() == "3 bid");
    CHECK(table.fact("seat.1.money") == "2000");
    table.plays({"3 forfeit", "1 bid 100"});
    CHECK(table.told_in_order({"won seat=1 square=boardwalk amount=100",
                               "due deal=2 from=3 to=1 what=\"pay $7 at mediterranean-avenue\"",
                               "paid from=3 to=1 amount=7 for=deal",
                               "turn seat=1 round=2"}));
    CHECK(table.fact("marker") == "mediterranean-avenue");
}

TEST_CASE("L-8.5: a debt at the marker may be put off again") {
    Table table = with("paid $1000 at 1");
    table.plays_rounds(1).plays({"2 deal 1 deferred 2; give $9", "1 accept"});
    CHECK(table.decision() == "1 roll");
    CHECK(table.fact("deal.2.term.1") == "2 pay $1000 at chest-1");
}

TEST_CASE("L-1.3: nothing is due when the marker is back on GO") {
    Table table = two();
    table.plays({".set marker luxury-tax", "1 deal 2 pay $100 at boardwalk", "2 accept"});
    table.plays_rounds(2);
    CHECK(table.fact("over") == "yes");
    CHECK(table.fact("seat.1.money") == "900");
}

TEST_CASE("L-8.6: the deals in force are facts that everybody can read") {
    Table table = with("promise \"a\"");
    table.plays({"1 deal 2 give $1", "2 accept", "1 deal 2 never-tolls 3", "2 accept"});
    CHECK(table.fact("deal.1.from") == "1");
    CHECK(table.fact("deal.1.to") == "2");
    CHECK(table.fact("deal.3.term.1") == "2 never-toll 3");
    const auto facts = Moneyloopy::facts(table.setup, table.game);
    CHECK(std::ranges::none_of(facts,
                               [](const auto& fact) { return fact.first.starts_with("deal.2."); }));
}
