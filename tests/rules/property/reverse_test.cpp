// Reverse squares and the direction of play: M-4.1, M-4.2 and M-4.4.

#include "rigged.hpp"
#include "rules/property/reverse_squares.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

constexpr Ruleset reverse{.chest_squares = ChestSquares::Reverse};

// Ann has turned the direction, and Bob has the dice.
Table turned(const Ruleset& rules = reverse) {
    Table table{{"Ann", "Bob"}, rules};
    rig(table, {.at = {{1, "go"}}});
    table.plays({"1 roll", "0 dice 1 1", "1 roll", "0 dice 4 6", "1 pass", "2 pass", "1 pass"});
    table.plays({"1 end"});
    return table;
}

}  // namespace

TEST_CASE("M-4.1: a Community Chest square turns the direction, which is told after landed") {
    Table table{{"Ann", "Bob"}, reverse};
    CHECK(table.fact("direction") == "1");
    CHECK(table.fact("deck.chest") == "-");
    table.plays({"1 roll", "0 dice 1 1"});
    CHECK(table.told_in_order({"landed seat=1 square=chest-1", "reversed direction=-1"}));
    CHECK_FALSE(table.told_any("card"));
    CHECK(table.fact("direction") == "-1");
}

TEST_CASE("M-4.1: the next Reverse square turns it back") {
    Table table = turned();
    rig(table, {.at = {{2, "vine-street"}}});
    table.plays({"2 roll", "0 dice 1 1"});
    CHECK(table.told("reversed direction=1"));
    CHECK(table.fact("direction") == "1");
}

TEST_CASE("M-4.2: the turn of the direction holds at once, also between two doubles") {
    Table table{{"Ann", "Bob"}, reverse};
    table.plays({"1 roll", "0 dice 1 1", "1 roll", "0 dice 3 3"});
    CHECK(table.told("moved seat=1 from=chest-1 to=chance-3"));
    CHECK(table.told("salary seat=1 amount=200"));
    CHECK(table.fact("turn") == "1");
}

TEST_CASE("M-4.2: GO pays in either direction, also who lands on it, and not who leaves it") {
    Table table = turned();
    SECTION("crossing it backwards") {
        rig(table, {.at = {{2, "whitechapel-road"}}});
        table.plays({"2 roll", "0 dice 2 3"});
        CHECK(table.told_in_order(
            {"moved seat=2 from=whitechapel-road to=luxury-tax", "salary seat=2 amount=200"}));
        CHECK(table.fact("seat.2.money") == "1600");
    }
    SECTION("landing on it backwards, once") {
        rig(table, {.at = {{2, "whitechapel-road"}}});
        table.plays({"2 roll", "0 dice 1 2"});
        CHECK(table.fact("seat.2.square") == "go");
        CHECK(table.fact("seat.2.money") == "1700");
    }
    SECTION("leaving it backwards") {
        table.plays({"2 roll", "0 dice 1 2"});
        CHECK(table.fact("seat.2.square") == "park-lane");
        CHECK_FALSE(table.told_any("salary"));
    }
    SECTION("sent to Gaol") {
        table.plays({"2 roll", "0 dice 4 6"});
        CHECK(table.told("gaoled seat=2 why=square"));
        CHECK_FALSE(table.told_any("salary"));
    }
}

TEST_CASE("M-4.2: landing on GO backwards pays twice where landing there does") {
    Ruleset rules = reverse;
    rules.go_landing = GoLanding::Double;
    Table table = turned(rules);
    rig(table, {.at = {{2, "whitechapel-road"}}});
    table.plays({"2 roll", "0 dice 1 2"});
    CHECK(table.told("salary seat=2 amount=400"));
}

TEST_CASE("M-4.2: cards lead on in the direction of the game, and nearest is nearest there") {
    Table table = turned();
    SECTION("advance, over GO") {
        table.plays({".set deck.chance pink", ".set seat.2.square leicester-square", "2 roll"});
        table.plays({"0 dice 1 3"});
        CHECK(table.told("moved seat=2 from=chance-2 to=pall-mall"));
        CHECK_FALSE(table.told_any("salary"));
    }
    SECTION("advance to what lies behind GO") {
        table.plays({".set deck.chance red", ".set seat.2.square marlborough-street", "2 roll"});
        table.plays({"0 dice 5 6"});
        CHECK(table.told("moved seat=2 from=chance-1 to=trafalgar-square"));
        CHECK(table.told("salary seat=2 amount=200"));
    }
    SECTION("the nearest station") {
        table.plays(
            {".set deck.chance station-1", ".set seat.2.square marlborough-street", "2 roll"});
        table.plays({"0 dice 5 6"});
        CHECK(table.told("moved seat=2 from=chance-1 to=kings-cross-station"));
        CHECK_FALSE(table.told_any("salary"));
    }
    SECTION("back three squares is what it is on the board (M-4.4)") {
        table.plays(
            {".set deck.chance back-three", ".set seat.2.square marlborough-street", "2 roll"});
        table.plays({"0 dice 5 6"});
        CHECK(table.told("moved seat=2 from=chance-1 to=income-tax"));
    }
}

TEST_CASE("M-4.4: only tokens turn: turns and bids stay in seat order") {
    Table table{{"Ann", "Bob", "Cid"}, reverse};
    table.plays({"1 roll", "0 dice 1 1", "1 roll", "0 dice 1 2"});
    REQUIRE(table.fact("seat.1.square") == "mayfair");
    table.plays({"1 pass"});
    CHECK(table.decision() == "2 bid");
    table.plays({"2 forfeit"});
    CHECK(table.decision() == "3 bid");
    table.plays({"3 forfeit", "1 forfeit", "1 end"});
    CHECK(table.fact("turn") == "2");
}

TEST_CASE("M-4.4: from 3 a 5 backwards leads to 38 of 40") {
    const board::Walked walked =
        walk(edition_of("uk")->board, Square{3}, {5}, board::Direction::Back);
    CHECK(number(walked.to) == 38);
    CHECK(walked.reaches_go);
}

TEST_CASE("M-4.4: there is no chest deck: nothing is shuffled, rigged or held of it") {
    Table table{{"Ann", "Bob"}, reverse};
    CHECK(Property::rig(table.game, "deck.chest", std::vector<std::string>{"go"}));
    const std::vector<std::string> card{"chest"}, both{"both"}, chance_card{"chance"};
    CHECK(Property::rig(table.game, "seat.1.free-cards", card));
    CHECK(Property::rig(table.game, "seat.1.free-cards", both));
    CHECK_FALSE(Property::rig(table.game, "seat.1.free-cards", chance_card));
    CHECK_FALSE(Property::impossible(table.game));
}

TEST_CASE("M-4.1: where chest squares turn the direction, their name is Reverse") {
    for (const std::string id : {"uk", "turkey", "bilkent-40"}) {
        const board::Board& board = edition_of(id, "reverse")->board;
        board::Board shown = board;
        name_squares(shown, reverse);
        board::Board classic = board;
        name_squares(classic, {});
        int squares = 0;
        for (int n = 0; n < board.size; ++n) {
            const bool is_chest = board.at(Square(n)).kind == board::Kind::Chest;
            squares += is_chest ? 1 : 0;
            const std::string name = is_chest ? "Reverse" : board.name_of(Square(n));
            CHECK(name_of(board, reverse, Square(n)) == name);
            CHECK(shown.name_of(Square(n)) == name);
            CHECK(name_of(board, {}, Square(n)) == board.name_of(Square(n)));
            CHECK(classic.name_of(Square(n)) == board.name_of(Square(n)));
        }
        CHECK(squares >= 2);
    }
}

TEST_CASE("M-4.1: a sentence calls the square Reverse") {
    Table table{{"Ann", "Bob"}, reverse};
    const Square chest = *table.setup.edition->board.find("chest-1");
    const Event moved = told::Moved{Seat{1}, board::go, chest};
    CHECK(Property::sentence(table.setup, table.game, moved).does == "goes to Reverse");
}
