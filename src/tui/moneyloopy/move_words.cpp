#include "tui/moneyloopy/move_words.hpp"

#include "base/dollars.hpp"
#include "base/match.hpp"
#include "base/sentence.hpp"

namespace parlor::tui::loopy {
namespace {

namespace ml = rules::moneyloopy;
using ml::View;

// All terms, each in the words of its side.
std::string words_of_deal(const View& view, const ml::Propose& deal) {
    std::string words = "a deal with " + view.seat(deal.to).name;
    for (const ml::TermAsked& asked : deal.terms) {
        const bool is_mine = asked.side == ml::Side::Mine;
        const Seat me = view.decision.seat;
        const Sentence term = ml::sentence_for(
            view,
            ml::told::TermNamed{0, is_mine ? me : deal.to, is_mine ? deal.to : me, asked.what});
        words += "; " + term.who + " " + term.does;
    }
    return words;
}

}  // namespace

std::string words_for(const View& view, const ml::Action& move) {
    using Words = std::string;
    const auto at = [&](Square square) { return view.board().name_of(square); };
    // clang-format off
    return match(
        move,
        [](const ml::Roll&) { return Words{"the roll"}; },
        [&](const ml::Build& it) { return "a house on " + at(it.square); },
        [](const ml::BuildGroup&) { return Words{"houses on a group"}; },
        [](const ml::Train&) { return Words{"the train"}; },
        [&](const ml::Jump& it) { return "the jump to " + at(it.square); },
        [](const ml::PayToll&) { return Words{"paying the toll"}; },
        [](const ml::Loop&) { return Words{"the loop"}; },
        [](const ml::UseSafeCard&) { return Words{"a safe card"}; },
        [](const ml::Pay&) { return Words{"paying"}; },
        [](const ml::Bankrupt&) { return Words{"bankruptcy"}; },
        [](const ml::Buy&) { return Words{"buying"}; },
        [](const ml::StartAuction&) { return Words{"the auction"}; },
        [](const ml::BuySafeCard&) { return Words{"buying a safe card"}; },
        [](const ml::Stake& it) { return "a stake of " + dollars(it.money) + " and " + std::to_string(it.cards) + " safe cards"; },
        [&](const ml::SellToBank& it) { return "selling " + at(it.square); },
        [&](const ml::Take& it) { return "taking " + at(it.square); },
        [](const ml::No&) { return Words{"leaving the offer"}; },
        [](const ml::Bid& it) { return "a bid of " + dollars(it.sum); },
        [](const ml::Pass&) { return Words{"passing"}; },
        [](const ml::Forfeit&) { return Words{"forfeiting"}; },
        [](const ml::End&) { return Words{"the end of the turn"}; },
        [&](const ml::Propose& it) { return words_of_deal(view, it); },
        [](const ml::Accept&) { return Words{"accepting"}; },
        [](const ml::Decline&) { return Words{"declining"}; },
        [](const ml::Thrown&) { return Words{"the dice"}; },
        [](const ml::Die&) { return Words{"the die"}; });
    // clang-format on
}

}  // namespace parlor::tui::loopy
