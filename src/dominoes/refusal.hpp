// Refusals: why a move is not played. Each reason has its text, with the number of its rule.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace parlor::dominoes {

enum class Refusal : std::uint8_t {
    NotOpen,
    NotAskedOfChance,
    SameTileForBoth,
    TileNamedTwice,
    NotInHand,
    HighestDoubleFirst,
    DownNamesNoEnd,
    FitsNowhere,
    FitsNotThere,
    EndToBeNamed,
    HasAPlay,
    NoRedeals,
    TooLateForRedeal,
    TooFewDoubles
};

// One clause, with the rule: "that half fits nowhere (D-2.3)".
[[nodiscard]] std::string_view words_for(Refusal refusal);

using Answer = std::optional<Refusal>;
inline constexpr Answer played = std::nullopt;

}  // namespace parlor::dominoes
