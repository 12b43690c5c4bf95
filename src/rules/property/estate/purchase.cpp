#include "rules/property/estate/purchase.hpp"

#include "rules/property/estate/auction.hpp"
#include "rules/property/estate/worth.hpp"
#include "rules/property/turn/payment.hpp"

namespace parlor::property {
namespace {

Square deed_to_decide(const OpenGame& game) { return std::get<ToDecide>(game.phase).deed; }

}  // namespace

Answer may_buy(const OpenGame& game, Seat seat) {
    if (game.players[seat].money < spot(game, deed_to_decide(game)).price)
        return Refusal::CannotAfford;
    return played;
}

void buy(Draft& draft, Seat seat) {
    Game& game = draft.game;
    const Square square = deed_to_decide(game);
    const Money price = spot(game, square).price;
    pay_bank(draft, seat, price);
    game.deeds[bank].erase(square);
    game.deeds[seat].insert(square);
    game.phase = Resolved{};
    draft.tell(told::Bought{seat, square, price});
}

void pass_deed(Draft& draft, Seat seat) {
    Game& game = draft.game;
    const Square square = deed_to_decide(game);
    game.phase = Resolved{};
    draft.tell(told::Passed{seat});
    if (game.rules.auctions == Auctions::Held) open_auction(draft, square, seat);
}

}  // namespace parlor::property
