// Dominoes in the table language: valid words, and invalid ones.
#include "dominoes/words/words.hpp"

#include "dominoes/table.hpp"
#include "words_of.hpp"

using namespace parlor;
using namespace parlor::dominoes;

namespace {

std::string read_back(std::string_view line) {
    const auto action = parse_action(words_of(line));
    return action ? to_line(*action) : action.error().what;
}

}  // namespace

TEST_CASE("moves are read as they are written") {
    for (const auto* line : {"play 34",
                             "play 43 1",
                             "play 66 4",
                             "draw",
                             "pass",
                             "redeal",
                             "down 56 00",
                             "tiles",
                             "tiles 34 00"})
        CHECK(read_back(line) == line);
    CHECK(read_back("down 65 10") == "down 56 01");
    CHECK(read_back("tiles 43") == "tiles 34");
}

TEST_CASE("what is no move is told with what would be right") {
    CHECK(read_back("play") == "this should be: play AB [END]");
    CHECK(read_back("play 34 1 2") == "this should be: play AB [END]");
    CHECK(read_back("play 37") == "\"37\" is no tile: two digits from 0 to 6, as in 34");
    CHECK(read_back("play 345") == "\"345\" is no tile: two digits from 0 to 6, as in 34");
    CHECK(read_back("play 34 5") == "\"5\" is no end: 1 right, 2 up, 3 left, 4 down");
    CHECK(read_back("play 34 0") == "\"0\" is no end: 1 right, 2 up, 3 left, 4 down");
    CHECK(read_back("draw 1") == "this should be: draw, and nothing after it");
    CHECK(read_back("down 34") == "this should be: down AB CD, or down SEAT");
    CHECK(read_back("down 34 7x") == "\"7x\" is no tile: two digits from 0 to 6, as in 34");
    CHECK(read_back("tiles 3-4") == "\"3-4\" is no tile: two digits from 0 to 6, as in 34");
    CHECK(read_back("roll") == "there is no move \"roll\" here");
    CHECK(parse_action({}).error().what == "a move is missing");
    const std::vector<std::string> many(29, "00");
    std::vector<std::string> line{"tiles"};
    line.insert(line.end(), many.begin(), many.end());
    CHECK(parse_action(line).error().what == "there are only 28 tiles");
}

TEST_CASE("verbs and events are known by name") {
    CHECK(is_verb("redeal"));
    CHECK_FALSE(is_verb("roll"));
    const auto forms = event_forms();
    CHECK(forms.size() == 13);
    CHECK(forms[1] == "drew-for-down seat=0 tile=00");
    CHECK(forms.back() == "over winner=0 how=target");
}

TEST_CASE("the header is what was chosen") {
    Table table{{.hand = 7, .target = {100}, .redeal = Redeal::ForDoubles}};
    CHECK(Dominoes::header(table.setup) == std::vector<std::string>{"game dominoes",
                                                                    "option hand 7",
                                                                    "option target 100",
                                                                    "option redeal yes",
                                                                    "option highest-double no",
                                                                    "seat 1 person Ann",
                                                                    "seat 2 person Mack"});
}
