#include "rules/property/review/review.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <optional>

namespace parlor::property {
namespace {

// What a seat could have done and did not: a trade by what changes hands, without the money; a step
// of building or repaying, in this round; or to bid otherwise for a deed in its auction.
struct Missed {
    Seat from{}, to{};
    board::Squares gives, wants;
    int gives_cards = 0, wants_cards = 0, round = 0;
    std::size_t kind = 0;  // of action
    friend bool operator==(const Missed&, const Missed&) = default;
};

// Of a step that could as well be taken later in the round; none of another move.
board::Squares squares_of_step(const Game& before, const Action& move) {
    if (const auto* const houses = std::get_if<BuildGroup>(&move))
        return before.board().groups[houses->group];
    if (const auto* const house = std::get_if<Build>(&move)) return board::Squares{house->square};
    if (const auto* const deed = std::get_if<Repay>(&move)) return board::Squares{deed->square};
    return {};
}

std::optional<Missed> missed_in(const Reviewable& decision, const Judgement& judged) {
    Missed missed{.from = decision.seat(), .kind = judged.best.index()};
    if (const auto* const trade = std::get_if<Propose>(&judged.best)) {
        missed.to = trade->to;
        missed.gives = trade->give.deeds;
        missed.wants = trade->want.deeds;
        missed.gives_cards = trade->give.free_cards;
        missed.wants_cards = trade->want.free_cards;
        return missed;
    }
    missed.round = decision.before.round;
    missed.wants = squares_of_step(decision.before, judged.best);
    if (missed.wants.empty() and decision.before.decision.kind == DecisionKind::Bid) {
        missed.kind = Action{Bid{}}.index();
        missed.wants = board::Squares{decision.before.auction->square};
    }
    return missed.wants.empty() ? std::nullopt : std::optional{missed};
}

std::vector<std::size_t> costliest_first(std::span<const Judgement> judgements) {
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < judgements.size(); ++i)
        if (judgements[i].cost() > 0) all.push_back(i);
    std::ranges::stable_sort(
        all, std::greater{}, [&](std::size_t i) { return judgements[i].cost(); });
    return all;
}

double strength_of(const Shares& luck) {
    double strongest = 0;
    for (std::size_t seat = 1; seat <= max_seats; ++seat)
        strongest = std::max(strongest, std::abs(luck[Seat(seat)]));
    return strongest;
}

}  // namespace

std::vector<Judgement> each_oversight_once(std::span<const Reviewable> decisions,
                                           std::span<const Judgement> judgements) {
    std::vector<Judgement> all(judgements.begin(), judgements.end());
    std::vector<Missed> all_missed;
    for (const std::size_t i : costliest_first(judgements)) {
        const auto missed = missed_in(decisions[i], all[i]);
        if (not missed) continue;
        all[i].is_repeated = std::ranges::find(all_missed, *missed) != all_missed.end();
        if (not all[i].is_repeated) all_missed.push_back(*missed);
    }
    return all;
}

ReviewOfGame review_of(std::span<const Reviewable> decisions,
                       std::span<const Judgement> judgements,
                       std::span<const Shares> luck) {
    ReviewOfGame review;
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        if (judgements[i].moves < 2) continue;
        ReviewOfSeat& seat = review[decisions[i].seat()];
        const double cost = judgements[i].cost();
        const Grade grade = grade_of(cost);
        ++seat.grades[grade];
        seat.lost += cost;
        if (grade == Grade::Fine) seat.lost_by_fine += cost;
    }
    for (const Shares& each : luck)
        for (std::size_t seat = 1; seat <= max_seats; ++seat)
            review[Seat(seat)].luck += each[Seat(seat)];
    return review;
}

std::vector<std::size_t> worst_of(std::span<const Judgement> judgements) {
    std::vector<std::size_t> worst = costliest_first(judgements);
    std::erase_if(worst,
                  [&](std::size_t i) { return grade_of(judgements[i].cost()) == Grade::Fine; });
    return worst;
}

std::vector<std::size_t> strongest_of(std::span<const Shares> luck) {
    std::vector<std::size_t> strokes(luck.size());
    std::iota(strokes.begin(), strokes.end(), std::size_t{0});
    std::ranges::stable_sort(
        strokes, std::greater{}, [&](std::size_t i) { return strength_of(luck[i]); });
    return strokes;
}

}  // namespace parlor::property
