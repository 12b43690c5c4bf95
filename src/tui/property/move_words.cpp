#include "tui/property/move_words.hpp"

#include "base/dollars.hpp"
#include "base/match.hpp"

namespace parlor::tui {

using namespace property;

std::string words_for(const View& view, const Action& move) {
    using Words = std::string;
    const auto at = [&](const char* words, Square square) {
        return Words{words} + " " + view.board().name_of(square);
    };
    return match(
        move,
        [](Roll) { return Words{"roll"}; },
        [](Buy) { return Words{"buy"}; },
        [](Pass) { return Words{"pass"}; },
        [](Bid it) { return "bid " + dollars(it.sum); },
        [](Forfeit) { return Words{"forfeit"}; },
        [](End) { return Words{"next turn"}; },
        [](Bail) { return Words{"post bail"}; },
        [](UseCard) { return Words{"get out free"}; },
        [&](Build it) { return at("build on", it.square); },
        [](BuildGroup) { return Words{"build on the group"}; },
        [&](Sell it) { return at("sell on", it.square); },
        [&](Mortgage it) { return at("mortgage", it.square); },
        [&](Repay it) { return at("repay", it.square); },
        [](Recover) { return Words{"autopay"}; },
        [&](const Propose& it) { return "trade with " + view.seat(it.to).name; },
        [](const Accept&) { return Words{"accept the trade"}; },
        [](Decline) { return Words{"decline the trade"}; },
        [&](Claim it) { return at("take", it.square); },
        [&](Leave it) { return at("leave", it.square); },
        [&](LeaveAll) {
            const bool held = view.rules.auctions == Auctions::Held;
            return Words{held ? "leave the rest to auction" : "leave the rest"};
        },
        [](EndGame) { return Words{"end the game"}; },
        [](Agree) { return Words{"agree"}; },
        [](Refuse) { return Words{"play on"}; },
        [](Flag) { return Words{"the flag falls"}; },
        [](Think) { return Words{}; },
        [](Thrown) { return Words{}; },
        [](const Shuffled&) { return Words{}; },
        [](const Dealt&) { return Words{}; },
        [](Drawn) { return Words{}; });
}

}  // namespace parlor::tui
