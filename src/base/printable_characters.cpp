#include "base/printable_characters.hpp"

#include <algorithm>
#include <array>

namespace parlor {
namespace {

struct Range {
    char32_t first, last;
};

// Sorted by code point, so that the search finds ASCII first.
// clang-format off
constexpr std::array ranges{
    Range{0x0020, 0x007E}, Range{0x00A1, 0x00AC}, Range{0x00AE, 0x02FF},  // Latin
    Range{0x0370, 0x0377}, Range{0x037A, 0x037F}, Range{0x0384, 0x038A},  // Greek
    Range{0x038C, 0x038C}, Range{0x038E, 0x03A1}, Range{0x03A3, 0x03FF},
    Range{0x0400, 0x0482}, Range{0x048A, 0x052F},                         // Cyrillic
    Range{0x1E00, 0x1F15}, Range{0x1F18, 0x1F1D}, Range{0x1F20, 0x1F45},  // more Latin and Greek
    Range{0x1F48, 0x1F4D}, Range{0x1F50, 0x1F57}, Range{0x1F59, 0x1F59},
    Range{0x1F5B, 0x1F5B}, Range{0x1F5D, 0x1F5D}, Range{0x1F5F, 0x1F7D},
    Range{0x1F80, 0x1FB4}, Range{0x1FB6, 0x1FC4}, Range{0x1FC6, 0x1FD3},
    Range{0x1FD6, 0x1FDB}, Range{0x1FDD, 0x1FEF}, Range{0x1FF2, 0x1FF4},
    Range{0x1FF6, 0x1FFE},
    Range{0x2010, 0x2027}, Range{0x2030, 0x205E},                         // punctuation
    Range{0x2070, 0x2071}, Range{0x2074, 0x208E}, Range{0x2090, 0x209C},  // raised, lowered
    Range{0x20A0, 0x20C0},                                                // money
    Range{0x2100, 0x218B},                                                // letters as symbols
    Range{0x2190, 0x2319}, Range{0x231C, 0x2328}, Range{0x232B, 0x23E8},  // arrows, mathematics,
    Range{0x23ED, 0x23EF}, Range{0x23F1, 0x23F2}, Range{0x23F4, 0x2426},  // machines
    Range{0x2440, 0x244A}, Range{0x2460, 0x25FC}, Range{0x25FF, 0x25FF},  // lines and blocks
    Range{0x2660, 0x266F},                                                // suits and notes
};
// clang-format on

constexpr bool is_sorted() {
    for (std::size_t i = 0; i < ranges.size(); ++i) {
        if (ranges[i].last < ranges[i].first) return false;
        if (i > 0 and ranges[i].first <= ranges[i - 1].last) return false;
    }
    return true;
}
static_assert(is_sorted());

}  // namespace

bool is_printable(char32_t code) {
    return std::ranges::any_of(
        ranges, [&](Range range) { return range.first <= code and code <= range.last; });
}

}  // namespace parlor
