// The record of a guest with screens: what the host has to know of its terminal and options.
//
// Source: T-1.8.
#pragma once

#include "base/options.hpp"
#include "wire/message.hpp"

namespace parlor::guest {

struct Screen {
    tui::Size window;
    tui::GlyphSet glyphs = tui::GlyphSet::Unicode;
    bool has_colours = true;
    bool has_title = false;
};

[[nodiscard]] wire::Record record_of(const Screen& screen, const Options& options);

}  // namespace parlor::guest
