// SetOf<Square>, SetOf<Seat>: a set of small identities, stored as a 64-bit mask and iterated in
// ascending order.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>

namespace parlor {

// Keys must be numbered 0 to 63.
template <class Key>
class SetOf {
public:
    constexpr SetOf() = default;
    constexpr SetOf(std::initializer_list<Key> keys) {
        for (const Key key : keys) insert(key);
    }

    constexpr void insert(Key key) { bits_ |= bit(key); }
    constexpr void insert_if(bool holds, Key key) { bits_ |= bit(key, holds); }
    constexpr void erase(Key key) { bits_ &= ~bit(key); }
    [[nodiscard]] constexpr bool contains(Key key) const { return (bits_ & bit(key)) != 0; }
    [[nodiscard]] constexpr bool contains_all(SetOf other) const {
        return (other.bits_ & ~bits_) == 0;
    }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr bool has_several() const { return (bits_ & (bits_ - 1)) != 0; }
    [[nodiscard]] constexpr bool has_one() const { return bits_ != 0 and not has_several(); }
    [[nodiscard]] constexpr int count() const { return std::popcount(bits_); }
    [[nodiscard]] constexpr Key first() const { return Key(std::countr_zero(bits_)); }  // not empty
    [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }

    friend constexpr bool operator==(SetOf, SetOf) = default;
    friend constexpr SetOf operator|(SetOf a, SetOf b) { return SetOf{a.bits_ | b.bits_}; }
    friend constexpr SetOf operator&(SetOf a, SetOf b) { return SetOf{a.bits_ & b.bits_}; }
    friend constexpr SetOf operator-(SetOf a, SetOf b) { return SetOf{a.bits_ & ~b.bits_}; }
    constexpr SetOf& operator|=(SetOf other) { return *this = *this | other; }
    constexpr SetOf& operator-=(SetOf other) { return *this = *this - other; }

    class Walk {
    public:
        constexpr explicit Walk(std::uint64_t left) : left_{left} {}
        constexpr Key operator*() const { return Key(std::countr_zero(left_)); }
        constexpr Walk& operator++() {
            left_ &= left_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Walk, Walk) = default;

    private:
        std::uint64_t left_;
    };
    [[nodiscard]] constexpr Walk begin() const { return Walk{bits_}; }
    [[nodiscard]] constexpr Walk end() const { return Walk{0}; }

private:
    constexpr explicit SetOf(std::uint64_t bits) : bits_{bits} {}
    static constexpr std::uint64_t bit(Key key, bool is_set = true) {
        return std::uint64_t{is_set} << static_cast<int>(key);
    }

    std::uint64_t bits_ = 0;
};

}  // namespace parlor
