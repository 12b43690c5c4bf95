// Units: the number types of the games.
//
// Identities (Seat, Entrant, Square) name a thing; they compare and do nothing else. Quantities (Money,
// Pips, Milliseconds) count a thing; they add, and never mix.
// Neither converts silently from int: pay(square, seat) does not compile.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace parlor {

// A place at the table, 1 to 8 in play order. Seat 0 is the bank; chance sits there too.
enum class Seat : std::uint8_t {};
inline constexpr Seat bank{0};
inline constexpr Seat chance{0};
inline constexpr std::size_t max_seats = 8;

// A player, in the order of entering from 0. Rolls can change a player's seat (M-2.2).
enum class Entrant : std::uint8_t {};

enum class Square : std::uint8_t {};  // 0 is GO, counting clockwise

[[nodiscard]] constexpr int number(Seat seat) { return static_cast<int>(seat); }
[[nodiscard]] constexpr int number(Square square) { return static_cast<int>(square); }

// Steps that a token takes; also the total of a roll of the dice.
struct Pips {
    int count = 0;
    friend constexpr auto operator<=>(Pips, Pips) = default;
};

// Whole dollars; there are no cents.
struct Money {
    int amount = 0;
    friend constexpr auto operator<=>(Money, Money) = default;
    friend constexpr Money operator+(Money a, Money b) { return {a.amount + b.amount}; }
    friend constexpr Money operator-(Money a, Money b) { return {a.amount - b.amount}; }
    friend constexpr Money operator*(Money a, int times) { return {a.amount * times}; }
    friend constexpr Money operator/(Money a, int parts) { return {a.amount / parts}; }
    constexpr Money& operator+=(Money b) { return *this = *this + b; }
    constexpr Money& operator-=(Money b) { return *this = *this - b; }
};

constexpr Money operator""_cash(unsigned long long amount) { return {static_cast<int>(amount)}; }

// A span of time, never negative.
struct Milliseconds {
    int count = 0;
    friend constexpr auto operator<=>(Milliseconds, Milliseconds) = default;
    friend constexpr Milliseconds operator+(Milliseconds a, Milliseconds b) {
        return {a.count + b.count};
    }
};

struct Dice {
    int first = 1, second = 1;  // 1..6 each
    friend bool operator==(const Dice&, const Dice&) = default;
    [[nodiscard]] constexpr Pips total() const { return {first + second}; }
    [[nodiscard]] constexpr bool is_double() const { return first == second; }
};

// An array with one value for each Key, indexed only by a Key: a Per<Square, ...> does not accept a
// Seat.
template <class Key, class Value, std::size_t Count>
class Per {
public:
    constexpr Value& operator[](Key key) { return values_[static_cast<std::size_t>(key)]; }
    constexpr const Value& operator[](Key key) const {
        return values_[static_cast<std::size_t>(key)];
    }
    friend bool operator==(const Per&, const Per&) = default;

private:
    std::array<Value, Count> values_{};
};

}  // namespace parlor
