// Set-up in one line, with every separator and order that people use.
#include <algorithm>

#include "catch.hpp"
#include "stay.hpp"

namespace parlor::plain {
namespace {

// What is read back after the line, without breaks.
std::string read_back(const std::string& line) {
    Stay stay;
    std::string text = stay.hear(line);
    std::ranges::replace(text, '\n', ' ');
    constexpr std::string_view prompt = " Begin, questions, settings or cancel? ";
    return text.ends_with(prompt) ? text.substr(0, text.size() - prompt.size()) : text;
}

TEST_CASE("P-1.6: each comma begins a setting of the property game") {
    constexpr const char* two_in_turkey =
        "Player 1 and Player 2 play Classic on the board Turkey, $1,500 each.";
    for (const char* line : {"property people 2, computers 0, board turkey",
                             "property people 2,computers 0,board turkey",
                             "property people 2; computers 0; board turkey",
                             "property people 2 and computers 0 and board turkey",
                             "property people 2, computers 0 and board turkey.",
                             "property board turkey, 2 people, 0 computers",
                             "property, 2 people, board: turkey, computers = 0",
                             "property computers is 0, people to 2, turkey"}) {
        INFO(line);
        const std::string text = read_back(line);
        CHECK(text.ends_with(two_in_turkey));
    }
    CHECK(read_back("property start money $2,000, people 2, computers 0") ==
          "Player 1 and Player 2 play Classic on the board UK, $2,000 each.");
}

TEST_CASE("P-1.6: a list of set-up ends where another setting begins") {
    constexpr const char* ann_and_bob = "Ann and Bob play Classic on the board US, $1,500 each.";
    for (const char* line : {"property people 2, computers 0, names Ann, Bob, board us",
                             "property people 2, computers 0, names Ann and Bob, board us",
                             "property people 2, computers 0, names Ann and Bob and board us",
                             "property people 2, computers 0, board us, names Ann; Bob",
                             "property names Ann, Bob, 2 people, computers 0, us board"}) {
        INFO(line);
        CHECK(read_back(line) == ann_and_bob);
    }
}

TEST_CASE("P-1.6: what is no setting says so, and all others count") {
    CHECK(read_back("property people 2, time 1, board turkey, computers 0")
              .starts_with("I do not know \"time\". You can say mode, board, people, "));
    CHECK(read_back("property people 2, time 1, board turkey, computers 0")
              .ends_with("Player 1 and Player 2 play Classic on the board Turkey, $1,500 each."));
    CHECK(read_back("property board turkey, clock 1").starts_with("I do not know \"clock\". "));
}

TEST_CASE("P-1.6: the mode of a set-up counts first, wherever it is said: Blitz") {
    constexpr const char* blitz =
        "Ann, Bob and Cleo play Blitz on the board UK, $1,500 each, with clock 300.";
    for (const char* line : {"property mode blitz, board uk, people 3, computers 0, clock 300, "
                             "names Ann, Bob, Cleo",
                             "property clock 300, names Ann, Bob, Cleo, board uk, people 3, "
                             "computers 0, mode blitz",
                             "property blitz, 300 clock, uk, 3 people, 0 computers, names Ann and "
                             "Bob and Cleo"}) {
        INFO(line);
        CHECK(read_back(line) == blitz);
    }
    CHECK(read_back("property mode blitz, board turkey, clock 1, people 3, computers 0")
              .starts_with("Clock can be 60 to 3600, not \"1\". Player 1, Player 2 and Player 3 "));
}

TEST_CASE("P-1.6: the settings of Reverse in one line") {
    CHECK(read_back("property reverse, board world, people 3, computers 0") ==
          read_back("property people 3; world board; computers 0; mode reverse"));
    CHECK(read_back("property reverse, board world, people 3, computers 0") ==
          "Player 1, Player 2 and Player 3 play Reverse on the board World, $1,500 each.");
}

TEST_CASE("P-1.6: the settings of Moneyloopy in one line") {
    constexpr const char* ann_and_bob =
        "Ann and Bob play Moneyloopy on the board UK, $900 each, with hidden money no.";
    for (const char* line : {"moneyloopy board uk, people 2, computers 0, names Ann, Bob, start "
                             "money 900, hidden money no",
                             "moneyloopy hidden money no; start money $900; names Ann and Bob; 2 "
                             "people; 0 computers; uk"}) {
        INFO(line);
        CHECK(read_back(line) == ann_and_bob);
    }
}

TEST_CASE("P-1.6: the settings of dominoes in one line") {
    constexpr const char* with_mack =
        "You and Mack 2 play dominoes with hands of 7, to 100 points, with redeal yes.";
    for (const char* line : {"dominoes opponent Mack 2, hand 7, target 100, redeal yes",
                             "dominoes mack 2,hand 7;100 target and redeal yes",
                             "dominoes target: 100, redeal = yes, 7 hand, opponent mack 2"}) {
        INFO(line);
        CHECK(read_back(line) == with_mack);
    }
    CHECK(read_back("dominoes person, hand 9") ==
          "Player 1 and Player 2 play dominoes with hands of 9, to 250 points.");
    CHECK(read_back("dominoes person, names Ann and Bob, hand 9") ==
          "Ann and Bob play dominoes with hands of 9, to 250 points.");
}

TEST_CASE("P-1.6: a value alone is understood after the game is read to you, too") {
    Stay stay;
    stay.hear("property");
    CHECK(stay.hear("2 people, turkey, 0 computers")
              .starts_with("Player 1 and Player 2 play Classic on the board Turkey, "));
}

}  // namespace
}  // namespace parlor::plain
