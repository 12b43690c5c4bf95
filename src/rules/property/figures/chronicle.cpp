#include "rules/property/figures/chronicle.hpp"

#include <algorithm>

#include "rules/property/estate/worth.hpp"

namespace parlor::property {
namespace {

bool marks_a_point(const Event& event) {
    return std::holds_alternative<told::Turn>(event) or
           std::holds_alternative<told::GameOver>(event);
}

}  // namespace

// A debt made right after a rent was charged is the unpaid part of that rent (C-6.1).
void Tally::add(const board::Board& board, const Event& event) {
    if (const auto* landed = std::get_if<told::Landed>(&event)) {
        ++landings_[landed->square];
    } else if (const auto* due = std::get_if<told::RentDue>(&event)) {
        charged_ = board.at(due->square).group;
        unmet_ = due->sum;
    } else if (const auto* paid = std::get_if<told::Paid>(&event)) {
        if (paid->why != Why::Rent) return;
        pay(charged_, paid->to, paid->sum);
        unmet_ -= paid->sum;
    } else if (const auto* owes = std::get_if<told::Owes>(&event)) {
        const auto group = unmet_ > 0_cash ? std::optional{charged_} : std::nullopt;
        owed_.push_back({owes->from, owes->to, owes->sum, group});
        unmet_ = 0_cash;
    } else if (const auto* settled = std::get_if<told::Settled>(&event)) {
        settle(*settled);
    } else if (const auto* out = std::get_if<told::Eliminated>(&event)) {
        strike_out_debts(out->seat);
    } else if (const auto* flagged = std::get_if<told::Flagged>(&event)) {
        strike_out_debts(flagged->seat);
    } else if (std::holds_alternative<told::Gaoled>(event)) {
        ++gaoled_;
    }
}

// The oldest debt between the two is settled first.
void Tally::settle(const told::Settled& settled) {
    for (std::size_t i = 0; i < owed_.size(); ++i) {
        Owed& owed = owed_[i];
        if (owed.from != settled.from or owed.to != settled.to) continue;
        if (owed.group) pay(*owed.group, owed.to, settled.sum);
        owed.sum -= settled.sum;
        if (owed.sum == 0_cash) owed_.erase(i);
        return;
    }
}

void Tally::strike_out_debts(Seat loser) {
    for (std::size_t i = owed_.size(); i-- > 0;)
        if (owed_[i].from == loser or owed_[i].to == loser) owed_.erase(i);
}

void WealthLines::add(const Game& game) {
    ++points_;
    for (int n = 1; n <= game.seats; ++n) {
        const auto seat = Seat(n);
        if (ended_.contains(seat)) continue;
        lines_[seat].push_back(wealth_of(game, seat));
        ended_.insert_if(game.players[seat].out, seat);
    }
}

// A player whose flag falls leaves because of nobody (M-3.3).
void Chronicle::hear(const Event& event) {
    if (const auto* turn = std::get_if<told::Turn>(&event))
        landmarks.add(*turn);
    else if (const auto* due = std::get_if<told::RentDue>(&event))
        landmarks.add(*due);
    else if (const auto* out = std::get_if<told::Eliminated>(&event))
        landmarks.add(*out);
    else if (const auto* flagged = std::get_if<told::Flagged>(&event))
        landmarks.leave(flagged->seat, bank);
}

void Chronicle::add_point(const Game& game) {
    wealth.add(game);
    std::vector<Money> each;
    for (int n = 1; n <= game.seats; ++n) each.push_back(wealth_of(game, Seat(n)));
    landmarks.lead(board::leader_by(each));
}

void Chronicle::add(const Game& game, std::span<const Event> told) {
    for (const Event& event : told) {
        tally.add(game.board(), event);
        hear(event);
    }
    if (std::ranges::any_of(told, marks_a_point)) add_point(game);
}

}  // namespace parlor::property
