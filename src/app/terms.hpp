// Terms: on which terms games are played here: who answers for chance, and which of the person's
// own files may be used.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

namespace parlor::tui {

enum class ChanceBy : std::uint8_t { Dealer, Script };

// Whether the app may read and write the player's own folder: games to repeat, and records. Closed
// when a script has the keys, as the script may be a stranger's.
enum class OwnFolder : std::uint8_t { Open, Closed };

struct Terms {
    ChanceBy chance = ChanceBy::Dealer;
    std::optional<std::uint64_t> seed = std::nullopt;  // absent: a random seed from the system

    OwnFolder own_folder = OwnFolder::Open;
    // The limit for the number of games to repeat, and for that of records.
    std::optional<std::size_t> most_files = std::nullopt;
};

}  // namespace parlor::tui
