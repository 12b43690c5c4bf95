// Round trips: trades back and forth by which a person could gain something from computers. The
// search tries up to a given number of trades of the things of a market, each at the best price
// that the computer accepts. It looks for a computer that has its things back and less money than
// before.
//
// A market is a position and three things in it:
//
//   Seat holder(thing)                       who has it now
//   int money(seat)                          in hand
//   std::optional<Market> trade(seat, things, price)
//                                            the market after the person and this computer have
//                                            exchanged these things, and the person got that money
//                                            (or paid it, when it is negative); nothing when the
//                                            computer refuses
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "base/set_of.hpp"
#include "base/units.hpp"

namespace parlor {

enum class Thing : std::uint8_t { First, Second, Third };
using Things = SetOf<Thing>;
inline constexpr Things all_things{Thing::First, Thing::Second, Thing::Third};

template <class Market>
class RoundTrips {
public:
    RoundTrips(const Market& start, Seat person, std::vector<Seat> computers)
        : start_{start}, person_{person}, computers_{std::move(computers)} {}

    // The most that a computer loses in up to this many trades from here on; 0: nothing.
    int lost_after(const Market& now, int trades) const {
        int lost = 0;
        for (const Seat computer : computers_) {
            const Things changed = changed_for(now, computer);
            if (changed.empty())
                lost = std::max(lost, start_.money(computer) - now.money(computer));
            if (trades == 0) continue;
            for (unsigned bits = 1; bits <= all_things.bits(); ++bits)
                if (const Things things = things_of(bits); trades > 1 or things == changed)
                    if (const auto then = best_trade(now, computer, things))
                        lost = std::max(lost, lost_after(*then, trades - 1));
        }
        return lost;
    }

private:
    static Things things_of(unsigned bits) {
        Things things;
        for (const Thing thing : all_things)
            things.insert_if((bits >> static_cast<unsigned>(thing) & 1U) != 0, thing);
        return things;
    }

    // The things that have changed hands: the computer had them and has them no longer, or the
    // reverse.
    Things changed_for(const Market& now, Seat computer) const {
        Things changed;
        for (const Thing thing : all_things)
            changed.insert_if((now.holder(thing) == computer) != (start_.holder(thing) == computer),
                              thing);
        return changed;
    }

    std::optional<Market> best_trade(const Market& now, Seat computer, Things things) const {
        for (const Thing thing : things)
            if (now.holder(thing) != person_ and now.holder(thing) != computer) return std::nullopt;
        int low = -10'000, high = now.money(computer) + 1;
        auto best = now.trade(computer, things, low);
        while (best and high - low > 1) {
            const int price = (low + high) / 2;
            if (auto better = now.trade(computer, things, price))
                best = std::move(better), low = price;
            else
                high = price;
        }
        return best;
    }

    const Market& start_;
    Seat person_;
    std::vector<Seat> computers_;
};

}  // namespace parlor
