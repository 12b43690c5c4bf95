#include "canvas/ink.hpp"

#include <array>

namespace parlor::tui {
namespace {

// clang-format off
constexpr std::array<Rgb, ink_count> rgbs{{
    {0x00, 0x00, 0x00}, {0xFF, 0xFF, 0xFF}, {0x88, 0x39, 0x32}, {0x67, 0xB6, 0xBD},
    {0x8B, 0x3F, 0x96}, {0x55, 0xA0, 0x49}, {0x40, 0x31, 0x8D}, {0xBF, 0xCE, 0x72},
    {0x8B, 0x54, 0x29}, {0x57, 0x42, 0x00}, {0xB8, 0x69, 0x62}, {0x50, 0x50, 0x50},
    {0x78, 0x78, 0x78}, {0x94, 0xE0, 0x89}, {0x78, 0x69, 0xC4}, {0x9F, 0x9F, 0x9F},
}};
// clang-format on

// Thousandths of the brightest, 255,000. Source: the luma of ITU-R BT.601.
int brightness(Rgb colour) { return 299 * colour.red + 587 * colour.green + 114 * colour.blue; }

constexpr int equally_far = 110'000;  // from black and from white, by contrast

}  // namespace

char letter_of(Ink ink) { return "0123456789ABCDEF"[static_cast<int>(ink)]; }

Rgb rgb_of(Ink ink) { return rgbs[static_cast<std::size_t>(ink)]; }

Ink readable_on(Ink paper) {
    return brightness(rgb_of(paper)) < equally_far ? Ink::White : Ink::Black;
}

}  // namespace parlor::tui
