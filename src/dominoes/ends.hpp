// Ends: what the layout shows at each of its ends, and so what can be played and what it counts.
//
// Source:   "Words" of docs/rules/dominoes.md; D-2.4, D-3, D-4.
// Not here: the tiles that lie behind them (layout.hpp).
#pragma once

#include <array>
#include <optional>

#include "base/units.hpp"
#include "dominoes/tile.hpp"

namespace parlor::dominoes {

// As the rules number them. Right and left are the long sides of the spinner, up and down its
// short sides; before there is a spinner, the two ends of the chain.
enum class End : std::uint8_t { Right = 1, Up, Left, Down };
inline constexpr std::array all_ends{End::Right, End::Up, End::Left, End::Down};
using EndSet = SetOf<End>;

[[nodiscard]] constexpr int number(End end) { return static_cast<int>(end); }

enum class Shows : std::uint8_t {
    Nothing,    // there is no such end now
    Half,       // of the last tile
    Crosswise,  // a double: both its halves
    LongSide,   // of the spinner, uncovered
    ShortSide   // of the spinner, open and not yet played on
};

// Ends that show the same are equivalent (D-2.4): a tile put to either of them leaves the same
// behind, and so the same count.
struct Exposed {
    Shows what = Shows::Nothing;
    Number number{};
    friend constexpr bool operator==(Exposed, Exposed) = default;
};

struct Ends {
    Per<End, Exposed, all_ends.size() + 1> at;  // 0 is unused
    std::optional<Number> spinner;
    friend bool operator==(const Ends&, const Ends&) = default;
};

// The ends of a down with its first half at the left (D-3.1: a double is the spinner).
[[nodiscard]] Ends ends_of_down(Laid down);

// The ends when this is played. Requires that `laid` fits there.
[[nodiscard]] Ends ends_after(Ends ends, Laid laid, End end);

[[nodiscard]] EndSet open_ends(const Ends& ends);
[[nodiscard]] Numbers exposed_numbers(const Ends& ends);
[[nodiscard]] EndSet ends_with(const Ends& ends, Number number);

// The exposed ends added up (D-4.1 to D-4.4).
[[nodiscard]] Spots count_of(const Ends& ends);

// The count, and what it would be after each play, for somebody who compares many of them: what
// the end counted goes, and the half that is then exposed comes.
class Counting {
public:
    explicit Counting(const Ends& ends);

    [[nodiscard]] Spots now() const { return now_; }

    // Should this end show nothing.
    [[nodiscard]] Spots without(End end) const { return without_[end]; }

    // Requires that `laid` fits there.
    [[nodiscard]] Spots after(Laid laid, End end) const {
        const int value = value_of(laid.outer);
        return without_[end] + Spots{laid.is_double() ? 2 * value : value};
    }

private:
    Spots now_;
    Per<End, Spots, all_ends.size() + 1> without_;  // this end; 0 is unused
};

}  // namespace parlor::dominoes
