#include "rules/property/turn/debt.hpp"

#include "rules/property/estate/estate.hpp"
#include "rules/property/estate/worth.hpp"

namespace parlor::property {
namespace {

inline constexpr std::array<board::Group, board::group_count> recovery_order{
    board::Group::Utilities,
    board::Group::Brown,
    board::Group::LightBlue,
    board::Group::Pink,
    board::Group::Orange,
    board::Group::Red,
    board::Group::Yellow,
    board::Group::Green,
    board::Group::Stations,
    board::Group::DarkBlue};

bool owes(const OpenGame& game, Seat seat, Owed owed) {
    for (const Debt& debt : game.debts)
        if (debt.from == seat and (owed == Owed::ForAnything or debt.why == Why::Bid)) return true;
    return false;
}

bool is_done(const Draft& draft, Seat debtor) {
    return not is_in_debt(draft.game, debtor) and draft.player(debtor).phantom == 0;
}

void mortgage_until_done(Draft& draft, Seat debtor, board::Squares deeds) {
    for (const Square square : deeds - draft.game.mortgaged) {
        if (is_done(draft, debtor)) return;
        mortgage(draft, debtor, square);
    }
}

// Sells one house on each street at this level; done from the hotels down, this keeps a group even.
void sell_level_until_done(Draft& draft, Seat debtor, board::Squares streets, int level) {
    for (const Square square : streets) {
        if (is_done(draft, debtor)) return;
        if (draft.game.houses[square] == level) sell(draft, debtor, square);
    }
}

}  // namespace

std::optional<Seat> next_debtor(const OpenGame& game, Owed owed) {
    if (game.debts.empty()) return std::nullopt;
    for (int i = 0; i < game.seats; ++i) {
        const auto seat = Seat((number(game.turn) - 1 + i) % game.seats + 1);
        if (owes(game, seat, owed)) return seat;
    }
    return std::nullopt;
}

bool is_insolvent(const OpenGame& game, Seat debtor) {
    const Money equity = equity_of(game, debtor);
    return equity == 0_cash or game.players[debtor].money + equity < owed_by(game, debtor);
}

void recover(Draft& draft, Seat debtor) {
    const auto& groups = draft.board().groups;
    const board::Squares owned = draft.game.deeds[debtor];
    const auto is_whole = [&](board::Group group) { return owned.contains_all(groups[group]); };

    for (const board::Group group : recovery_order)
        if (not is_whole(group)) mortgage_until_done(draft, debtor, owned & groups[group]);

    for (const board::Group group : recovery_order) {
        if (not is_whole(group)) continue;
        for (int level = board::hotel; level > 0; --level)
            sell_level_until_done(draft, debtor, groups[group], level);
        mortgage_until_done(draft, debtor, groups[group]);
    }
}

}  // namespace parlor::property
