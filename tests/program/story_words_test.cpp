// What no story of a random game says, in any game: the kinds of sentences that read badly.
#include <regex>
#include <string_view>

#include "catch.hpp"
#include "random_table.hpp"

using namespace parlor;

namespace {

std::string reverse_of_three() {
    std::string header = blitz_of_three;
    return header.replace(header.find("blitz"), 5, "reverse");
}

// Regular expressions, of what no story of a move says.
constexpr const char* misleading[]{
    "goes to (the )?(Gaol|Jail)",      // reads as being jailed
    "[Gg]oes to (the )?Go To",         // reads badly
    "loops from",                      // from what it names, to where it leads
    "house [1-5]\\b",                  // a number for a name
    "\\b0 (houses|safe cards|tiles)",  // none
    "\\b1 (houses|safe cards|tiles)",  // one of several
    "offers \\w+ nothing",             // asks
    "owes [^.]* rent[^.]* rent",       // once is enough
    "pays [^.]* rent[^.]*pays [^.]* rent",
    "owes [^.]*(\\$[0-9]+) [^.]*pays [^.]*\\1\\b",
};

RandomTable played(const std::string& header, int moves) {
    RandomTable game{begun(header)};
    for (int move = 0; move < moves and game.table->decider(); ++move) game.move();
    return game;
}

void check_stories(const std::string& header, int moves) {
    RandomTable game{begun(header)};
    const std::vector<std::regex> kinds(std::begin(misleading), std::end(misleading));
    for (int move = 0; move < moves and game.table->decider(); ++move) {
        const auto before = game.table->told_count();
        game.move();
        const std::string story = game.table->story_since(before);
        for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
            INFO(misleading[kind] << "\n" << story);
            CHECK_FALSE(std::regex_search(story, kinds[kind]));
        }
    }
}

}  // namespace

TEST_CASE("U-5.1: no sentence of a random game misleads, or says a rent twice") {
    check_stories(classic_of_four, 1500);
    check_stories(blitz_of_three, 1500);
    check_stories(reverse_of_three(), 1500);
    check_stories(moneyloopy_of_three, 3000);
    check_stories(repeated_dominoes, 300);
}

TEST_CASE(
    "L-2.6, M-2.3: where nothing is auctioned nobody passes: not at an offer, not at a deed") {
    const std::regex passes{"goes to [^.]* and passes"};
    CHECK_FALSE(std::regex_search(played(moneyloopy_of_three, 500).table->story_since(0), passes));
    CHECK_FALSE(std::regex_search(played(blitz_of_three, 500).table->story_since(0), passes));
}
