// Contrast: how well a colour is told from another, and the colours that terminals show for numbers.
#pragma once

#include <array>

#include "canvas/ink.hpp"

namespace parlor::tui {

// The light of a share of red, green or blue in sRGB, 0 to 255: 0 to 1.
[[nodiscard]] double linear(int share);

// 1 to 21. Source: WCAG 2, "contrast ratio".
[[nodiscard]] double contrast(Rgb one, Rgb other);

// A colour of the palette of 256, from 16 on. Source: xterm's 256colres.h.
[[nodiscard]] Rgb rgb_of_256(int number);

using Palette = std::array<Rgb, 16>;
extern const Palette xterm_palette, console_palette, solarized_palette;

}  // namespace parlor::tui
