// The effects of the terms of deals (L-8.2).
#include "base/quote.hpp"
#include "deals_of_two.hpp"

using namespace parlor;
using namespace parlor::moneyloopy;

TEST_CASE("L-8.2: a promise is told again when its square or its round comes, and where it ends") {
    const auto recalled = [](const std::string& words) {
        return "recalled deal=1 from=1 to=2 words=" + as_word(words);
    };
    SECTION("when one of the two lands there, however the square is written") {
        for (const std::string words : {"no hotel on park place", "Park-Place: no hotel!"}) {
            Table table = with("promise \"" + words + "\"");
            lands(table, 37);
            CHECK(table.told_in_order({"landed seat=1 square=park-place", recalled(words)}));
        }
    }
    SECTION("by the beginning of its name, when no other name begins so, nor people's words") {
        for (const auto& [words, square, is_named] :
             {std::tuple{"no rent on Baltic", 3, true},
              std::tuple{"St. James is yours in the end", 16, true},
              std::tuple{"St. is not enough", 16, false},
              std::tuple{"we park here", 37, false},
              std::tuple{"free rent, and go to GO", 30, false}}) {
            INFO(words);
            Table table = with("promise \"" + std::string{words} + "\"");
            lands(table, square);
            CHECK(table.told(recalled(words)) == is_named);
        }
    }
    SECTION("not at a square that is not named, nor for a part of a word") {
        Table table = with("promise \"parking places are no Park-Places; go on\"");
        lands(table, 37);
        CHECK_FALSE(table.told_any("recalled"));
    }
    SECTION("when the marker is there, when the round begins, and where it ends") {
        Table table = with(
            "promise \"$5 at Baltic Avenue\"; promise \"a coffee in round 3\"; "
            "promise \"peace\" until chest-1");
        table.plays_rounds(2);
        CHECK(table.told_in_order({"marker square=chest-1",
                                   recalled("a coffee in round 3"),
                                   recalled("peace"),
                                   "turn seat=1 round=3"}));
        table.plays_rounds(1);
        CHECK(table.told(recalled("$5 at Baltic Avenue")));
    }
}

TEST_CASE("L-8.2: money, properties and safe cards change hands at once, in both directions") {
    Table table = two();
    table.plays({".set seat.1.safe-cards 3", ".set square.baltic-avenue.owner 1"});
    table.plays(
        {"1 deal 2 give $200 baltic-avenue safe-card safe-card; get $50 boardwalk", "2 accept"});
    CHECK(table.told_in_order({"dealt-with deal=1 from=1 to=2",
                               "paid from=1 to=2 amount=150 for=deal",
                               "transferred square=baltic-avenue from=1 to=2",
                               "safe-card seat=1 count=1",
                               "safe-card seat=2 count=2",
                               "transferred square=boardwalk from=2 to=1",
                               "deal-over deal=1"}));
    CHECK(table.fact("seat.1.money") == "850");
    CHECK(table.fact("seat.2.money") == "1150");
}

TEST_CASE("L-8.2: money is paid when the turn marker reaches the square, from either side") {
    Table table = with("pay $100 at chest-1; paid $30 at baltic-avenue");
    CHECK(table.fact("deal.1.term.1") == "1 pay $100 at chest-1");
    CHECK(table.fact("deal.1.term.2") == "2 pay $30 at baltic-avenue");
    table.plays_rounds(1);
    CHECK(table.fact("seat.1.money") == "1000");
    table.plays_rounds(1);
    CHECK(table.told_in_order({"marker square=chest-1",
                               "due deal=1 from=1 to=2 what=\"pay $100 at chest-1\"",
                               "paid from=1 to=2 amount=100 for=deal",
                               "turn seat=1 round=3"}));
    table.plays_rounds(1);
    CHECK(table.told_in_order({"paid from=2 to=1 amount=30 for=deal", "deal-over deal=1"}));
    CHECK(table.fact("seat.1.money") == "930");
}

TEST_CASE("L-8.2: a rent is a percentage of what it would be, rounded down") {
    Table table = with("my-rent 33 on boardwalk");
    lands(table, 39);
    CHECK(table.told("rent from=1 to=2 square=boardwalk amount=33"));
    Table dear = with("my-rent 200 on all");
    lands(dear, 37);
    CHECK(dear.fact("seat.1.debt") == "140");
    Table theirs = with("their-rent 50 on all");
    lands(theirs, 39);
    CHECK(theirs.fact("seat.1.debt") == "100");
}

TEST_CASE("L-8.2: a rent of nothing is told and asks nothing (L-2.6)") {
    Table table = with("my-rent 0 on all");
    lands(table, 39);
    CHECK(table.told("rent from=1 to=2 square=boardwalk amount=0"));
    CHECK(table.decision() == "1 end");
}

TEST_CASE("L-8.2: a rent on hotels is for properties with hotels") {
    Table table = with("my-rent 10 on hotels");
    lands(table, 39);
    CHECK(table.fact("seat.1.debt") == "100");
    Table built = with("my-rent 10 on hotels");
    built.plays({".set square.boardwalk.houses 5"});
    lands(built, 39);
    CHECK(built.fact("seat.1.debt") == "200");
}

TEST_CASE("L-8.2: of several terms about a square the newest holds, and the older one revives") {
    Table table = with("my-rent 50 on all; my-rent 10 on boardwalk until 1");
    table.plays({"1 deal 2 my-rent 20 on all", "2 accept"});
    lands(table, 39);
    CHECK(table.fact("seat.1.debt") == "20");
    table.plays({"1 deal 2 end-deal 2", "2 accept"});
    CHECK(table.fact("seat.1.debt") == "20");
    table.plays({"1 pay", "1 end", ".set seat.2.square 35", "2 roll", "0 dice 1 2"});
    Table again = with("my-rent 50 on all; my-rent 10 on boardwalk");
    lands(again, 39);
    CHECK(again.fact("seat.1.debt") == "10");
    table.plays({"2 end"});
    lands(table, 39);
    CHECK(table.fact("seat.1.debt") == "50");
}

TEST_CASE("L-8.2: a rent sleeps while somebody else owns the square") {
    Table table{"Ann", "Bob", "Cid"};
    table.plays({".set square.boardwalk.owner 2", "1 deal 2 my-rent 0 on boardwalk", "2 accept"});
    table.plays({".set square.boardwalk.owner 3"});
    lands(table, 39);
    CHECK(table.fact("seat.1.debt") == "50");
}

TEST_CASE("L-8.2: the debt that is being decided is cancelled") {
    Table table = two();
    lands(table, 39);
    table.plays({"1 deal 2 forgiven; give $10", "2 accept"});
    CHECK(table.decision() == "1 end");
    CHECK(table.fact("seat.1.debt") == "0");
    CHECK(table.fact("seat.1.money") == "990");
    CHECK(table.told("term deal=1 from=2 to=1 what=forgive"));
}

TEST_CASE("L-8.7: the debt is relieved once, and a payment at the same square is another thing") {
    Table table = two();
    lands(table, 39);
    const std::string twice = "terms 1 and 2: say one thing once (L-8.7)";
    CHECK(table.refuses("1 deal 2 forgiven; forgiven") == twice);
    CHECK(table.refuses("1 deal 2 deferred 2; forgiven") == twice);
    CHECK(table.refuses("1 deal 2 deferred 2; deferred 3") == twice);
    table.plays({"1 deal 2 deferred 2; pay $5 at 2", "2 accept"});
    CHECK(table.fact("deal.1.term.2") == "1 pay $5 at chest-1");
}

TEST_CASE("L-8.2: or put off, the whole of it, in the creditor's words as well") {
    Table table = two();
    table.plays({".set square.boardwalk.houses 5"});
    lands(table, 39);
    CHECK(table.choices() == Lines{"bankrupt", "deal 2"});
    table.plays({"1 deal 2 get $5"});
    CHECK(table.refuses("2 deal 1 deferred 2") ==
          "only the creditor can forgive or defer a debt (L-8.2)");
    table.plays({"2 deal 1 defer 2; get $5", "1 accept"});
    CHECK(table.decision() == "1 end");
    CHECK(table.fact("deal.1.term.1") == "1 pay $2000 at chest-1");
}

TEST_CASE("L-8.2: or as another sum that the two agree on, told as it was written") {
    Table table = two();
    lands(table, 39);
    CHECK(table.refuses("1 deal 2 deferred 2 $0") == "the term gives nothing (L-8.2)");
    table.plays({"1 deal 2 deferred 2 $1000; get $500", "2 accept"});
    CHECK(table.told("term deal=1 from=2 to=1 what=\"defer chest-1 $1000\""));
    CHECK(table.fact("deal.1.term.1") == "1 pay $1000 at chest-1");
    CHECK(table.fact("seat.1.debt") == "0");
    CHECK(table.fact("seat.1.money") == "1500");
}

TEST_CASE("L-8.2: a debt that was put off is due at the square") {
    Table table = two();
    lands(table, 39);
    table.plays({"1 deal 2 deferred 1", "2 accept", "1 end"});
    table.plays({".set seat.2.square 35", "2 roll", "0 dice 1 2", "2 end"});
    CHECK(table.told("paid from=1 to=2 amount=100 for=deal"));
    CHECK(table.fact("seat.1.money") == "900");
}

TEST_CASE("L-8.2: properties and safe cards are given at a square, and what is not there lapses") {
    Table table = two();
    table.plays({"1 deal 2 get boardwalk park-place safe-card safe-card at 1", "2 accept"});
    table.plays({".set square.park-place.owner 0", ".set seat.1.square 35", "1 roll"});
    table.plays({"0 dice 1 2", "1 end", ".set seat.2.square 35", "2 roll", "0 dice 1 2"});
    table.plays({".set seat.2.safe-cards 1", "2 end"});
    CHECK(table.told_in_order({"transferred square=boardwalk from=2 to=1",
                               "safe-card seat=2 count=0",
                               "safe-card seat=1 count=1",
                               "deal-over deal=1"}));
    CHECK(table.fact("square.park-place.owner") == "0");
}

TEST_CASE("L-8.2: a property is lent: given now, and given back later") {
    Table table = with("get boardwalk; give boardwalk at 1");
    CHECK(table.fact("square.boardwalk.owner") == "1");
    table.plays_rounds(1);
    CHECK(table.fact("square.boardwalk.owner") == "2");
}

TEST_CASE("L-8.2: safe cards are bought unasked on Community Chest, and handed over") {
    Table table = with("safe-cards; their-rent 0 on all");
    table.plays({"1 deal 2 safe-cards", "2 accept"});
    lands(table, 33);
    CHECK(table.told_in_order({"paid from=1 to=0 amount=100 for=card",
                               "safe-card seat=1 count=1",
                               "due deal=1 from=1 to=2 what=safe-cards",
                               "safe-card seat=1 count=0",
                               "safe-card seat=2 count=1"}));
    CHECK(table.decision() == "1 end");
}

TEST_CASE("L-8.2: who is not able to is asked, and hands over what is bought") {
    Table table = with("safe-cards");
    table.plays({".set seat.1.money 100"});
    lands(table, 33);
    CHECK(table.choices() == Lines{"no", "deal 2"});
    table.plays({"1 deal 2 get $5", "2 accept", "1 safe-card"});
    CHECK(table.fact("seat.2.safe-cards") == "1");
    CHECK(table.fact("seat.1.money") == "5");
}

TEST_CASE("L-8.2: of several such terms the oldest gets the card") {
    Table table{"Ann", "Bob", "Cid"};
    table.plays({"1 deal 3 safe-cards", "3 accept", "1 deal 2 safe-cards", "2 accept"});
    lands(table, 33);
    CHECK(table.fact("seat.3.safe-cards") == "1");
    CHECK(table.fact("seat.2.safe-cards") == "0");
}

TEST_CASE("L-8.2: who never passes a tollbooth loops there, with a safe card in hand, too") {
    Table table = with("never-toll 2");
    table.plays({".set seat.1.safe-cards 1", ".set seat.1.square 18", "1 roll", "0 dice 3 5"});
    CHECK(table.told("looped seat=1 square=free-parking"));
    CHECK(table.fact("seat.1.square") == "oriental-avenue");
    Table jumper = with("never-toll 2");
    jumper.plays({".set seat.1.square short-line", ".set seat.1.transit centre"});
    jumper.plays({"1 jump free-parking"});
    CHECK(jumper.fact("seat.1.square") == "go");
    CHECK(jumper.fact("seat.1.money") == "1300");
    Table other = with("never-tolls 2");
    other.plays({".set seat.1.square 18", "1 roll", "0 dice 3 5"});
    CHECK(other.decision() == "1 toll");
}

TEST_CASE("L-7.3: a deal at the tollbooth never to pass it loops at once") {
    Table table = two();
    table.plays({".set seat.1.square 18", "1 roll", "0 dice 3 5"});
    table.plays({"1 deal 2 never-toll 2; get $100", "2 accept"});
    CHECK(table.told_in_order(
        {"paid from=2 to=1 amount=100 for=deal", "looped seat=1 square=free-parking"}));
    CHECK(table.fact("seat.1.square") == "oriental-avenue");
}

TEST_CASE("L-8.2: an earlier deal ends, and what was due of it is dropped (L-8.5)") {
    Table table = with("pay $100 at 1; promise \"two words\"");
    table.plays({"1 deal 2 end-deal 1", "2 accept"});
    CHECK(table.told_in_order({"deal-over deal=1", "deal-over deal=2"}));
    table.plays_rounds(1);
    CHECK(table.fact("seat.1.money") == "1000");
}

TEST_CASE("L-8.2: a promise is kept on the list, and not enforced") {
    Table table = with("promise \"no hotels; \\\"ever\\\"\" until 1; promised \"x\"");
    CHECK(table.fact("deal.1.term.1") ==
          "1 promise \"no hotels; \\\"ever\\\"\" until mediterranean-avenue");
    CHECK(table.fact("deal.1.term.2") == "2 promise \"x\"");
}
