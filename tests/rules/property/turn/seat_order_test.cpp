// M-2.1 and M-2.2: tokens of letters, and seats in the order of the first rolls.
#include "rules/board/tokens.hpp"
#include "rules/property/table.hpp"
#include "unicode/names.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

Property::Setup seated(int seats) {
    Property::Setup setup{
        "city", edition_of("uk"), {.start_deeds = 1, .seat_order = SeatOrder::ByThrow}, {}};
    for (int i = 0; i < seats; ++i)
        setup.sitters.push_back({std::string(1, static_cast<char>('A' + i)), board::Colour(i)});
    return setup;
}

std::vector<std::string> letters_of(std::vector<board::Sitter> sitters) {
    board::give_letters(sitters, plain_capitals);
    std::vector<std::string> letters;
    letters.reserve(sitters.size());
    for (const board::Sitter& sitter : sitters) letters.push_back(sitter.token);
    return letters;
}

}  // namespace

TEST_CASE(
    "M-2.2: the highest throw is seat 1, and ties keep the order in which they were entered") {
    TableOf<Property> table{seated(4)};
    table.play({"0 dice 1 2", "0 dice 5 6", "0 dice 2 1"});
    CHECK(table.fact("seat.1.name") == "A");  // until all have rolled
    CHECK_FALSE(table.told_any("placed"));
    table.play({"0 dice 6 5"});
    CHECK(table.told_in_order({"first-roll seat=1 dice=1+2",
                               "first-roll seat=4 dice=6+5",
                               "placed seat=1 was=2",
                               "placed seat=2 was=4",
                               "placed seat=3 was=1",
                               "placed seat=4 was=3"}));
    CHECK(table.fact("seat.1.name") == "B");
    CHECK(table.fact("seat.4.name") == "C");
}

TEST_CASE("M-2.2: every later line bears the new numbers, and seat 1 begins") {
    TableOf<Property> table{seated(3)};
    table.play({"0 dice 1 2", "0 dice 1 3", "0 dice 1 4", "0 deck chest", "0 deck chance"});
    CHECK(table.decision() == "0 chance");
    CHECK(table.offers("deeds 1"));
    table.play({"0 deeds 1 mayfair", "0 deeds 2 bow-street", "0 deeds 3 strand"});
    CHECK(table.fact("turn") == "1");
    CHECK(table.fact("seat.1.name") == "C");
    CHECK(table.fact("seat.1.money") == "1100");
    CHECK(table.told("turn seat=1 round=1"));
}

TEST_CASE("M-2.2: the placing is told where nothing has changed as well") {
    TableOf<Property> table{seated(3)};
    table.play({"0 dice 6 6", "0 dice 1 2", "0 dice 1 2"});
    CHECK(
        table.told_in_order({"placed seat=1 was=1", "placed seat=2 was=2", "placed seat=3 was=3"}));
    CHECK(table.game.seating == as_entered());
}

TEST_CASE("M-2.2: the throws made so far are a part of the position, and of its hash") {
    TableOf<Property> low{seated(3)}, high{seated(3)};
    low.play({"0 dice 6 6", "0 dice 1 2"});
    high.play({"0 dice 6 6", "0 dice 2 3"});
    CHECK(low.game != high.game);
    CHECK(Property::hash(low.game) != Property::hash(high.game));
}

TEST_CASE("M-2.1: a token left out is the first letter of the name that nobody has") {
    CHECK(letters_of({{"Ann"}, {"anna"}, {"Nan"}}) == std::vector<std::string>{"A", "N", "B"});
    CHECK(letters_of({{"Ann"}, {"Bob", board::Colour::Red, "a"}}) ==
          std::vector<std::string>{"N", "a"});
    CHECK(letters_of({{"\xC5\x9E"
                       "eyma"},
                      {"4 x 4", board::Colour::Red, "*"},
                      {"1"}}) == std::vector<std::string>{"S", "*", "A"});
}

TEST_CASE("M-2.1: in a mode with digits a token left out is the seat's digit, if nobody has it") {
    std::vector<board::Sitter> sitters{{"Ann"}, {"Bob", board::Colour::Red, "1"}, {"Cid"}};
    board::give_digits(sitters);
    CHECK(sitters[0].token.empty());  // and so it becomes a letter
    CHECK(sitters[1].token == "1");
    CHECK(sitters[2].token == "3");
}
