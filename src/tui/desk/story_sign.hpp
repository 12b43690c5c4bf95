// The sign that stands before a line of the story: that of the player whose name begins the line.
//
// Source: U-10.1.
#pragma once

#include <optional>
#include <string_view>

#include "canvas/ink.hpp"
#include "tui/desk/look.hpp"

namespace parlor::tui::desk {

struct StorySign {
    char32_t sign;
    Ink colour;
};

// `line` is in capitals. Nothing where it begins otherwise, and in games without signs.
[[nodiscard]] std::optional<StorySign> story_sign(const View& view, std::string_view line);

}  // namespace parlor::tui::desk
