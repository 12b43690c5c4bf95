// Proposing, accepting and declining deals (L-8.1), and impossible deals (L-8.2 to L-8.4).
#include "rules/moneyloopy/table.hpp"

using namespace parlor;
using namespace parlor::moneyloopy;

namespace {

using Lines = std::vector<std::string>;

// Ann is to roll; she owns Baltic Avenue, Bob owns Boardwalk, Cid owns Park Place.
Table three() {
    Table table{"Ann", "Bob", "Cid"};
    table.plays({".set square.baltic-avenue.owner 1", ".set square.boardwalk.owner 2"});
    table.plays({".set square.park-place.owner 3"});
    return table;
}

// Why Ann's deal with Bob is refused.
std::string refusal_of(const std::string& terms) { return three().refuses("1 deal 2 " + terms); }

// The error in the form of a line.
std::string slip_in(const std::string& line) {
    const Table three_of_them = three();
    const auto action = Moneyloopy::parse(three_of_them.setup, table::split(line)->words);
    return action ? "" : action.error().what;
}

}  // namespace

TEST_CASE("L-8.1: the game pauses for a proposal, and the decision comes back as it was") {
    Table table = three();
    table.plays({"1 deal 2 give $100; get boardwalk"});
    CHECK(table.story() == Lines{"term deal=0 from=1 to=2 what=\"give $100\"",
                                 "term deal=0 from=2 to=1 what=\"give boardwalk\""});
    CHECK(table.decision() == "2 deal");
    CHECK(table.choices() == Lines{"accept", "decline", "deal 1"});
    CHECK(table.refuses("2 roll") == "it is time to answer the deal (L-8.1)");
    table.plays({"2 decline"});
    CHECK(table.story() == Lines{"declined from=1 to=2"});
    CHECK(table.decision() == "1 roll");
    CHECK(table.fact("square.boardwalk.owner") == "2");
}

TEST_CASE("L-8.1: an answer with another deal declines the first and proposes back") {
    Table table = three();
    table.plays({"1 deal 2 give $100; get boardwalk"});
    CHECK(table.refuses("2 deal 3 give $1") == "answer the player who proposed the deal (L-8.1)");
    table.plays({"2 deal 1 get $500; give boardwalk"});
    CHECK(table.story().front() == "declined from=1 to=2");
    CHECK(table.decision() == "1 deal");
    table.plays({"1 accept"});
    CHECK(table.told_in_order({"dealt-with deal=1 from=2 to=1",
                               "paid from=1 to=2 amount=500 for=deal",
                               "transferred square=boardwalk from=2 to=1",
                               "deal-over deal=1"}));
    CHECK(table.fact("square.boardwalk.owner") == "1");
    CHECK(table.decision() == "1 roll");
}

TEST_CASE("L-8.1: a deal can be proposed at roll, jump, toll, square, bid, debt and end") {
    Table jump = three();
    jump.plays({".set seat.1.square short-line", ".set seat.1.transit centre"});
    CHECK(jump.offers("deal 2"));
    Table table = three();
    CHECK(table.offers("deal 3"));
    table.plays({".set seat.1.square 9", "1 roll", "0 dice 1 1"});
    CHECK(table.decision() == "1 toll");
    table.plays({"1 deal 3 give $5", "3 accept"});
    CHECK(table.decision() == "1 toll");
    table.plays({"1 toll"});
    CHECK(table.decision() == "1 square");
    table.plays({"1 deal 3 give $5", "3 decline", "1 auction"});
    CHECK(table.decision() == "2 bid");
    table.plays({"2 deal 1 get $5", "1 accept"});
    CHECK(table.decision() == "2 bid");
    table.plays({"2 forfeit", "3 forfeit", "1 forfeit"});
    CHECK(table.decision() == "1 end");
    table.plays({"1 deal 2 give $5", "2 accept", "1 end"});
    CHECK(table.fact("seat.1.money") == "885");
}

TEST_CASE("L-8.1: proposing looks at the proposer's money alone, accepting at both") {
    Table table = three();
    CHECK(table.refuses("1 deal 2 give $1000") ==
          "one side cannot pay its part and keep $1 (L-8.1)");
    table.plays({"1 deal 2 get $1000"});
    CHECK(table.choices() == Lines{"decline", "deal 1"});
    CHECK(table.refuses("2 accept") == "one side cannot pay its part and keep $1 (L-8.1)");
    table.plays({"2 decline", "1 deal 2 give $1500; get $501", "2 accept"});
    CHECK(table.told("paid from=1 to=2 amount=999 for=deal"));
    CHECK(table.fact("seat.1.money") == "1");
}

TEST_CASE("L-3.2: while a bid stands no deal may leave its bidder less than the bid and $1") {
    Table table = three();
    table.plays({".set seat.1.square 8", "1 roll", "0 dice 1 2", "1 toll"});
    table.plays({"1 auction", "2 bid 900", "3 deal 2 get $99", "2 accept"});
    CHECK(table.decision() == "3 bid");
    table.plays({"3 deal 2 get $1"});
    CHECK(table.refuses("2 accept") == "the standing bid could no longer be paid (L-3.2)");
    table.plays({"2 decline", "3 deal 2 give $100", "2 accept"});
    CHECK(table.fact("seat.2.money") == "1001");
}

TEST_CASE("L-8.2: what a deal cannot be about is refused with the reason") {
    CHECK(refusal_of("") == "a deal needs a term (L-8.2)");
    CHECK(refusal_of("pay $0 at chance-1") == "the term gives nothing (L-8.2)");
    CHECK(refusal_of("give safe-card") == "there are fewer safe cards to give (L-8.2)");
    CHECK(refusal_of("give boardwalk") == "the property is not that player's (L-8.2)");
    CHECK(refusal_of("my-rent 50 on baltic-avenue") == "the property is not that player's (L-8.2)");
    CHECK(refusal_of("forgiven") == "no debt is being decided (L-8.2)");
    CHECK(refusal_of("end-deal 1") == "there is no such deal in force (L-8.2)");
    CHECK(refusal_of("promise \"\"") == "a promise needs words (L-8.2)");
}

TEST_CASE("L-8.2, L-8.7: of several terms the refusal says which are wrong") {
    CHECK(refusal_of("give $5; give boardwalk") ==
          "term 2: the property is not that player's (L-8.2)");
    CHECK(refusal_of("give $5; pay $5 at 9; give $6") ==
          "terms 1 and 3: say one thing once (L-8.7)");
    CHECK(refusal_of("give $900; get $5; give baltic-avenue; promise \"\"") ==
          "term 4: a promise needs words (L-8.2)");
    CHECK(refusal_of("give $2000; get baltic-avenue") ==
          "term 2: the property is not that player's (L-8.2)");
    CHECK(refusal_of("give $2000; promise a") ==
          "one side cannot pay its part and keep $1 (L-8.1)");
}

TEST_CASE("L-8.7: one thing twice is refused, whatever its end") {
    const std::string twice = "terms 1 and 2: say one thing once (L-8.7)";
    for (const std::string terms : {"give $5; give $6",
                                    "give baltic-avenue; give baltic-avenue",
                                    "give baltic-avenue at 9; get baltic-avenue at 9",
                                    "pay $5 at 9; pay $6 at 9",
                                    "my-rent 0 on all; my-rent 50 on all until 9",
                                    "my-rent 0 on boardwalk; my-rent 50 on boardwalk",
                                    "safe-cards; safe-cards until 9",
                                    "never-toll 1; never-toll 1 until 9",
                                    "promise \"a b\"; promise \"a b\" until 9"}) {
        INFO(terms);
        CHECK(refusal_of(terms) == twice);
    }
    Table table = three();
    table.plays({".set seat.1.safe-cards 2"});
    CHECK(table.refuses("1 deal 2 give safe-card; give safe-card") == twice);
    CHECK(table.refuses("1 deal 2 give safe-card at 9; give safe-card at 9") == twice);
    table.plays(
        {"1 deal 2 pay $5 at 9; paid $6 at 9; my-rent 0 on all; my-rent 0 on hotels; "
         "never-toll 1; never-tolls 1; give baltic-avenue; get baltic-avenue at 9"});
    CHECK(table.decision() == "2 deal");
}

TEST_CASE("L-8.7: a deal has eight terms at most, and fits into a line") {
    const std::string eight =
        "give $1; pay $1 at 1; pay $1 at 2; pay $1 at 3; pay $1 at 4; pay $1 at 5; pay $1 at 6; "
        "pay $1 at 7";
    CHECK(refusal_of(eight + "; pay $1 at 8") == "a deal has at most 8 terms (L-8.7)");
    Table table = three();
    for (const auto property : table.setup.edition->properties)
        table.plays({".set square." + table.setup.edition->board.id_of(property) + ".owner 1"});
    std::string all = "give";
    for (const auto property : table.setup.edition->properties)
        all += " " + std::to_string(number(property));
    CHECK(table.refuses("1 deal 2 " + all + "; " + all + " at 9; " + all + " at 8") ==
          "the deal is too long for a line (L-8.2)");
    table.plays({"1 deal 2 " + all + "; " + eight.substr(9)});
}

TEST_CASE("L-8.7: 32 deals and 48 terms are in force at most; what is done at once needs no room") {
    Table table = three();
    for (int i = 0; i < 16; ++i) {
        table.plays({"1 deal 2 promise \"a\"; promise \"b\"", "2 accept"});
        table.plays({"1 deal 2 never-toll 1", "2 accept"});
    }
    const std::string full = "at most 32 deals and 48 terms can be in force (L-8.7)";
    CHECK(table.refuses("1 deal 2 promise c") == full);
    table.plays({"1 deal 2 give $5", "2 accept", "1 deal 2 end-deal 1", "2 accept"});
    CHECK(table.told_in_order({"deal-over deal=1", "deal-over deal=34"}));
    table.plays(
        {"1 deal 2 promise \"c\"; promise \"d\"", "2 accept", "1 deal 2 end-deal 2", "2 accept"});
    CHECK(table.refuses("1 deal 2 promise \"c\"; promise \"d\"") == full);
    table.plays({"1 deal 2 promise c", "2 accept"});
}

TEST_CASE("L-8.7: what a deal ends is counted off before what it adds, wherever it is written") {
    Table table = three();
    for (int i = 0; i < 16; ++i) {
        table.plays({"1 deal 2 promise \"a\"; promise \"b\"", "2 accept"});
        table.plays({"1 deal 2 never-toll 1", "2 accept"});
    }
    const std::string full = "at most 32 deals and 48 terms can be in force (L-8.7)";
    CHECK(table.refuses("1 deal 2 end-deal 2; promise \"c\"; promise \"d\"") == full);  // 49 terms
    table.plays({"1 deal 2 promise \"c\"; promise \"d\"; end-deal 1", "2 accept"});
    CHECK(table.told_in_order({"dealt-with deal=33 from=1 to=2", "deal-over deal=1"}));
    CHECK(table.fact("deal.33.term.2") == "1 promise \"d\"");
    table.plays({"1 deal 2 end-deal 2; end-deal 33", "2 accept"});
    CHECK(table.told_in_order({"deal-over deal=2", "deal-over deal=33", "deal-over deal=34"}));
    table.plays({"1 deal 2 promise \"e\"; promise \"f\"; promise \"g\"", "2 accept"});
    CHECK(table.refuses("1 deal 2 promise \"h\"") == full);
}

TEST_CASE("L-8.3: a square in a term lies ahead of the marker and before GO") {
    const std::string_view not_ahead = "choose a square between the turn marker and GO (L-8.3)";
    Table table = three();
    CHECK(table.refuses("1 deal 2 pay $5 at go") == not_ahead);
    table.plays({".set marker income-tax"});
    for (const std::string terms : {"pay $5 at income-tax",
                                    "pay $5 at baltic-avenue",
                                    "give baltic-avenue at 3",
                                    "my-rent 0 on all until 4",
                                    "safe-cards until 4",
                                    "never-toll 1 until 2",
                                    "promise \"x\" until 4"}) {
        INFO(terms);
        CHECK(table.refuses("1 deal 2 " + terms) == not_ahead);
    }
    table.plays({"1 deal 2 pay $5 at 5"});
    CHECK(slip_in("deal 2 never-toll 1 until go") ==
          "the turn marker does not come back to GO: name no square (L-8.3)");
}

TEST_CASE("L-8.4: a deal cannot change squares, others' things, the bank, or bankruptcy") {
    const std::string squares = "deals are only about owned properties (L-8.4)";
    CHECK(refusal_of("give water-works") == squares);
    CHECK(refusal_of("my-rent 0 on income-tax") == squares);
    CHECK(refusal_of("give short-line at 9") == squares);
    const std::string others = "its owner is not in the deal (L-8.4)";
    CHECK(refusal_of("get park-place") == others);
    CHECK(refusal_of("get park-place at 9") == others);
    CHECK(refusal_of("my-rent 0 on park-place") == others);
    CHECK(refusal_of("give oriental-avenue") ==
          "the bank owns it, and no deal changes that (L-8.4)");
    CHECK(three().refuses("1 deal 4 give $5") == "choose another player who is still in (L-8.1)");
    CHECK(three().refuses("1 deal 1 give $5") == "choose another player who is still in (L-8.1)");
    CHECK(slip_in("deal 0 give $5") == "the bank makes no deals (L-8.4)");
    for (const std::string word : {"roll", "move", "turn", "bankrupt", "toll"})
        CHECK(slip_in("deal 2 " + word + " 5") ==
              "there is no term \"" + word +
                  "\": a deal changes no movement, dice, turn order or bankruptcy (L-8.4)");
}

TEST_CASE("L-8.4: a debt to the bank is the bank's, and other players' deals are theirs") {
    Table table = three();
    table.plays({"1 deal 2 promise \"be nice\"", "2 accept"});
    CHECK(table.refuses("1 deal 3 end-deal 1") == "that deal is not between these two (L-8.4)");
    table.plays({"1 roll", "0 dice 2 2"});
    CHECK(table.refuses("1 deal 2 forgiven") == "no deal can change a debt to the bank (L-8.4)");
}

TEST_CASE("a line of a deal that is no deal is told in words") {
    CHECK(slip_in("deal") == "this should be: deal SEAT TERM; TERM; ...");
    CHECK(slip_in("deal 2 give").starts_with("this should be: give THINGS"));
    CHECK(slip_in("deal 2 give $5; ; get $6") == "a term is missing at \";\"");
    CHECK(slip_in("deal 2 give $5 $6") == "money is named twice in one term");
    CHECK(slip_in("deal 2 give $0") == "$0 is nothing to give (L-8.2)");
    CHECK(slip_in("deal 2 give 3 3") == "\"3\" is named twice");
    CHECK(slip_in("deal 2 give $5 at 9").starts_with("money is not given at a square"));
    CHECK(slip_in("deal 2 pay $5") == "this should be: pay $N at SQUARE");
    CHECK(slip_in("deal 2 my-rent 201 on all") ==
          "a rent is 0 to 200 percent of what it would be (L-8.2)");
    CHECK(slip_in("deal 2 my-rent 5 all").starts_with("this should be: my-rent PERCENT on"));
    CHECK(slip_in("deal 2 forgive 5") ==
          "this should be: forgive, and nothing after it in the term");
    CHECK(slip_in("deal 2 defer") == "this should be: defer SQUARE [$N]");
    CHECK(slip_in("deal 2 safe-cards 3").starts_with("this should be: safe-cards [until SQUARE]"));
    CHECK(slip_in("deal 2 never-toll 4").starts_with("this should be: never-toll 1|2|3"));
    CHECK(slip_in("deal 2 end-deal 0") ==
          "this should be: end-deal N, the number of a deal in force");
    CHECK(slip_in("deal 2 promise").starts_with("this should be: promise \"...\""));
    CHECK(slip_in("deal 2 promise " + std::string(49, 'x')) ==
          "a promise has at most 48 bytes, not 49");
    CHECK(slip_in("deal 2 promise \"a\tb\"") == "a promise has blanks between its words, not tabs");
}
