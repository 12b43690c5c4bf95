#include "rules/moneyloopy/computer/manners.hpp"

#include <algorithm>

#include "rules/moneyloopy/computer/prospects.hpp"
#include "rules/moneyloopy/deal/deal_check.hpp"
#include "rules/moneyloopy/deal/refused.hpp"

namespace parlor::moneyloopy::computer {
namespace {

constexpr Money more_each_time = 20_cash;
constexpr int most_declined_offers = 6;

Propose action_for(const Proposal& proposal) {
    Propose deal{.to = proposal.to, .terms = {}};
    for (const Term& term : proposal.terms)
        deal.terms.push_back({term.from == proposal.from ? Side::Mine : Side::Theirs, term.what});
    return deal;
}

// What the player wants first, so that the same deal is always written in the same way.
Proposal in_order(const Proposal& proposal) {
    Proposal ordered{.from = proposal.from, .to = proposal.to, .terms = {}};
    for (const Seat bound : {proposal.to, proposal.from})
        for (const Term& term : proposal.terms)
            if (term.from == bound) ordered.terms.push_back(term);
    return ordered;
}

}  // namespace

int times_asked_now(const Sight& my, Seat other) {
    const Proposals& made = my.game.proposals[my.me][other];
    return made.round == round_of(my.game) ? made.times : 0;
}

bool has_asked_now(const Sight& my, Seat other) { return times_asked_now(my, other) > 0; }

bool has_asked_anybody(const Sight& my) {
    for (const Seat other : players_in(my.game))
        if (has_asked_now(my, other)) return true;
    return false;
}

bool waits(const Sight& my, Seat other) {
    const Proposals& made = my.game.proposals[my.me][other];
    if (made.declined >= most_declined_offers) return true;
    return made.round > 0 and round_of(my.game) - made.round < 2 + 2 * made.declined;
}

Money patience_with(const Sight& my, Seat other) {
    return more_each_time * my.game.proposals[my.me][other].declined;
}

std::optional<Square> marker_in(const OpenGame& game, int rounds) {
    const int square = std::min(game.rounds + rounds, board_size - 1);
    return square > game.rounds ? std::optional{Square(square)} : std::nullopt;
}

Suggestion proposed(const Sight& my, const Proposal& proposal, Reason reason, Money sum) {
    const Proposal asked = in_order(proposal);
    const auto refused = refused_with(my.game, asked);
    if (refused and money_offered(asked) <= *refused) return std::nullopt;
    if (not my.can_pay(std::max(0_cash, net_cost(asked, my.me)))) return std::nullopt;
    if (may_agree_to(my.game, asked) != played) return std::nullopt;
    return Thought{action_for(asked), reason, sum};
}

}  // namespace parlor::moneyloopy::computer
