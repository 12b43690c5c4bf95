// Terms: on which terms games are played here: who answers for chance, which of the person's own
// files may be used, and which letters are shown.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "canvas/glyphs.hpp"

namespace parlor::tui {

enum class ChanceBy : std::uint8_t { Dealer, Script };

// Whether the app may read and write the player's own folder: games to repeat, records, and
// settings. Closed when a script has the keys, as the script may be a stranger's.
enum class OwnFolder : std::uint8_t { Opened, Closed };

struct Terms {
    ChanceBy chance = ChanceBy::Dealer;
    std::optional<std::uint64_t> seed = std::nullopt;  // absent: a random seed from the system

    OwnFolder own_folder = OwnFolder::Opened;
    // The limit for the number of games to repeat, for that of records, and for that of settings.
    std::optional<std::size_t> most_files = std::nullopt;
    std::optional<std::size_t> most_modes = std::nullopt;  // of one's own

    GlyphSet glyphs = GlyphSet::Unicode;  // of the terminal
};

}  // namespace parlor::tui
