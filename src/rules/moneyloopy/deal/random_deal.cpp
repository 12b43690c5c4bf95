#include "rules/moneyloopy/deal/random_deal.hpp"

#include <algorithm>
#include <string_view>

#include "rules/moneyloopy/deal/any_of.hpp"
#include "rules/moneyloopy/turn/debt.hpp"

namespace parlor::moneyloopy {
namespace {

// Draws a random term that binds `from`.
class Drawer {
public:
    Drawer(const Game& game, Seat from, Seat to, Draw draw)
        : game_{game}, from_{from}, to_{to}, draw_{draw} {}

    [[nodiscard]] What operator()() const {
        switch (draw_(10)) {
            case 0:
            case 1: return give();
            case 2: return PayAt{{1 + draw_(400)}, ahead()};
            case 3:
                return GiveAt{
                    one_of(game_.properties[from_] | game_.properties[to_]), draw_(2), ahead()};
            case 4: return rent();
            case 5: return relief();
            case 6: return BuyCards{until()};
            case 7: return NeverToll{Booth(1 + draw_(3)), until()};
            case 8: return EndDeal{1 + draw_(std::max(1, game_.deals_made))};
            default: return promise();
        }
    }

    [[nodiscard]] What relief() const {
        return draw_(2) == 0
                   ? What{Forgive{}}
                   : What{PutOff{ahead(),
                                 draw_(2) == 0 ? std::nullopt : std::optional{Money{draw_(500)}}}};
    }

private:
    [[nodiscard]] Square ahead() const {
        return Square(std::min(number(marker_of(game_)) + 1 + draw_(6), board_size - 1));
    }
    [[nodiscard]] Square until() const { return draw_(2) == 0 ? open_ended : ahead(); }
    [[nodiscard]] board::Squares one_of(board::Squares properties) const {
        return properties.empty() ? properties : board::Squares{any_of(properties, draw_)};
    }
    [[nodiscard]] What give() const {
        const int most = std::max(1, game_.money[from_].amount / 2);
        return Give{{draw_(2) * draw_(most)}, one_of(game_.properties[from_]), draw_(2)};
    }
    [[nodiscard]] What rent() const {
        const board::Squares theirs = one_of(game_.properties[to_]);
        const auto scope = theirs.empty() ? Scope::All : Scope(draw_(3));
        const Square square = scope == Scope::One ? theirs.first() : Square{};
        return RentAt{draw_(5) * 50, scope, square, until()};
    }
    [[nodiscard]] What promise() const {
        constexpr std::string_view text = "I will be \"nice\"; to you";
        Promise promise{.until = until()};
        for (const char letter : text) promise.words.push_back(letter);
        return promise;
    }

    const Game& game_;
    Seat from_, to_;
    Draw draw_;
};

}  // namespace

Propose random_deal(const Game& game, Seats partners, Draw draw) {
    const Seat from = game.decision.seat;
    Propose deal{.to = any_of(partners, draw)};
    if (const Debt* const debt = debt_decided(game); debt != nullptr and debt->from == from)
        if (partners.contains(debt->to) and draw(2) == 0)
            deal = {debt->to, {{Side::Theirs, Drawer{game, debt->to, from, draw}.relief()}}};
    for (int left = 1 + draw(3); left > 0; --left) {
        const bool is_mine = draw(2) == 0;
        const Drawer drawer{game, is_mine ? from : deal.to, is_mine ? deal.to : from, draw};
        deal.terms.push_back({is_mine ? Side::Mine : Side::Theirs, drawer()});
    }
    return deal;
}

}  // namespace parlor::moneyloopy
