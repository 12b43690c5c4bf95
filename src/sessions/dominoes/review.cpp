#include "sessions/dominoes/review.hpp"

#include <algorithm>
#include <functional>

#include "table/dealer.hpp"
#include "table/replay_log.hpp"

namespace parlor {

using namespace dominoes;

std::vector<Decision> decisions_in(const table::Session<Dominoes>& session) {
    std::vector<Decision> decisions;
    Game before;
    std::size_t index = 0;
    table::replay_log(session, [&](const Game& game, const auto& /*events*/, const auto* entry) {
        const auto* const action =
            entry == nullptr ? nullptr : std::get_if<Dominoes::Action>(&entry->what);
        if (const auto* const played = action == nullptr ? nullptr : std::get_if<Play>(action)) {
            View view = view_for(before, entry->mover);
            if (view.choices.plays.size() > 1)
                decisions.push_back(
                    {index, entry->mover, before.hand_number, std::move(view), *played});
        }
        if (entry != nullptr) ++index;
        before = game;
    });
    return decisions;
}

Judgement judged(const Decision& decision, std::uint64_t seed) {
    table::Act act = table::Dealer{seed}.choice(decision.entry);
    return judge(decision.view, decision.played, Draw{act});
}

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

std::vector<std::size_t> worst_of(const Dominoes::Setup& setup,
                                  std::span<const Decision> decisions,
                                  std::span<const Judgement> judgements) {
    const bool has_people =
        std::ranges::any_of(both_seats, [&](Seat seat) { return not setup.computers[seat]; });
    std::vector<std::size_t> worst;
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        const bool is_of_interest = not has_people or not setup.computers[decisions[i].seat];
        if (is_of_interest and grade_of(judgements[i].cost()) != Grade::Fine) worst.push_back(i);
    }
    std::ranges::stable_sort(
        worst, std::greater{}, [&](std::size_t i) { return judgements[i].cost(); });
    return worst;
}

}  // namespace parlor
