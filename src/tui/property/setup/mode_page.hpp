// The page of modes: the classic game, the cities' modes, and the player's own.
//
// Source: U-7.1.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tui/menu.hpp"

namespace parlor::tui {

struct ModeName {
    std::string id, name;
    ItemIs is = ItemIs::Open;  // dark when its file cannot be read
    friend bool operator==(const ModeName&, const ModeName&) = default;
};

// First our modes, in the order of the rules, then the others by name.
[[nodiscard]] std::vector<ModeName> as_offered(std::vector<ModeName> modes);

[[nodiscard]] Menu mode_menu(const std::vector<ModeName>& modes);

// The place of a mode, or of the first mode if there is no such mode.
[[nodiscard]] MenuCursor place_of_mode(const std::vector<ModeName>& modes, std::string_view id);

// Requires the key of a mode.
[[nodiscard]] const std::string& mode_with(char key, const std::vector<ModeName>& modes);

}  // namespace parlor::tui
