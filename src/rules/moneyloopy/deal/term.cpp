#include "rules/moneyloopy/deal/term.hpp"

#include "base/match.hpp"

namespace parlor::moneyloopy {
namespace {

using At = std::optional<Square>;

At unless_open_ended(Square until) { return until == open_ended ? std::nullopt : At{until}; }

}  // namespace

At due_at(const What& what) {
    return match(
        what,
        [](const Give&) { return At{}; },
        [](const PayAt& it) { return At{it.at}; },
        [](const GiveAt& it) { return At{it.at}; },
        [](const RentAt&) { return At{}; },
        [](Forgive) { return At{}; },
        [](const PutOff& it) { return At{it.at}; },
        [](BuyCards) { return At{}; },
        [](NeverToll) { return At{}; },
        [](EndDeal) { return At{}; },
        [](const Promise&) { return At{}; });
}

At ends_at(const What& what) {
    return match(
        what,
        [](const Give&) { return At{}; },
        [](const PayAt&) { return At{}; },
        [](const GiveAt&) { return At{}; },
        [](const RentAt& it) { return unless_open_ended(it.until); },
        [](Forgive) { return At{}; },
        [](const PutOff&) { return At{}; },
        [](BuyCards it) { return unless_open_ended(it.until); },
        [](NeverToll it) { return unless_open_ended(it.until); },
        [](EndDeal) { return At{}; },
        [](const Promise& it) { return unless_open_ended(it.until); });
}

bool lasts(const What& what) {
    return not std::holds_alternative<Give>(what) and not std::holds_alternative<Forgive>(what) and
           not std::holds_alternative<EndDeal>(what);
}

}  // namespace parlor::moneyloopy
