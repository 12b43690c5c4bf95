// Art: small drawings of a few cells, which each set of glyphs draws in its own way.
//
// Source: U-10.9.
#pragma once

#include <span>
#include <string_view>

#include "canvas/canvas.hpp"

namespace parlor::tui {

// A row of a drawing. A set without signs of its own has its stand-ins for those of `unicode`; such
// a row may be text. Inks and papers have the letters of golden files; `.`, and where they end:
// black on the paper of the place.
struct ArtRow {
    std::u32string_view unicode, petscii = {}, console = {};
    std::string_view ascii = {};
    std::string_view inks = {}, papers = {};
};
using Art = std::span<const ArtRow>;

void draw_art(Canvas& canvas, At at, Art art, Ink paper);

}  // namespace parlor::tui
