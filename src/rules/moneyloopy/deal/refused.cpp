#include "rules/moneyloopy/deal/refused.hpp"

#include <algorithm>

#include "base/match.hpp"
#include "rules/moneyloopy/hash.hpp"

namespace parlor::moneyloopy {
namespace {

// The term without its sum and its square of the marker.
What bare(What what) {
    match(
        what,
        [](Give& it) { it.money = 0_cash; },
        [](PayAt& it) { it = {}; },
        [](GiveAt& it) { it.at = {}; },
        [](RentAt& it) { it.until = open_ended; },
        [](Forgive&) {},
        [](PutOff& it) { it = {}; },
        [](BuyCards& it) { it.until = open_ended; },
        [](NeverToll& it) { it.until = open_ended; },
        [](EndDeal&) {},
        [](Promise& it) { it.until = open_ended; });
    return what;
}

// Who is bound pays it; but the creditor is bound to put a debt off, and gets it.
Money sum_in(const What& what) {
    if (const auto* const give = std::get_if<Give>(&what)) return give->money;
    if (const auto* const payment = std::get_if<PayAt>(&what)) return payment->sum;
    if (const auto* const put_off = std::get_if<PutOff>(&what))
        return 0_cash - put_off->sum.value_or(0_cash);
    return 0_cash;
}

bool is_money_alone(const What& what) { return what == What{Give{}} or what == What{PayAt{}}; }

}  // namespace

std::uint32_t subject_of(const Proposal& proposal) {
    Proposal things{.from = proposal.from, .to = proposal.to, .terms = {}};
    for (const auto& [from, to, what] : proposal.terms)
        if (const What thing = bare(what); not is_money_alone(thing))
            things.terms.push_back({from, to, thing});
    return digest_of(things);
}

Money money_offered(const Proposal& proposal) {
    Money offered;
    for (const auto& [from, to, what] : proposal.terms)
        offered += to == proposal.to ? sum_in(what) : 0_cash - sum_in(what);
    return offered;
}

void keep_as_refused(OpenGame& game, const Proposal& proposal) {
    if (game.refused.size() == most_refused) game.refused.erase(0);
    game.refused.push_back(
        {proposal.from, proposal.to, subject_of(proposal), money_offered(proposal)});
}

std::optional<Money> refused_with(const OpenGame& game, const Proposal& proposal) {
    std::optional<Money> most;
    const std::uint32_t subject = subject_of(proposal);
    for (const auto& [from, to, about, money] : game.refused)
        if (from == proposal.from and to == proposal.to and about == subject)
            most = most ? std::max(*most, money) : money;
    return most;
}

}  // namespace parlor::moneyloopy
