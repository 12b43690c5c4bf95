#include "rules/board/landmarks.hpp"

#include <algorithm>

namespace parlor::board {

void Landmarks::add(const told::RentDue& due) {
    Earner& earner = earners_[due.square];
    earner = {due.square, due.to, earner.rents + due.sum};
    if (not dearest_ or due.sum > dearest_->sum) dearest_ = due;
}

void Landmarks::lead(Seat seat) {
    if (leads_.empty() or leads_.back().seat != seat) leads_.push_back({seat, round_, round_});
    leads_.back().to = round_;
}

std::optional<Landmarks::Earner> Landmarks::best_street(const Board& board) const {
    Earner best;
    for (const Square square : board.deeds)
        if (board.at(square).kind == Kind::Street and earners_[square].rents > best.rents)
            best = earners_[square];
    return best.owner == bank ? std::nullopt : std::optional{best};
}

std::optional<Landmarks::Lead> Landmarks::longest_lead() const {
    std::optional<Lead> longest;
    for (const Lead& lead : leads_) {
        const bool is_longer = not longest or lead.to - lead.from > longest->to - longest->from;
        if (lead.seat != bank and is_longer) longest = lead;
    }
    return longest;
}

Seat leader_by(std::span<const Money> wealth) {
    const auto most = std::ranges::max_element(wealth);
    const bool is_alone = std::ranges::count(wealth, *most) == 1;
    return is_alone ? Seat(static_cast<int>(most - wealth.begin()) + 1) : bank;
}

}  // namespace parlor::board
