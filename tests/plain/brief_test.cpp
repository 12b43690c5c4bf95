// What is told of others, to be brief: a turn against three computers has at most twelve lines.
#include <algorithm>

#include "catch.hpp"
#include "plain/game_talk.hpp"
#include "sample.hpp"

namespace parlor::plain {
namespace {

Talk talk_against_three(const std::string& game, int seed) {
    return talk_of("parlor 1\ngame " + game + "\nseed " + std::to_string(seed) +
                   "\nseat 1 person Ann\nseat 2 cpu:1 Bob\nseat 3 cpu:1 Cleo\nseat 4 cpu:1 Dan\n"
                   "begin\n");
}

// She says whatever a computer would do in her place, while she is in; these are the lines of all answers.
std::vector<std::ptrdiff_t> lines_of_answers(Talk talk, int moves) {
    talk.hear("brief");
    std::vector<std::ptrdiff_t> counts;
    for (int i = 0; i < moves and talk.table().decider(); ++i) {
        const std::string advice = *talk.table().advice(1);
        const std::string heard = talk.hear(advice.substr(0, advice.find('\n')));
        CHECK(heard.find("Bob rolls ") == heard.npos);
        if (talk.table().decider()) counts.push_back(std::ranges::count(heard, '\n'));
    }
    CHECK(talk.table().moves() > moves / 2);
    return counts;
}

TEST_CASE(
    "what three computers do has at most twelve lines on brief, but once in 100 times (P-1.4)") {
    for (const char* const game : {"classic", "blitz", "moneyloopy"}) {
        INFO(game);
        std::vector<std::ptrdiff_t> all;
        for (int seed = 1; seed <= sampled(200, 10); ++seed)
            for (const auto lines : lines_of_answers(talk_against_three(game, seed), 40))
                all.push_back(lines);
        std::ranges::sort(all);
        CHECK(all[all.size() * 99 / 100] <= 12);
    }
}

}  // namespace
}  // namespace parlor::plain
