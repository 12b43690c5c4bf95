// Digest: a 64-bit hash of a sequence of numbers, the same on every machine.
//
// Source: table-language.md, "Journals"; FNV-1a over 64-bit words, with a shift-xor so that high
//         bits also change low bits.
#pragma once

#include <cstdint>

namespace parlor {

class Digest {
public:
    template <class... Numbers>
    void fold(Numbers... numbers) {
        (fold_one(static_cast<std::uint64_t>(numbers)), ...);
    }
    [[nodiscard]] std::uint64_t value() const { return value_; }

private:
    void fold_one(std::uint64_t word) {
        value_ = (value_ ^ word) * 0x100000001b3U;
        value_ ^= value_ >> 29U;
    }
    std::uint64_t value_ = 0xcbf29ce484222325U;
};

}  // namespace parlor
