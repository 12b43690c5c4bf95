#include "rules/property/review/trade_gain.hpp"

#include "rules/property/play.hpp"

namespace parlor::property {

std::optional<TradeGain> trade_gain(const Game& before, const Action& move) {
    Game after = before;
    if (std::holds_alternative<Propose>(move)) (void)play(after, move, Tell{});
    if (not after.offer) return std::nullopt;
    const Offer offer = *after.offer;
    if (play(after, Accept{}, Tell{}) != played) return std::nullopt;
    const computer::Outlook earlier = computer::outlook_in(before);
    const computer::Outlook later = computer::outlook_in(after);
    return TradeGain{.from = offer.from,
                     .to = offer.to,
                     .of_from = later[offer.from] - earlier[offer.from],
                     .of_to = later[offer.to] - earlier[offer.to]};
}

}  // namespace parlor::property
