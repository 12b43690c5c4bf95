#include "tui/moneyloopy/deal/deal_draft.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace parlor::tui::moneyloopy_table {

Terms terms_of(const View& view, const DealDraft& draft) {
    const Seat me = view.decision.seat;
    Terms terms;
    for (const auto& [side, what] : draft.terms) {
        const bool is_mine = side == moneyloopy::Side::Mine;
        terms.push_back({is_mine ? me : draft.with, is_mine ? draft.with : me, what});
    }
    return terms;
}

Seat bound(const View& view, const DealDraft& draft) {
    return draft.cursor.is_mine ? view.decision.seat : draft.with;
}

Seat other(const View& view, const DealDraft& draft) {
    return draft.cursor.is_mine ? draft.with : view.decision.seat;
}

std::vector<moneyloopy::TermInForce> terms_in_force(const View& view, const DealDraft& draft) {
    std::vector<moneyloopy::TermInForce> terms;
    std::ranges::copy_if(view.terms, std::back_inserter(terms), [&](const auto& each) {
        return each.term.from == bound(view, draft) and each.term.to == other(view, draft);
    });
    return terms;
}

board::Squares properties_of(const View& view, Seat owner) {
    board::Squares owned;
    for (const Square property : view.edition->properties)
        if (view.squares[property].owner == owner) owned.insert(property);
    return owned;
}

board::Squares squares_ahead(const View& view) {
    board::Squares ahead;
    for (int n = number(view.marker) + 1; n < view.board().size; ++n) ahead.insert(Square(n));
    return ahead;
}

Reply go_on(const View& view, Making making) {
    if (making.done < making.kind->steps.size()) {
        const Step step = making.kind->steps[making.done++];
        return TurnTo{step(view, std::move(making))};
    }
    DealDraft& draft = making.draft;
    draft.terms.push_back({draft.side(), making.kind->make(making.parts)});
    const auto in_column =
        std::ranges::count(draft.terms, draft.side(), &moneyloopy::TermAsked::side);
    draft.cursor.row = static_cast<int>(in_column) - 1;
    draft.page = pages_of(view, terms_of(view, draft)) - 1;
    return Close{};
}

}  // namespace parlor::tui::moneyloopy_table
