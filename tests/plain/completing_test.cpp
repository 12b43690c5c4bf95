// What the letters that are typed so far can become.
#include "plain/completing.hpp"

#include "catch.hpp"

namespace parlor::plain {
namespace {

const Completions at_a_board{.verbs = {{"mortgage", {"Vine Street", "Bow Street", "King's Cross"}},
                                       {"moves"},
                                       {"end-game"},
                                       {"square", {"Vine Street", "King's Cross", "Pall Mall"}}},
                             .names = {}};

std::string line_after_tab(const std::string& line, const Completions& completions = at_a_board) {
    const Completed now = completed(line, completions);
    return line.substr(0, now.from) + now.text;
}

using Open = std::vector<std::string>;

TEST_CASE("the first word becomes a verb, as far as it is clear (P-1.7)") {
    CHECK(line_after_tab("mor") == "mortgage ");
    CHECK(line_after_tab("m") == "mo");
    CHECK(line_after_tab("mo") == "mo");
    CHECK(completed("mo", at_a_board).open == Open{"mortgage", "moves"});
    CHECK(line_after_tab("END") == "end-game ");
    CHECK(line_after_tab("xyz") == "xyz");
    CHECK(completed("", at_a_board).open.size() == 4);
}

TEST_CASE("after a verb come the names that it can be about, by any of their words (P-1.7)") {
    CHECK(line_after_tab("mortgage vi") == "mortgage Vine Street ");
    CHECK(line_after_tab("mortgage cro") == "mortgage King's Cross ");
    CHECK(line_after_tab("mortgage kings c") == "mortgage King's Cross ");
    CHECK(line_after_tab("sq pa") == "sq Pall Mall ");
    CHECK(line_after_tab("mortgage str") == "mortgage str");
    CHECK(completed("mortgage str", at_a_board).open == Open{"Vine Street", "Bow Street"});
    CHECK(completed("mortgage ", at_a_board).open.size() == 3);
    CHECK(line_after_tab("moves v") == "moves v");
    CHECK(line_after_tab("$ v") == "$ v");
}

TEST_CASE("in an answer names may come one after the other (P-1.7)") {
    const Completions asked{.verbs = {{"cancel"}}, .names = {"Bob", "Vine Street", "Şişli"}};
    CHECK(line_after_tab("vi", asked) == "Vine Street ");
    CHECK(line_after_tab("can", asked) == "cancel ");
    CHECK(line_after_tab("$100 and vin", asked) == "$100 and Vine Street ");
    CHECK(line_after_tab("bob vine s", asked) == "bob Vine Street ");
    CHECK(line_after_tab("sisl", asked) == "Şişli ");
    CHECK(completed("Bob ", asked).open == asked.names);
}

}  // namespace
}  // namespace parlor::plain
