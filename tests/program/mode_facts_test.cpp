// The facts that modes add, and which of them a script can set.
#include "catch.hpp"
#include "ran.hpp"

using namespace parlor;

namespace {

// A game of three with this line after the first rolls.
std::string complaint(const std::string& mode, const std::string& line) {
    return run("parlor 1\ngame " + mode +
               "\nboard uk\nseed 1\nseat 1 person Ann\nseat 2 person Bob\nseat 3 person Cid\n"
               "begin\n0 dice 6 6\n0 dice 1 2\n0 dice 1 2\n" +
               (mode == "classic" ? "0 deck chest\n0 deck chance\n" : "") + line + "\n1 roll\n")
        .complaints;
}

// Why this fact cannot be set.
std::string refusal(const std::string& mode, const std::string& key) {
    const std::string where = "test:12: ";
    std::string line = ".set ";
    line += key;
    const std::string told = complaint(mode, line + " 1");
    REQUIRE(told.starts_with(where));
    return told.substr(where.size());
}

}  // namespace

TEST_CASE("M-2.13, M-3.1, M-4.4: clock, direction, place and left are told, and cannot be set") {
    for (const std::string key : {"seat.1.clock", "seat.1.place", "seat.1.left", "seat.1.out"})
        CHECK(refusal("blitz", key) ==
              key + ": of a seat only money, square, gaol and free-cards can be set\n");
    for (const std::string key : {"direction", "turn", "round", "winner"})
        CHECK(refusal("reverse", key).ends_with("\" that can be set\n"));
}

TEST_CASE("M-2.4, M-4.4: no deck is set where it is shuffled before each card, or is not there") {
    for (const char* const mode : {"city", "blitz", "reverse"})
        CHECK(complaint(mode, ".set deck.chance dividend") ==
              "test:12: deck.chance: a deck is shuffled before each card (M-2.4)\n");
    CHECK(complaint("reverse", ".set seat.1.free-cards chest") ==
          "test:12: seat.1.free-cards: there is no chest deck in this game (M-4.4)\n");
    CHECK(complaint("reverse", ".set seat.1.free-cards both") ==
          "test:12: seat.1.free-cards: there is no chest deck in this game (M-4.4)\n");
    CHECK(complaint("reverse", ".set seat.1.free-cards chance").empty());
    CHECK(complaint("city", ".set seat.1.free-cards both").empty());
}

TEST_CASE("M-2.13, M-3.1: each mode has the facts that are its own, and no other") {
    const auto has = [](const std::string& mode, const std::string& key, const std::string& value) {
        return complaint(mode, ".expect " + key + " " + value).empty();
    };
    for (const std::string mode : {"city", "blitz", "reverse"}) {
        CHECK(has(mode, "seat.3.place", "-"));
        CHECK(has(mode, "seat.3.left", "no"));
        CHECK(has(mode, "direction", "1"));
    }
    CHECK(has("blitz", "seat.3.clock", "600000"));
    CHECK(has("reverse", "deck.chest", "-"));
    for (const std::string key : {"seat.3.clock", "seat.3.place", "seat.3.left"})
        CHECK(
            complaint("classic", ".expect " + key + " -").starts_with("test:14: there is no fact"));
    CHECK(
        complaint("city", ".expect seat.3.clock 600000").starts_with("test:12: there is no fact"));
}

TEST_CASE("what is too much for the modes is told at its line: a ninth player, clocks elsewhere") {
    CHECK(complaint("city", ".set seat.4.money 5") ==
          "test:12: seat.4.money: there is no seat 4\n");
    std::string nine = "parlor 1\ngame city\nseed 1\n";
    for (const char letter : std::string{"ABCDEFGHI"})
        nine +=
            std::string{"seat "} + std::to_string(letter - 'A' + 1) + " person " + letter + "\n";
    CHECK(run(nine + "begin\n").complaints.starts_with("test:12: "));
    CHECK(complaint("city", "1 flag").find("(M-3.1)") != std::string::npos);
    CHECK(complaint("city", "1 think @20").find("(M-3.1)") != std::string::npos);
    CHECK(complaint("city", "1 roll @20\n.expect seat.1.square go").find("test:12") ==
          std::string::npos);
}
