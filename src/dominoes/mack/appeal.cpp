#include "dominoes/mack/appeal.hpp"

#include <cmath>

#include "dominoes/mack/answers.hpp"
#include "dominoes/mack/following.hpp"

namespace parlor::dominoes {
namespace {

constexpr double point = 0.224;
constexpr double double_played = 1.467;
constexpr double spot_played = 0.031;
constexpr double next_point = 0.028;
constexpr double stuck = 0.437;
constexpr double answer = -2.02;       // for each answer that the opponent is expected to hold
constexpr double point_lost = -0.222;  // by the expected reply
constexpr double no_answer = -1.554;
constexpr double following = 0.47;          // for each own tile that fits then
constexpr double own_of_number = 0.574;     // for each own tile of the number newly exposed
constexpr double others_of_number = 0.905;  // the same, expected in the opponent's hand

double appeal_of_answers(const Answers& answers, double odds) {
    return answer * answers.count() * odds + point_lost * answers.cost(odds, 0) +
           no_answer * std::pow(1 - odds, answers.count());
}

}  // namespace

double appeal_of(Laid laid, const Ends& then, Tiles hand, const Hidden& hidden) {
    const Counting counting{then};
    const Tiles left = hand - Tiles{tile_of(laid)};
    const Tiles of_number = tiles_with(laid.outer);
    const auto next = most_points(left, then, counting);
    return point * scored_by(counting.now()).count + (laid.is_double() ? double_played : 0) +
           spot_played * spots_of(tile_of(laid)).count + (next ? next_point * next->count : stuck) +
           following * (left & tiles_with_any(exposed_numbers(then))).count() +
           own_of_number * (left & of_number).count() +
           others_of_number * (hidden.other_may_hold & of_number).count() * hidden.odds +
           appeal_of_answers({then, counting, hidden.other_may_hold}, hidden.odds);
}

}  // namespace parlor::dominoes
