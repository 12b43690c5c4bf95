// The ten colours of the players (C-1.3).
//
// Source: table-language.md, "Before begin".
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace parlor::board {

enum class Colour : std::uint8_t {
    Red,
    Purple,
    Green,
    Blue,
    Yellow,
    Orange,
    Brown,
    Pink,
    LightGreen,
    LightBlue
};
inline constexpr std::size_t colour_count = 10;

[[nodiscard]] std::string_view id_of(Colour colour);
[[nodiscard]] std::optional<Colour> find_colour(std::string_view id);

}  // namespace parlor::board
