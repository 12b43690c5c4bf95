// ShortList: a list of at most Room items without heap memory, for use inside flat game values.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace parlor {

template <class Item, std::size_t Room>
class ShortList {
public:
    // Requires a free place: the rules bound the length of their lists.
    constexpr void push_back(const Item& item) {
        assert(size_ < Room);
        items_[size_++] = item;
    }
    constexpr void erase(std::size_t index) {
        assert(index < size_);
        std::copy(begin() + index + 1, end(), begin() + index);
        items_[--size_] = Item{};
    }
    constexpr void clear() { *this = {}; }

    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr Item& operator[](std::size_t index) {
        assert(index < size_);
        return items_[index];
    }
    [[nodiscard]] constexpr const Item& operator[](std::size_t index) const {
        assert(index < size_);
        return items_[index];
    }
    [[nodiscard]] constexpr const Item& front() const { return (*this)[0]; }

    [[nodiscard]] constexpr Item* begin() { return items_.data(); }
    [[nodiscard]] constexpr Item* end() { return items_.data() + size_; }
    [[nodiscard]] constexpr const Item* begin() const { return items_.data(); }
    [[nodiscard]] constexpr const Item* end() const { return items_.data() + size_; }

    friend constexpr bool operator==(const ShortList&, const ShortList&) = default;

private:
    std::array<Item, Room> items_{};
    std::uint8_t size_ = 0;
};

}  // namespace parlor
