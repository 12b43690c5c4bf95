#include "plain/verbs.hpp"

#include "catch.hpp"

namespace parlor::plain {
namespace {

const Verbs at_a_deed{.moves = {"buy", "pass", "mortgage", "bankrupt"},
                      .questions = {"board", "moves", "money", "players", "ask"},
                      .own = {"pace", "undo", "leave", "brief", "help"}};

std::string meant(const std::string& word) {
    const auto meant = meant_by(word, at_a_deed);
    return meant ? meant->word : "? " + meant.error().what;
}

TEST_CASE("first letters mean first what is open, then questions, then the parlor's own (P-1.13)") {
    CHECK(meant("pa") == "pass");
    CHECK(meant("pac") == "pace");
    CHECK(meant("pl") == "players");
    CHECK(meant("b") == "buy");
    CHECK(meant("bo") == "board");
    CHECK(meant("u") == "undo");
}

TEST_CASE("a word in full is itself (P-1.13)") {
    CHECK(meant("board") == "board");
    CHECK(meant("pace") == "pace");
    CHECK(meant("bankrupt") == "bankrupt");
}

TEST_CASE("where two words are left, a sentence names both (P-1.13)") {
    CHECK(meant("mo") == "mortgage");
    const Verbs two{.moves = {"build", "buy"}, .questions = {}, .own = {}};
    CHECK(meant_by("bu", two).error().what == "\"bu\" can mean build or buy.");
}

TEST_CASE("what ends somebody wants the word in full (P-1.13)") {
    CHECK(meant("ban") == "? Say bankrupt in full if you mean it.");
    CHECK(meant("leav") == "? Say leave in full if you mean it.");
}

TEST_CASE("a wrong word is told with the nearest (P-1.8)") {
    CHECK(meant("byu") == "? I do not know \"byu\". Did you mean buy?");
    CHECK(meant("mortage") == "? I do not know \"mortage\". Did you mean mortgage?");
    CHECK(meant("xyzzyx") ==
          "? I do not know \"xyzzyx\". You can say buy, pass, mortgage or "
          "bankrupt; help says more.");
    const Verbs without_help{.moves = {"property", "dominoes"}, .questions = {}, .own = {}};
    CHECK(meant_by("xyzzy", without_help).error().what ==
          "I do not know \"xyzzy\". You can say property or dominoes.");
}

}  // namespace
}  // namespace parlor::plain
