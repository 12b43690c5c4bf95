// Finds the weights of the master's outlook (src/rules/property/computer/outlook.cpp): plays games
// between the lower levels, two thirds of them from random estates, sometimes notes the traits of
// all players still in, and fits the weights that make the winners most likely: a softmax, with
// Adam.
//
// usage: parlor_fit_outlook [GAMES]
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

#include "library/data_folder.hpp"
#include "numbers.hpp"
#include "rules/property/computer.hpp"
#include "rules/property/computer/outlook.hpp"
#include "rules/property/computer/sight.hpp"
#include "rules/property/play.hpp"
#include "rules/property/turn/chance.hpp"

namespace {

using namespace parlor;
using namespace parlor::property;
using computer::Trait;
using computer::trait_count;
using computer::Traits;
using computer::traits_in;

struct Sample {
    std::vector<Traits> players;
    std::size_t winner = 0;
};

// ---- Positions ----

constexpr std::array<int, 7> tables{2, 3, 4, 4, 4, 5, 6};

// Gives a player a complete group, with houses while the bank has some.
void give_group(Game& game, board::Squares group, Numbers& numbers) {
    const auto owner = Seat(1 + numbers(game.seats));
    game.deeds[owner] |= group;
    if (game.board().at(group.first()).kind != board::Kind::Street) return;
    const int level = numbers(board::hotel);
    if (game.bank_houses < level * group.count()) return;
    for (const Square square : group) game.houses[square] = static_cast<std::uint8_t>(level);
    game.bank_houses -= level * group.count();
}

void give_deed(Game& game, Square square, int per_cent_unowned, Numbers& numbers) {
    const bool is_unowned = numbers(100) < per_cent_unowned;
    game.deeds[is_unowned ? bank : Seat(1 + numbers(game.seats))].insert(square);
    if (not is_unowned and numbers(8) == 0) game.mortgaged.insert(square);
}

void take_random_estates(Game& game, Numbers& numbers) {
    const int per_cent_unowned = numbers(4) == 0 ? numbers(60) : numbers(10);
    for (int seat = 0; seat <= game.seats; ++seat) game.deeds[Seat(seat)] = {};
    for (const board::Group group : computer::all_groups) {
        const board::Squares deeds = game.board().groups[group];
        if (numbers(100) < 22)
            give_group(game, deeds, numbers);
        else
            for (const Square square : deeds) give_deed(game, square, per_cent_unowned, numbers);
    }
    const std::array<int, 4> riches{150, 600, 1500, 3000};
    for (int seat = 1; seat <= game.seats; ++seat)
        game.players[Seat(seat)].money =
            Money{numbers(riches[static_cast<std::size_t>(numbers(4))])};
}

// ---- Games ----

class Sampling {
public:
    Sampling(const Edition& edition, Numbers numbers) : edition_{edition}, numbers_{numbers} {}

    // The samples of one game; a game that is stopped after this many turns has none.
    void play_game(std::vector<Sample>& samples) {
        constexpr int most_turns = 1200;
        Game game = deal(edition_, {}, tables[static_cast<std::size_t>(numbers_(7))]);
        std::vector<Noted> noted;
        bool begins_at_random = numbers_(3) > 0;
        int turn = 0, next = 1 + numbers_(20);
        for (Seat last = bank; game.over == OverHow::NotOver and turn < most_turns;) {
            const bool has_begun = game.decision.kind == DecisionKind::Roll;
            if (has_begun and std::exchange(begins_at_random, false))
                take_random_estates(game, numbers_);
            if (game.turn != last and has_begun and ++turn >= next) {
                noted.push_back({traits_in(game), players_in(game)});
                next = turn + 5 + numbers_(40);
            }
            last = game.turn;
            play(game, next_move(game), Tell{});
        }
        if (game.over == OverHow::NotOver) return;
        for (const Noted& each : noted) samples.push_back(sample_of(each, game.winners.first()));
    }

private:
    struct Noted {
        Per<Seat, Traits, max_seats + 1> traits;
        Seats in;
    };

    Action next_move(const Game& game) {
        if (game.decision.kind == DecisionKind::Chance) return answer_chance(game, Draw{numbers_});
        const auto level =
            number(game.decision.seat) % 4 == 0 ? board::Level::Zero : board::Level::One;
        return choose(game, level, Draw{numbers_});
    }

    static Sample sample_of(const Noted& noted, Seat winner) {
        Sample sample;
        for (const Seat seat : noted.in) {
            if (seat == winner) sample.winner = sample.players.size();
            sample.players.push_back(noted.traits[seat]);
        }
        return sample;
    }

    const Edition& edition_;
    Numbers numbers_;
};

// ---- Fitting ----

using Weights = std::array<double, trait_count>;

std::vector<double> chances(const Sample& sample, const Weights& weights) {
    std::vector<double> chances;
    double sum = 0;
    for (const Traits& traits : sample.players) {
        double score = 0;
        for (std::size_t i = 0; i < trait_count; ++i) score += weights[i] * traits[Trait(i)];
        chances.push_back(std::exp(score));
        sum += chances.back();
    }
    for (double& chance : chances) chance /= sum;
    return chances;
}

double loss(const std::vector<Sample>& samples, std::size_t count, const Weights& weights) {
    double sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum -= std::log(chances(samples[i], weights)[samples[i].winner]);
    return sum / static_cast<double>(count);
}

class Fit {
public:
    void step(const std::vector<const Sample*>& batch, double rate) {
        Weights slope{};
        for (const Sample* sample : batch) add_slope(*sample, slope);
        ++steps_;
        for (std::size_t i = 0; i < trait_count; ++i)
            move(i, slope[i] / static_cast<double>(batch.size()), rate);
    }
    [[nodiscard]] const Weights& weights() const { return weights_; }

private:
    void add_slope(const Sample& sample, Weights& slope) const {
        const auto likely = chances(sample, weights_);
        for (std::size_t player = 0; player < likely.size(); ++player)
            for (std::size_t i = 0; i < trait_count; ++i)
                slope[i] += (likely[player] - (player == sample.winner ? 1 : 0)) *
                            sample.players[player][Trait(i)];
    }

    void move(std::size_t i, double slope, double rate) {
        mean_[i] = 0.9 * mean_[i] + 0.1 * slope;
        square_[i] = 0.999 * square_[i] + 0.001 * slope * slope;
        const double mean = mean_[i] / (1 - std::pow(0.9, steps_));
        const double square = square_[i] / (1 - std::pow(0.999, steps_));
        weights_[i] -= rate * mean / (std::sqrt(square) + 1e-8);
    }

    Weights weights_{}, mean_{}, square_{};
    int steps_ = 0;
};

void fit(const std::vector<Sample>& samples, Numbers numbers) {
    constexpr std::size_t batch_size = 256;
    const std::size_t held_back = samples.size() / 10;
    std::vector<const Sample*> order;
    for (std::size_t i = held_back; i < samples.size(); ++i) order.push_back(&samples[i]);
    Fit fit;
    for (const double rate : {0.01, 0.01, 0.01, 0.01, 0.003, 0.003, 0.001, 0.001}) {
        for (std::size_t i = order.size(); i-- > 1;)
            std::swap(order[i], order[static_cast<std::size_t>(numbers(static_cast<int>(i + 1)))]);
        for (std::size_t at = 0; at + batch_size <= order.size(); at += batch_size) {
            const auto from = order.begin() + static_cast<std::ptrdiff_t>(at);
            fit.step({from, from + batch_size}, rate);
        }
        std::printf("loss %.4f\n", loss(samples, held_back, fit.weights()));
    }
    std::printf("without weights %.4f\n", loss(samples, held_back, {}));
    for (const double weight : fit.weights()) std::printf("%.3f, ", weight);
    std::puts("");
}

}  // namespace

int main(int count, char** words) {
    const int games = count > 1 ? std::atoi(words[1]) : 250'000;
    const auto folders = library::data_folders();
    const auto mode = folders.mode("classic");
    if (not mode) return std::fprintf(stderr, "%s\n", mode.error().what.c_str()), 3;
    const auto edition = folders.edition(*mode);
    if (not edition) return std::fprintf(stderr, "%s\n", edition.error().what.c_str()), 3;
    std::vector<Sample> samples;
    Sampling sampling{**edition, {0x9e3779b97f4a7c15U}};
    for (int game = 0; game < games; ++game) sampling.play_game(samples);
    std::printf("%zu positions of %d games\n", samples.size(), games);
    fit(samples, {0x2545f4914f6cdd1dU});
    return 0;
}
