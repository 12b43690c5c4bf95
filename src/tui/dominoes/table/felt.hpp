// Felt: the colour of the table (D-9.1, key 8).
#pragma once

#include <string_view>

#include "base/options.hpp"
#include "canvas/ink.hpp"

namespace parlor::tui::domino_table {

using Felt = Options::Felt;
inline constexpr int felt_count = 4;

[[nodiscard]] constexpr Ink ink_of(Felt felt) {
    switch (felt) {
        case Felt::Green: return Ink::Green;
        case Felt::Blue: return Ink::Blue;
        case Felt::Brown: return Ink::Brown;
        case Felt::Black: return Ink::Black;
    }
    return Ink::Green;
}

[[nodiscard]] constexpr std::string_view name_of(Felt felt) {
    switch (felt) {
        case Felt::Green: return "GREEN";
        case Felt::Blue: return "BLUE";
        case Felt::Brown: return "BROWN";
        case Felt::Black: return "BLACK";
    }
    return "";
}

}  // namespace parlor::tui::domino_table
