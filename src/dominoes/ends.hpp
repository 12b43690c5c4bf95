// Ends: what the layout shows at each of its ends, which decides the legal plays and the count.
//
// Source:   "Words" of docs/rules/dominoes.md; D-2.4, D-3, D-4.
// Not here: the tiles behind the ends (layout.hpp).
#pragma once

#include <array>
#include <optional>

#include "base/units.hpp"
#include "dominoes/tile.hpp"

namespace parlor::dominoes {

// Numbered as in the rules. Right and left are the long sides of the spinner, up and down its short
// sides; before there is a spinner, right and left are the ends of the chain.
enum class End : std::uint8_t { Right = 1, Up, Left, Down };
inline constexpr std::array all_ends{End::Right, End::Up, End::Left, End::Down};
using EndSet = SetOf<End>;

[[nodiscard]] constexpr int number(End end) { return static_cast<int>(end); }

enum class Shows : std::uint8_t {
    Nothing,    // the layout has no such end now
    Half,       // a half of the last tile
    Crosswise,  // both halves of a double
    LongSide,   // of the spinner, uncovered
    ShortSide   // of the spinner, open and not yet played on
};

// Ends that show the same are equivalent (D-2.4): a tile played to either leaves the same ends and
// the same count.
struct Exposed {
    Shows what = Shows::Nothing;
    Suit number{};
    friend constexpr bool operator==(Exposed, Exposed) = default;
};

struct Ends {
    Per<End, Exposed, all_ends.size() + 1> at;  // 0 is unused
    std::optional<Suit> spinner;
    friend bool operator==(const Ends&, const Ends&) = default;
};

// The ends of a down with its first half to the left (D-3.1: a double is the spinner).
[[nodiscard]] Ends ends_of_down(Laid down);

// The ends after a play. Requires that `laid` fits there.
[[nodiscard]] Ends ends_after(Ends ends, Laid laid, End end);

[[nodiscard]] EndSet open_ends(const Ends& ends);
[[nodiscard]] Suits exposed_numbers(const Ends& ends);
[[nodiscard]] EndSet ends_with(const Ends& ends, Suit number);

// The sum of the exposed ends (D-4.1 to D-4.4).
[[nodiscard]] Spots count_of(const Ends& ends);

// The count now and after each possible play, computed quickly for comparing many plays: the end
// played to no longer counts, and the newly exposed half does.
class Counting {
public:
    explicit Counting(const Ends& ends);

    [[nodiscard]] Spots now() const { return now_; }

    // The count as if this end showed nothing.
    [[nodiscard]] Spots without(End end) const { return without_[end]; }

    // Requires that `laid` fits there.
    [[nodiscard]] Spots after(Laid laid, End end) const {
        const int value = value_of(laid.outer);
        return without_[end] + Spots{laid.is_double() ? 2 * value : value};
    }

private:
    Spots now_;
    Per<End, Spots, all_ends.size() + 1> without_;  // [end]; 0 is unused
};

}  // namespace parlor::dominoes
