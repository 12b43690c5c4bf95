// Moves a second of the rules alone: random legal moves, applied in place, without their events, on
// one thread. Nine series of each game; the median is the figure. The time includes choosing the
// moves, and the answers of chance. At the end, the time to copy a position.
//
// usage: parlor_bench [MOVES_PER_SERIES]
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "dominoes/hash.hpp"
#include "dominoes/play.hpp"
#include "dominoes/random_move.hpp"
#include "library/data_folder.hpp"
#include "numbers.hpp"
#include "rules/moneyloopy/hash.hpp"
#include "rules/moneyloopy/play.hpp"
#include "rules/moneyloopy/random_move.hpp"
#include "rules/property/hash.hpp"
#include "rules/property/play.hpp"
#include "rules/property/random_move.hpp"

namespace {

using namespace parlor;

struct Property {
    const property::Edition& edition;
    [[nodiscard]] property::Game deal(Numbers& numbers) const {
        return property::deal(edition, {}, 2 + numbers(5));
    }
    [[nodiscard]] static bool is_over(const property::Game& game) {
        return game.over != property::OverHow::NotOver;
    }
    static void play(property::Game& game, Draw draw) {
        property::play(game, property::random_move(game, draw), property::Tell{});
    }
};
struct Dominoes {
    [[nodiscard]] static dominoes::Game deal(Numbers& numbers) {
        return dominoes::begin(
            {.hand = dominoes::hand_sizes[static_cast<std::size_t>(numbers(3))]});
    }
    [[nodiscard]] static bool is_over(const dominoes::Game& game) { return not decider(game); }
    static void play(dominoes::Game& game, Draw draw) {
        (void)dominoes::play(game, dominoes::random_move(game, draw), dominoes::Tell{});
    }
};

// Without deals.
struct Moneyloopy {
    moneyloopy::Edition edition;
    [[nodiscard]] moneyloopy::Game deal(Numbers& numbers) const {
        return moneyloopy::deal(edition, {}, 2 + numbers(7));
    }
    [[nodiscard]] static bool is_over(const moneyloopy::Game& game) {
        return game.over != moneyloopy::OverHow::NotOver;
    }
    static void play(moneyloopy::Game& game, Draw draw) {
        (void)moneyloopy::play(game, moneyloopy::random_move(game, draw), moneyloopy::Tell{});
    }
};

struct Series {
    long games = 0;
    double moves_a_second = 0;
    std::uint64_t signature = 0;  // of the games played: the same work each time
};

// Games that take too long are stopped.
template <class Table>
Series play_series(const Table& table, long moves) {
    Numbers numbers;
    Series series;
    const auto start = std::chrono::steady_clock::now();
    for (long made = 0; made < moves;) {
        auto game = table.deal(numbers);
        for (int i = 0; i < 5000 and not table.is_over(game); ++i, ++made)
            table.play(game, Draw{numbers});
        series.signature ^= hash_of(game) + static_cast<std::uint64_t>(++series.games);
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    series.moves_a_second = static_cast<double>(moves) / took.count();
    return series;
}

template <class Table>
void tell_speed(const char* name, const Table& table, long moves) {
    std::array<double, 9> speeds{};
    for (double& speed : speeds) {
        const Series series = play_series(table, moves);
        speed = series.moves_a_second;
        std::printf("%s: %ld moves, %ld games, %.2f million moves a second, signature %016llx\n",
                    name,
                    moves,
                    series.games,
                    speed / 1e6,
                    static_cast<unsigned long long>(series.signature));
    }
    std::ranges::sort(speeds);
    std::printf("%s: median %.2f million moves a second\n", name, speeds[speeds.size() / 2] / 1e6);
}

// The time to copy a position of eight players, as computers and replays do.
void tell_copy(const property::Edition& edition, long copies) {
    std::vector<property::Game> games(64, property::deal(edition, {}, 8));
    const auto start = std::chrono::steady_clock::now();
    for (long i = 0; i < copies; ++i) {
        property::Game& copy = games[static_cast<std::size_t>(i + 1) % games.size()];
        copy = games[static_cast<std::size_t>(i) % games.size()];
        ++copy.round;
    }
    const std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - start;
    std::printf("a position of eight players, %zu bytes: copied in %.0f ns, signature %d\n",
                sizeof(property::Game),
                took.count() / static_cast<double>(copies),
                games[static_cast<std::size_t>(copies) % games.size()].round);
}

}  // namespace

int main(int count, char** words) {
    const long moves = count > 1 ? std::atol(words[1]) : 5'000'000;
    const auto folders = library::data_folders();
    const auto mode = folders.mode("classic");
    if (not mode) return std::fprintf(stderr, "%s\n", mode.error().what.c_str()), 3;
    const auto edition = folders.edition(*mode);
    if (not edition) return std::fprintf(stderr, "%s\n", edition.error().what.c_str()), 3;
    tell_speed("property", Property{**edition}, moves);
    tell_speed("moneyloopy", Moneyloopy{moneyloopy::edition_of((*edition)->board)}, moves);
    tell_speed("dominoes", Dominoes{}, moves);
    tell_copy(**edition, moves);
    return 0;
}
