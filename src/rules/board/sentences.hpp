// The sentences of the events that all games round a board tell in the same words.
#pragma once

#include <array>
#include <string>
#include <utility>

#include "base/dollars.hpp"
#include "base/sentence.hpp"
#include "rules/board/event.hpp"
#include "rules/board/street.hpp"

namespace parlor::board {

[[nodiscard]] inline std::string dice_words(Dice dice) {
    return std::to_string(dice.first) + " and " + std::to_string(dice.second);
}

// `the first house`, `a hotel`: what the last of these steps of building builds, 1 to 5.
[[nodiscard]] inline std::string building_words(int step) {
    constexpr std::array houses{"first", "second", "third", "fourth"};
    if (step == hotel) return "a hotel";
    return std::string{"the "} + houses.at(static_cast<std::size_t>(step) - 1) + " house";
}

// Cases for match(), to which each game adds those of its own events. A teller knows the names: of
// a seat, `name(seat)`, the bank's as well, and of a square, `at(square)`.
template <class Teller>
class SentencesOfAll {
public:
    explicit SentencesOfAll(const Teller& teller) : teller_{teller} {}

    // clang-format off
    Sentence operator()(told::Turn e) const { return says(e.seat, "has the dice"); }
    Sentence operator()(told::Salary e) const { return says(e.seat, "gets " + dollars(e.sum) + " at GO"); }
    Sentence operator()(told::Landed) const { return {}; }
    Sentence operator()(told::ForSale) const { return {}; }
    Sentence operator()(told::Bought e) const { return says(e.seat, "buys " + at(e.square) + " for " + dollars(e.price)); }
    Sentence operator()(told::AuctionOpen e) const { return {at(e.square), "is up for auction"}; }
    Sentence operator()(told::BidMade e) const { return says(e.seat, "bids " + dollars(e.sum)); }
    Sentence operator()(told::Forfeited e) const { return says(e.seat, "leaves the auction"); }
    Sentence operator()(told::Won e) const { return says(e.seat, "wins " + at(e.square) + " for " + dollars(e.sum)); }
    Sentence operator()(told::Unsold e) const { return {at(e.square), "stays with the bank"}; }
    Sentence operator()(told::Built e) const { return says(e.seat, "builds " + building_words(e.houses) + " on " + at(e.square) + " for " + dollars(e.sum)); }
    Sentence operator()(told::Declined e) const { return says(e.to, "declines"); }
    Sentence operator()(told::Transferred e) const { return says(e.from, "gives " + teller_.name(e.to) + " " + at(e.square)); }
    // clang-format on

private:
    [[nodiscard]] Sentence says(Seat who, std::string does) const {
        return {teller_.name(who), std::move(does)};
    }
    [[nodiscard]] const std::string& at(Square square) const { return teller_.at(square); }

    const Teller& teller_;
};

}  // namespace parlor::board
