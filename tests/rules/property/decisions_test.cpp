// Chapter 2: the moves open in each decision, C-2.5.

#include <set>

#include "rigged.hpp"
#include "words_of.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

using Verbs = std::set<std::string>;

const Verbs managing{"sell", "mortgage"};
const Verbs any_turn{"build", "sell", "mortgage", "repay", "propose"};

Verbs operator+(Verbs verbs, const Verbs& more) {
    verbs.insert(more.begin(), more.end());
    return verbs;
}

// Ann and Bob can each do everything that is possible with deeds; Cat has one deed, mortgaged.
Table rich_table() {
    Table table{"Ann", "Bob", "Cat"};
    rig(table,
        {.owns = {{1, "brown pall-mall whitehall"},
                  {2, "light-blue bow-street vine-street"},
                  {3, "strand"}},
         .houses = {{1, "brown light-blue"}},
         .mortgaged = "whitehall vine-street strand",
         .cards = {{1, "both"}}});
    return table;
}

// Every kind of move, as Ann or Bob could make it at that table.
std::vector<std::string> every_move(char seat) {
    const bool is_ann = seat == '1';
    std::vector<std::string> moves{"roll",
                                   "buy",
                                   "pass",
                                   "bid 10",
                                   "forfeit",
                                   "end",
                                   "bail",
                                   "card",
                                   "recover",
                                   "accept",
                                   "decline",
                                   "claim strand",
                                   "leave all",
                                   "end-game",
                                   "agree",
                                   "refuse"};
    moves.push_back(is_ann ? "build brown" : "build light-blue");
    moves.push_back(is_ann ? "sell old-kent-road" : "sell euston-road");
    moves.push_back(is_ann ? "mortgage pall-mall" : "mortgage bow-street");
    moves.push_back(is_ann ? "repay whitehall" : "repay vine-street");
    moves.push_back(is_ann ? "propose 2 give $1 for nothing" : "propose 1 give $1 for nothing");
    for (auto& move : moves) move.insert(0, {seat, ' '});
    return moves;
}

// Offers these kinds of move, plays each of them, and refuses all others.
void check_open(Table& table, const std::string& decision, const Verbs& open) {
    REQUIRE(table.decision() == decision);
    Verbs offered;
    for (const auto& choice : table.choices()) offered.insert(words_of(choice)[0]);
    CHECK(offered == open);
    for (const std::string& move : every_move(decision[0])) {
        if (open.contains(words_of(move)[1]))
            Table{table}.plays({move});
        else
            CHECK(names(table.refuses(move), "C-2.5"));
    }
}

}  // namespace

TEST_CASE("C-2.5: what is open in a player's own turn, and nothing else") {
    Table table = rich_table();
    SECTION("roll") { check_open(table, "1 roll", any_turn + Verbs{"roll", "end-game"}); }
    SECTION("end") {
        table.plays({"1 roll", "0 dice 4 6"});
        check_open(table, "1 end", any_turn + Verbs{"end", "end-game"});
    }
    SECTION("gaol") {
        table.plays({".set seat.1.square gaol", ".set seat.1.gaol 1"});
        check_open(table, "1 gaol", any_turn + Verbs{"roll", "bail", "card", "end-game"});
    }
    SECTION("deed") {
        table.plays({"1 roll", "0 dice 2 3"});
        check_open(table, "1 deed", any_turn + Verbs{"buy", "pass"});
    }
}

TEST_CASE("C-2.5: what is open to those who are asked, and nothing else") {
    Table table = rich_table();
    SECTION("bid") {
        table.plays({"1 roll", "0 dice 2 3", "1 pass"});
        check_open(table, "2 bid", managing + Verbs{"repay", "propose", "bid", "pass", "forfeit"});
    }
    SECTION("trade") {
        table.plays({"1 propose 2 give $1 for nothing"});
        check_open(table, "2 trade", managing + Verbs{"propose", "accept", "decline"});
    }
    SECTION("vote") {
        table.plays({"1 end-game"});
        check_open(table, "2 vote", {"agree", "refuse"});
    }
}

TEST_CASE("C-2.5: what is open to who claims the deeds of the eliminated, and nothing else") {
    Table table = rich_table();
    table.plays({"1 roll", "0 dice 4 6", "1 end", "2 roll", "0 dice 4 6", "2 end"});
    table.plays({".set seat.3.money 0", "3 roll", "0 dice 1 2"});
    check_open(table, "1 claim", managing + Verbs{"claim", "leave"});
}

TEST_CASE("C-2.5: what is open to a debtor, and nothing else") {
    Table table = rich_table();
    rig(table, {.money = {{1, 0}}, .at = {{1, "liverpool-street-station"}}});
    table.plays({"1 roll", "0 dice 1 2"});
    check_open(table, "1 debt", managing + Verbs{"recover"});
    CHECK(names(table.refuses("1 end"), "C-6.2"));
}

TEST_CASE("C-2.5: who has houses to give back sells, and nothing else") {
    Table table = rich_table();
    rig(table,
        {.owns = {{3, "yellow green dark-blue"}},
         .houses = {{4, "yellow green"}, {3, "park-lane"}, {2, "mayfair"}, {5, "brown"}}});
    table.plays({"1 sell whitechapel-road"});
    check_open(table, "1 houses", {"sell"});
    CHECK(names(table.refuses("1 end"), "C-7.6"));
}

TEST_CASE("C-2.5: a refusal says what it is time for") {
    Table table = rich_table();
    CHECK(table.refuses("1 end") == "it is time to roll (C-2.5)");
    table.plays({"1 roll", "0 dice 4 6"});
    CHECK(table.refuses("1 roll") == "it is time to end the turn (C-2.5)");
    table.plays({"1 end", "2 roll", "0 dice 2 3"});
    CHECK(table.refuses("2 end") == "it is time to buy or pass (C-2.5)");
    table.plays({"2 pass"});
    CHECK(table.refuses("3 buy") == "it is time to bid, pass or forfeit (C-2.5)");
}

TEST_CASE("C-2.5: while chance decides, nobody else does") {
    Table table = rich_table();
    table.plays({"1 roll"});
    CHECK(table.decision() == "0 chance");
    CHECK(table.choices() == std::vector<std::string>{"dice 1..6 1..6"});
    for (const std::string& move : every_move('1')) CHECK(names(table.refuses(move), "C-2.5"));
    CHECK(names(table.refuses("0 deck chest"), "C-2.5"));
    CHECK(names(table.refuses("0 deeds 1"), "C-2.5"));
    table.plays({"0 dice 4 6"});
    CHECK(names(table.refuses("0 dice 1 2"), "C-2.5"));
}
