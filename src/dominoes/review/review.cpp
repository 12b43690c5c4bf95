#include "dominoes/review/review.hpp"

#include <algorithm>
#include <functional>

namespace parlor::dominoes {

ReviewOfGame review_of(const Game& end,
                       std::span<const Decision> decisions,
                       std::span<const Judgement> judgements) {
    ReviewOfGame review;
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        ReviewOfSeat& seat = review[decisions[i].seat];
        const Judgement& judgement = judgements[i];
        ++seat.grades[grade_of(judgement.cost())];
        seat.lost_chance += judgement.cost();
        seat.lost_points += judgement.points / end.hand_number;
    }
    for (const Seat seat : both_seats) {
        const int lead = (end.players[seat].score - end.players[other(seat)].score).count;
        review[seat].luck = static_cast<double>(lead) / end.hand_number + review[seat].lost_points -
                            review[other(seat)].lost_points;
    }
    return review;
}

std::vector<std::size_t> worst_of(std::span<const Decision> decisions,
                                  std::span<const Judgement> judgements) {
    const bool has_people = std::ranges::any_of(decisions, &Decision::is_of_person);
    std::vector<std::size_t> worst;
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        const bool is_of_interest = not has_people or decisions[i].is_of_person;
        if (is_of_interest and grade_of(judgements[i].cost()) != Grade::Fine) worst.push_back(i);
    }
    std::ranges::stable_sort(
        worst, std::greater{}, [&](std::size_t i) { return judgements[i].cost(); });
    return worst;
}

}  // namespace parlor::dominoes
