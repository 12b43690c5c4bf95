// Here: who sits at this terminal, and whether it leads its table.
//
// Choices: players, not seats, because rolls can change a player's seat. One terminal of a table
//          leads: it lets chance and computers decide, and keeps the game. Whoever makes the apps
//          sees to it that no other does.
#pragma once

#include <optional>

#include "base/set_of.hpp"
#include "base/units.hpp"

namespace parlor::tui {

struct Here {
    std::optional<SetOf<Entrant>> players = std::nullopt;  // nothing: all people at the table
    bool leads = true;

    [[nodiscard]] bool holds(Entrant player) const {
        return not players or players->contains(player);
    }
    [[nodiscard]] bool only_watches() const { return players and players->empty(); }
};

}  // namespace parlor::tui
