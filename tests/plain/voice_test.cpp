#include "plain/voice.hpp"

#include "catch.hpp"
#include "plain/answer.hpp"
#include "plain/spoken.hpp"

namespace parlor::plain {
namespace {

TEST_CASE("sums are printed as a voice reads them (P-1.2)") {
    CHECK(with_commas("Ann has $1320 and $50.") == "Ann has $1,320 and $50.");
    CHECK(with_commas("$1234567") == "$1,234,567");
    CHECK(with_commas("1234 $100") == "1234 $100");
}

TEST_CASE("names that nobody has chosen are words, too (P-1.2)") {
    CHECK(with_usual_names("PLAYER_1 and MACK play; PLAYER_1 begins.") ==
          "Player 1 and Mack play; Player 1 begins.");
    CHECK(with_usual_names("Ann") == "Ann");
}

TEST_CASE("P-1.8: no number of a rule is said") {
    CHECK(voiced({.sentences = {"Pay first (C-2.5, C-6.2)."}}).sentences ==
          Sentences{"Pay first."});
    CHECK(without_rules("the card (M-2.9) is gone (L-2.6, L-6)") == "the card is gone");
    for (const char* text : {"a line (A-b)", "one (two) (", "Mack (3)", "(C-2.5) begins"}) {
        INFO(text);
        CHECK(without_rules(text) == text);
    }
}

TEST_CASE("lines are wrapped at words, and are never longer than the width (P-1.2)") {
    using Lines = std::vector<std::string>;
    CHECK(wrapped("one two three", 7) == Lines{"one two", "three"});
    CHECK(wrapped("abcdefgh ij", 4) == Lines{"abcd", "efgh", "ij"});
    CHECK(wrapped("caf\u00e9 caf\u00e9", 9) == Lines{"caf\u00e9 caf\u00e9"});
    CHECK(wrapped("", 9) == Lines{""});
    CHECK(wrapped("the 6 4 left", 5) == Lines{"the", "6 4", "left"});  // a tile is one word
}

TEST_CASE("case, marks and signs do not matter in what is typed (P-1.3)") {
    CHECK(spoken("King's Cross") == Spoken{"kings", "cross"});
    CHECK(spoken("old-kent-road $1,320") == Spoken{"old", "kent", "road", "1320"});
    CHECK(spoken("\u00c9toile") == Spoken{"etoile"});
}

}  // namespace
}  // namespace parlor::plain
