// The end of a hand as text: the same in the story and in the record.
#include "dominoes/words/hand_end_words.hpp"

#include "dominoes/review/record.hpp"
#include "dominoes/table.hpp"

using namespace parlor;
using namespace parlor::dominoes;

namespace {

struct Ending {
    std::string story, record;
};

// The move that ends the hand, in the story and in the record.
Ending ending_of(const Rigged& rigged, std::string_view move, Ruleset rules = {}) {
    Table table = table_with(rigged, rules);
    table.plays({move});
    Dominoes::Setup setup{.rules = rules};
    setup.names[first_seat] = "Ann";
    setup.names[second_seat] = "Mack";
    Record record{setup};
    Ending ending;
    for (const Event& event : table.events) {
        const Sentence said = Dominoes::sentence(setup, table.game, event);
        ending.story += said.who + " " + said.does + "\n";
        ending.record += record.lines_of(event);
    }
    return ending;
}

bool has(const std::string& text, std::string_view words) {
    return text.find(words) != std::string::npos;
}

}  // namespace

TEST_CASE("D-5.1: who dominoes has the sum told, both hands and the boneyard") {
    const Ending ending = ending_of({{"12", "34 66"}, "00 01"}, "1 play 12");
    CHECK(has(ending.story,
              "Ann dominoes: 19 spots score 20 to make it 20 to 0. Mack held 19: 3-4 6-6. "
              "Boneyard: 0-0 0-1\n"));
    CHECK(
        has(ending.record,
            "  Ann dominoes, 19 spots score 20: Ann has 20, Mack has 0\n    Mack held 19: 3-4 6-6\n"
            "    Boneyard: 0-0 0-1\n"));
}

TEST_CASE("D-5.2: a block tells both totals and both hands") {
    const Ending ending = ending_of({{"34 66", "11 22"}}, "1 play 34");
    CHECK(has(ending.story,
              "The hand is blocked, 12 to 6 spots: Mack scores 10 to make it 10 to 0. "
              "Ann held 12: 6-6. Mack held 6: 1-1 2-2\n"));
    CHECK(has(
        ending.record,
        "  Blocked, 12 to 6 spots: Mack scores 10: Ann has 0, Mack has 10\n    Ann held 12: 6-6\n"
        "    Mack held 6: 1-1 2-2\n"));
    const Ending equal = ending_of({{"34 66", "55 11"}}, "1 play 34");
    CHECK(has(equal.story, "The hand is blocked, 12 to 12 spots: nobody scores. Ann held 12"));
    CHECK(has(equal.record, "  Blocked, 12 to 12 spots: nobody scores: Ann has 0, Mack has 0\n"));
}

TEST_CASE("D-1.2: a count that wins in mid-hand leaves both hands and the boneyard to be seen") {
    const Ending ending =
        ending_of({{"46 11", "34"}, "00"}, "1 play 46", {.hand = 7, .target = {10}});
    CHECK(has(ending.story,
              "Ann wins the game, 10 to 0. Ann held 2: 1-1. Mack held 7: 3-4. Boneyard: 0-0\n"));
    CHECK(has(ending.record,
              "    Ann held 2: 1-1\n    Mack held 7: 3-4\n    Boneyard: 0-0\n\nAnn wins the game"));
}
