// Random words, half of them near to right, at tables of all games: the talk goes on, and only the
// word in full leaves it.
#include <array>
#include <random>

#include "app/game_box.hpp"
#include "catch.hpp"
#include "games/games.hpp"
#include "plain/talk.hpp"
#include "sample.hpp"
#include "table/language/script.hpp"

namespace parlor::plain {
namespace {

constexpr std::array words{
    "r",     "roll",  "buy",   "b",    "pass",  "p",    "bid",    "50",    "$70",  "end",
    "e",     "trade", "bob",   "for",  "vine",  "bow",  "strand", "build", "red",  "m",
    "repay", "sell",  "1",     "2",    "0",     "sit",  "dice",   ".undo", "@5",   "cancel",
    "yes",   "no",    "y",     "help", "log",   "play", "3-4",    "34",    "draw", "deal",
    "give",  "get",   ";",     "done", "lea",   "pay",  "stake",  "all",   "\"",   "#",
    "\xc3",  "pace",  "brief", "full", "rules", "why",  "hint",   "loop",  "no",   "safe",
    "toll",  "jump",  "go",    "and",  "card"};

std::unique_ptr<table::GameTable> table_of(const std::string& game) {
    table::LineReader lines{"parlor 1\ngame " + game +
                            "\nseed 5\nseat 1 person Ann\nseat 2 cpu:0 Bob\nbegin\n"};
    table::Output complaints;
    return table::load_script(lines, "random", open_table, complaints).table;
}

using Random = std::minstd_rand;

std::string random_words(Random& random) {
    std::string line;
    for (auto left = random() % 4 + 1; left > 0; --left)
        line += std::string{words[random() % words.size()]} + " ";
    return line;
}

// An open move, with the lowest number of a range; at times a letter is missing, and at times what
// takes several answers is left.
std::string nearly_a_move(const table::GameTable& table, Random& random) {
    const auto open = table.choices();
    if (open.empty() or random() % 8 == 0) return "cancel";
    std::string line = open[random() % open.size()];
    if (const auto dots = line.find(".."); dots != std::string::npos) line.resize(dots);
    if (random() % 4 == 0) line.erase(random() % line.size(), 1);
    return line;
}

std::unique_ptr<Talk> talk_about(const std::string& game) {
    auto table = table_of(game);
    const tui::GameBox& box = *tui::game_on(all_games(), *table);
    return std::make_unique<Talk>(std::move(table), box.words, box.rulebook->text, true);
}

// Another game begins when one is over.
void talk_at_random(const std::string& game, int count) {
    INFO(game);
    Random random{7};
    std::size_t played = 0;
    auto talk = talk_about(game);
    for (int i = 0; i < count; ++i) {
        const bool is_near = random() % 2 == 0;
        const std::string line =
            is_near ? nearly_a_move(talk->table(), random) : random_words(random);
        INFO(line);
        const std::size_t before = talk->table().entries();
        REQUIRE_FALSE(talk->hear(line).empty());
        REQUIRE_FALSE(talk->is_left());
        played += talk->table().entries() - before;
        if (not talk->table().decider()) talk = talk_about(game);
    }
    CHECK(played > 100);
}

TEST_CASE("random words never end the talk, and play only what they say (P-1.8, P-1.13)") {
    for (const char* game : {"classic", "dominoes", "moneyloopy"})
        talk_at_random(game, sampled(20'000));
}

}  // namespace
}  // namespace parlor::plain
