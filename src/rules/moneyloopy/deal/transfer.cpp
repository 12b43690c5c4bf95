#include "rules/moneyloopy/deal/transfer.hpp"

#include <algorithm>

namespace parlor::moneyloopy {

void transfer(Draft& draft, Seat from, Seat to, board::Squares properties) {
    for (const Square property : properties) {
        draft.game.properties[from].erase(property);
        draft.game.properties[to].insert(property);
        draft.tell(told::Transferred{property, from, to});
    }
}

void transfer_cards(Draft& draft, Seat from, Seat to, int count) {
    if (count == 0) return;
    int &had = draft.player(from).safe_cards, &has = draft.player(to).safe_cards;
    had -= count;
    draft.tell(told::SafeCards{from, had});
    has = std::min(has + count, most_safe_cards);
    draft.tell(told::SafeCards{to, has});
}

}  // namespace parlor::moneyloopy
