#include "sim/wins.hpp"

#include <utility>

namespace parlor::sim {

void Wins::add_round(int won, int played) {
    games += played;
    wins += won;
    won_won_ += std::int64_t{won} * won;
    won_played_ += std::int64_t{won} * played;
    played_played_ += std::int64_t{played} * played;
}

void Wins::add(const Wins& others) {
    games += others.games;
    wins += others.wins;
    won_won_ += others.won_won_;
    won_played_ += others.won_played_;
    played_played_ += others.played_played_;
}

CountLine Wins::count_line(std::string name) {
    return {std::move(name),
            {AllGames{&games},
             SomeGames{&wins},
             Anything{&won_won_},
             Anything{&won_played_},
             Anything{&played_played_}}};
}

Interval Wins::interval() const { return interval_of(static_cast<double>(wins) / games, worth()); }

double Wins::worth() const {
    const double share = static_cast<double>(wins) / games;
    const double differing = static_cast<double>(won_won_) -
                             2 * share * static_cast<double>(won_played_) +
                             share * share * static_cast<double>(played_played_);
    const double alone = share * (1 - share) * games;  // the same for independent games
    return differing <= alone ? games : games * alone / differing;
}

}  // namespace parlor::sim
