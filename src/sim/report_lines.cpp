#include "sim/report_lines.hpp"

#include <algorithm>

#include "sim/line.hpp"
#include "sim/orders.hpp"
#include "sim/part.hpp"

namespace parlor::sim {

std::string which_games(int first, int games) {
    return first == 0 ? std::to_string(games) + " games" : games_text(first, games);
}

std::string count_of(const Player& kind, const std::vector<Player>& players) {
    return std::to_string(std::ranges::count(players, kind)) + " x " + to_text(kind);
}

std::string wins_of(const std::string& who, const Wins& wins) {
    const auto [low, high] = wins.interval();
    return line("%-12s %8d %8.2f   %6.2f to %6.2f",
                who.c_str(),
                wins.wins,
                per_cent(wins.wins, wins.games),
                100 * low,
                100 * high);
}

std::string times_by_kind(const std::vector<Player>& players,
                          const std::array<Durations, most_kinds>& times) {
    std::string text = "\nmicroseconds a decision   median       99th %      longest\n";
    const auto kinds = kinds_among(players);
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        text += line("%-18s %13.2f %12.2f %12.2f\n",
                     to_text(kinds[kind]).c_str(),
                     1000 * milliseconds(times[kind].within(0.5)),
                     1000 * milliseconds(times[kind].within(0.99)),
                     1000 * milliseconds(times[kind].within(1)));
    return text;
}

}  // namespace parlor::sim
