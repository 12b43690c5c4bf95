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
    std::string about = {};    // itself; may be empty
    friend bool operator==(const ModeName&, const ModeName&) = default;
};

// First our modes, in the order of the rules, then the others by name.
[[nodiscard]] std::vector<ModeName> as_offered(std::vector<ModeName> modes);

[[nodiscard]] Menu mode_menu(const std::vector<ModeName>& modes);

// The place of a mode, or of the first mode if there is no such mode.
[[nodiscard]] MenuCursor place_of_mode(const std::vector<ModeName>& modes, std::string_view id);

// The mode with this id; one that is listed no more has its id for a name.
[[nodiscard]] ModeName mode_named(const std::vector<ModeName>& modes, std::string_view id);

// Of a mode that says nothing about itself, the name.
[[nodiscard]] std::string about(const ModeName& mode);

// The id of the mode `by` places further on, without those that are dark.
[[nodiscard]] std::string next_mode(const std::vector<ModeName>& modes,
                                    const std::string& id,
                                    int by);

// Requires the key of a mode.
[[nodiscard]] const std::string& mode_with(char key, const std::vector<ModeName>& modes);

}  // namespace parlor::tui
