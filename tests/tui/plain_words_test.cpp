// Words of screens that nobody would say, or that name one thing in two ways.
#include <regex>

#include "manual.hpp"

using namespace parlor;

namespace {

// In any literal of the program. The first line has abbreviations, the second old words, the third
// second names of things: an amount, how to play, rolling dice.
constexpr const char* shunned =
    R"(\b(CCCCRD|DBLS|R\.WLTH|R\.MNY|GOFREE|CPUS:|CPU:|AIDS|SEEN: |IN TURNS)"
    R"(|anew|ANEW|one's own|each one's|the page before|is wanted|are wanted|GOES ON|GO ON AT)"
    R"(|THE SUM|TYPE THE SUM|GUIDE|THE BOOK|throw the dice|WATCH ON)\b)";

}  // namespace

TEST_CASE("no text of the program has the jargon and the old words that players stumbled over") {
    const std::regex pattern{shunned};
    Names literals = in_sources(R"re("((?:[^"\\\n]|\\.)*)")re");
    CHECK(literals.size() > 1000);
    for (const std::string& text : literals) {
        INFO(text);
        CHECK_FALSE(std::regex_search(text, pattern));
    }
}
