// Terms: the conditions for games here: who decides for chance, which of the player's own files may
// be used, whose table it is, and what the terminal is like.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "base/units.hpp"
#include "canvas/glyphs.hpp"

namespace parlor::tui {

enum class ChanceBy : std::uint8_t { Dealer, Script };

// Whether the app may read and write the player's own folder: games to repeat, records, and
// settings. Closed when a script has the keys, as the script may be a stranger's.
enum class OwnFolder : std::uint8_t { Opened, Closed };

// A shared table has seats for guests, who come from other terminals (T-2.2).
enum class Table : std::uint8_t { Own, Shared };

struct Terms {
    ChanceBy chance = ChanceBy::Dealer;
    std::optional<std::uint64_t> seed = std::nullopt;  // of every game; absent: random seeds

    OwnFolder own_folder = OwnFolder::Opened;
    // The limit for the number of games to repeat, of records, and of settings, each.
    std::optional<std::size_t> most_files = std::nullopt;
    std::optional<std::size_t> most_modes = std::nullopt;  // of the player's own

    Table table = Table::Own;  // for Shared the folder is closed

    GlyphSet glyphs = GlyphSet::Unicode;  // of the terminal
    bool has_colours = true;              // in use there
    Milliseconds line = {};               // to it, and back, which no clock counts (T-3.9)
    bool is_seen = true;                  // else nothing waits for a reader (T-3.9)
    bool offers_copy = false;             // of a shared game that is over (T-2.10)
};

}  // namespace parlor::tui
