// M-5.7: a move that the rules do not allow has no effect, and one line gives the reason, in every
// mode.
#include <algorithm>

#include "catch.hpp"
#include "games/games.hpp"
#include "random_table.hpp"
#include "rules/property/decisions.hpp"
#include "table/language/line.hpp"

using namespace parlor;

namespace {

constexpr const char* tried[] = {"roll",
                                 "buy",
                                 "pass",
                                 "bid 5",
                                 "bid 60",
                                 "forfeit",
                                 "end",
                                 "bail",
                                 "card",
                                 "build brown",
                                 "build 1",
                                 "sell 1",
                                 "mortgage 1",
                                 "mortgage go",
                                 "repay 1",
                                 "recover",
                                 "propose 1 give nothing for nothing",
                                 "propose 2 give $30000 for 1",
                                 "propose 8 give free-card for $1",
                                 "accept",
                                 "accept repay 1",
                                 "decline",
                                 "claim 1",
                                 "leave 1",
                                 "leave all",
                                 "end-game",
                                 "agree",
                                 "refuse",
                                 "flag",
                                 "think @3600000"};

table::MoveLine move_of(const std::string& line) {
    const auto words = table::split(line);
    REQUIRE(words);
    const auto move = table::read_move(*words);
    REQUIRE(move);
    return *move;
}

// One line, which names a rule.
void check_reason(const std::string& why) {
    INFO(why);
    CHECK(std::ranges::none_of(why, [](char c) { return c >= 0 and c < ' '; }));
    CHECK(why.size() <= 100);
    CHECK((why.ends_with(")") and why.find_last_of('(') != std::string::npos));
}

}  // namespace

TEST_CASE("M-5.7: an action outside the rules is not done, and one line says why") {
    const std::string mode = GENERATE("classic", "city", "blitz", "reverse");
    RandomTable random{begun("parlor 1\ngame " + mode +
                             "\nboard turkey\nseed 3\nseat 1 person Ann\nseat 2 person Bob\n"
                             "seat 3 person Cid\nbegin\n")};
    int refused = 0;
    for (int move = 0; move < 120 and (move == 0 or random.table->decider()); ++move) {
        random.move();
        const auto state = random.table->state();
        for (const char* const line : tried) {
            INFO(mode << ", move " << move << ": " << line);
            const auto verdict = random.table->attempt(move_of(line));
            CHECK(verdict.kind != table::Verdict::Kind::LeftATrace);
            if (verdict.kind == table::Verdict::Kind::Played) continue;
            check_reason(verdict.why);
            CHECK(random.table->play(move_of(line)).kind == verdict.kind);
            CHECK(random.table->state() == state);
            ++refused;
        }
    }
    CHECK(refused > 1'000);
}
