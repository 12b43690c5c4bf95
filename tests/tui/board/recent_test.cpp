// The latest events, as sentences.
#include "tui/board/recent.hpp"

#include "catch.hpp"

using namespace parlor;
using namespace parlor::tui;

TEST_CASE(
    "U-5.1: the last sentences of the same subject are told together, a line for each subject") {
    Recent recent;
    CHECK(recent.lines(16, 10).empty());
    recent.add({"Ada", "rolls 3 and 5"});
    recent.add({"Ada", "goes to Euston Road"});
    recent.add({"Ada", ""});
    recent.add({"Bruno", "declines"});
    const std::vector<std::string> wanted{
        "ADA ROLLS 3 AND", "5 AND GOES TO", "EUSTON ROAD.", "BRUNO DECLINES."};
    CHECK(recent.lines(16, 10) == wanted);
    CHECK(recent.lines(50, 10).size() == 2);
}

TEST_CASE("U-5.1: the last sentences begin with a whole one, and only one alone is ever cut") {
    Recent recent;
    recent.add({"Ada", "rolls 3 and 5"});
    recent.add({"Ada", "goes to Euston Road"});
    recent.add({"Bruno", "declines"});
    const std::vector<std::string> wanted{"ADA GOES TO", "EUSTON ROAD.", "BRUNO DECLINES."};
    CHECK(recent.lines(16, 3) == wanted);
    CHECK(recent.lines(16, 2) == std::vector<std::string>{"BRUNO DECLINES."});
    recent.add({"Bruno", "draws from Community Chest"});
    CHECK(recent.lines(16, 2) == std::vector<std::string>{"BRUNO DRAWS FROM", "COMMUNITY CHEST."});
    CHECK(recent.lines(16, 1) == std::vector<std::string>{"BRUNO DRAWS ..."});
}

TEST_CASE("U-3.11: a sentence that is cut ends in dots, within the width") {
    Recent recent;
    recent.add({"Ada", "offers Bruno Pennsylvania Avenue"});
    const std::vector<std::string> wanted{"ADA OFFERS", "BRUNO", "..."};
    CHECK(recent.lines(13, 3) == wanted);
    CHECK(recent.lines(13, 4).back() == "AVENUE.");
}

TEST_CASE("U-5.1: what is kept of the sentences at hand does not grow") {
    Recent recent;
    for (int i = 0; i < 1000; ++i) recent.add({"Ada", "bids $" + std::to_string(i)});
    CHECK(recent.sentences().size() == Recent::most);
    CHECK(recent.sentences().back().does == "bids $999");
}
