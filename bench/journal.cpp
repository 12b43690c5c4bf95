// The cost of a journal: the time until a move is on disk, and the time to resume a long game. Ann
// mortgages and repays one deed, over and over; her money is set again before it runs out.
//
// usage: parlor_bench_journal FOLDER [MOVES]
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "games/games.hpp"
#include "table/game/replay.hpp"
#include "table/journal/game_store.hpp"

namespace {

using namespace parlor;
using Clock = std::chrono::steady_clock;

constexpr int runs = 9;

[[noreturn]] void fail(const std::string& what) {
    std::fprintf(stderr, "parlor_bench_journal: %s\n", what.c_str());
    std::exit(3);
}

template <class Work>
double milliseconds(Work work) {
    const auto start = Clock::now();
    work();
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

double at(std::vector<double> times, double share) {
    std::ranges::sort(times);
    return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
}

template <class Work>
double median_of_runs(Work work) {
    std::vector<double> times;
    times.reserve(runs);
    for (int run = 0; run < runs; ++run) times.push_back(milliseconds(work));
    return at(times, 0.5);
}

std::unique_ptr<table::GameTable> new_game() {
    auto game = table::game_in(table::sealed_part("parlor 1\n"
                                                  "game classic\n"
                                                  "board uk\n"
                                                  "seed 1\n"
                                                  "seat 1 person Ann\n"
                                                  "seat 2 person Bob\n"
                                                  "begin\n"
                                                  "0 dice 6 6\n"
                                                  "0 dice 1 2\n"
                                                  "1 roll\n"
                                                  "0 dice 1 2\n"
                                                  "1 buy\n"),
                               "header",
                               open_table);
    if (not game) fail(game.error().what);
    return std::move(game->table);
}

void play(table::GameTable& table, int move) {
    constexpr int before_money_runs_out = 400;
    if (move % before_money_runs_out == 0) {
        const std::vector<std::string> much{"1400"};
        if (const auto refusal = table.rig("seat.1.money", much)) fail(*refusal);
        if (const auto refusal = table.settle()) fail(*refusal);
    }
    const char* const verb = move % 2 == 0 ? "mortgage" : "repay";
    const auto verdict = table.play({.words = {verb, "3"}});
    if (verdict.kind != table::Verdict::Kind::Played) fail(verdict.why);
}

}  // namespace

int main(int count, char** words) {
    if (count < 2) fail("usage: parlor_bench_journal FOLDER [MOVES]");
    const int moves = count > 2 ? std::atoi(words[2]) : 10'000;
    table::GameStore store{{.disk = disk::real_disk(),
                            .folder = std::filesystem::path{words[1]},
                            .open = open_table,
                            .seconds = [] { return std::int64_t{0}; },
                            .stamp = [] { return std::string{"bench"}; }}};
    const auto table = new_game();
    std::vector<double> times;
    for (int move = 0; move < moves; ++move) {
        play(*table, move);
        times.push_back(milliseconds([&] {
            if (const auto trouble = store.keep(*table)) fail(trouble->what);
        }));
    }
    if (const auto trouble = store.leave(*table)) fail(trouble->what);
    std::printf("a move, until it is on disk: median %.2f ms, 99 %% %.2f ms, longest %.1f ms\n",
                at(times, 0.5),
                at(times, 0.99),
                at(times, 1));

    const double taking_up = median_of_runs([&] {
        const auto again = store.resume();
        if (not again or again->state() != table->state()) fail("it is another game");
        if (const auto trouble = store.leave(*again)) fail(trouble->what);
    });
    const auto text = store.read(table::GameStore::Shelf::Journals, "bench-01");
    if (not text) fail(text.error().what);
    auto replay = table::load_replay(*text, "bench", open_table);
    const double seeing =
        median_of_runs([&] { replay = table::load_replay(*text, "bench", open_table); });
    const double going = median_of_runs([&] {
        replay.replay->go_to(replay.replay->size());
        replay.replay->go_to(replay.replay->size() / 2);
    });
    std::printf(
        "taking up %d moves (%zu bytes): %.1f ms; for a replay: %.1f ms; from its end to "
        "the middle: %.1f ms\n",
        moves,
        text->size(),
        taking_up,
        seeing,
        going);
    return 0;
}
