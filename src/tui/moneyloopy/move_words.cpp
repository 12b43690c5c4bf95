#include "tui/moneyloopy/move_words.hpp"

#include "base/dollars.hpp"
#include "base/match.hpp"
#include "base/sentence.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

using moneyloopy::View;

// All terms, each in the words of its side.
std::string words_of_deal(const View& view, const moneyloopy::Propose& deal) {
    std::string words = "a deal with " + view.seat(deal.to).name;
    for (const moneyloopy::TermAsked& asked : deal.terms) {
        const bool is_mine = asked.side == moneyloopy::Side::Mine;
        const Seat me = view.decision.seat;
        const Sentence term = moneyloopy::in_words(
            view, {is_mine ? me : deal.to, is_mine ? deal.to : me, asked.what}, 0);
        words += "; " + term.who + " " + term.does;
    }
    return words;
}

}  // namespace

std::string words_for(const View& view, const moneyloopy::Action& move) {
    using Words = std::string;
    const auto at = [&](Square square) { return view.board().name_of(square); };
    // clang-format off
    return match(
        move,
        [](const moneyloopy::Roll&) { return Words{"the roll"}; },
        [&](const moneyloopy::Build& it) { return "a house on " + at(it.square); },
        [](const moneyloopy::BuildGroup&) { return Words{"houses on a group"}; },
        [](const moneyloopy::Train&) { return Words{"the train"}; },
        [&](const moneyloopy::Jump& it) { return "the jump to " + at(it.square); },
        [](const moneyloopy::PayToll&) { return Words{"paying the toll"}; },
        [](const moneyloopy::Loop&) { return Words{"the loop"}; },
        [](const moneyloopy::UseSafeCard&) { return Words{"a safe card"}; },
        [](const moneyloopy::Pay&) { return Words{"paying"}; },
        [](const moneyloopy::Bankrupt&) { return Words{"bankruptcy"}; },
        [](const moneyloopy::Buy&) { return Words{"buying"}; },
        [](const moneyloopy::StartAuction&) { return Words{"the auction"}; },
        [](const moneyloopy::BuySafeCard&) { return Words{"buying a safe card"}; },
        [](const moneyloopy::Stake& it) { return "a stake of " + dollars(it.money) + " and " + std::to_string(it.cards) + " safe cards"; },
        [&](const moneyloopy::SellToBank& it) { return "selling " + at(it.square); },
        [&](const moneyloopy::Take& it) { return "taking " + at(it.square); },
        [](const moneyloopy::No&) { return Words{"leaving the offer"}; },
        [](const moneyloopy::Bid& it) { return "a bid of " + dollars(it.sum); },
        [](const moneyloopy::Pass&) { return Words{"passing"}; },
        [](const moneyloopy::Forfeit&) { return Words{"forfeiting"}; },
        [](const moneyloopy::End&) { return Words{"the end of the turn"}; },
        [&](const moneyloopy::Propose& it) { return words_of_deal(view, it); },
        [](const moneyloopy::Accept&) { return Words{"accepting"}; },
        [](const moneyloopy::Decline&) { return Words{"declining"}; },
        [](const moneyloopy::Thrown&) { return Words{"the dice"}; },
        [](const moneyloopy::Die&) { return Words{"the die"}; });
    // clang-format on
}

}  // namespace parlor::tui::moneyloopy_table
