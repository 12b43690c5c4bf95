// Moves a second of the rules core: random legal moves, applied in place, events thrown away, on
// one thread. Nine series; the median is the figure. Choosing the moves is part of what is timed.
//
// usage: parlor_bench [MOVES_PER_SERIES]
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "library/data_folder.hpp"
#include "rules/hash.hpp"
#include "rules/play.hpp"
#include "rules/random_move.hpp"

namespace {

using namespace parlor;
using namespace parlor::rules;

struct Numbers {
    std::uint64_t state = 0x9e3779b97f4a7c15U;
    int operator()(int count) {
        state ^= state << 13U;
        state ^= state >> 7U;
        state ^= state << 17U;
        return static_cast<int>(((state >> 32U) * static_cast<std::uint64_t>(count)) >> 32U);
    }
};

struct Series {
    long games = 0;
    double moves_a_second = 0;
    std::uint64_t signature = 0;  // of the games played: the same work each time
};

Series play_series(const Edition& edition, long moves) {
    Numbers numbers;
    Series series;
    const auto start = std::chrono::steady_clock::now();
    for (long played_moves = 0; played_moves < moves;) {
        Game game = deal(edition, {}, 2 + numbers(5));
        for (int i = 0; i < 5000 and game.over == OverHow::NotOver; ++i, ++played_moves)
            play(game, random_move(game, Draw{numbers}), Tell{});
        series.signature ^= hash_of(game) + static_cast<std::uint64_t>(++series.games);
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    series.moves_a_second = static_cast<double>(moves) / took.count();
    return series;
}

}  // namespace

int main(int count, char** words) {
    const long moves = count > 1 ? std::atol(words[1]) : 5'000'000;
    const auto folders = library::data_folders();
    const auto mode = folders.mode("classic");
    if (not mode) return std::fprintf(stderr, "%s\n", mode.error().what.c_str()), 3;
    const auto edition = folders.edition(*mode);
    if (not edition) return std::fprintf(stderr, "%s\n", edition.error().what.c_str()), 3;

    std::array<double, 9> speeds{};
    for (double& speed : speeds) {
        const Series series = play_series(**edition, moves);
        speed = series.moves_a_second;
        std::printf("%ld moves, %ld games, %.2f million moves a second, signature %016llx\n",
                    moves,
                    series.games,
                    speed / 1e6,
                    static_cast<unsigned long long>(series.signature));
    }
    std::ranges::sort(speeds);
    std::printf("median %.2f million moves a second\n", speeds[speeds.size() / 2] / 1e6);
    return 0;
}
