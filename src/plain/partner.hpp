// Partner: with whom a trade or a deal is to be, as a player says it.
//
// Source:  P-1.3, P-1.6.
// Choices: where only one partner is possible, nobody needs to name them.
// Errors:  nothing, where the words name nobody or several.
#pragma once

#include <optional>
#include <string>

#include "base/game_view.hpp"
#include "base/seats.hpp"
#include "plain/spoken.hpp"

namespace parlor::plain {

struct Partner {
    Seat seat;
    std::size_t words = 0;  // that name the player
};

// Whom the first words name, or their first letters.
[[nodiscard]] std::optional<Partner> partner_named(std::span<const std::string> said,
                                                   const GameView& view,
                                                   Seats partners);

// The only one.
[[nodiscard]] std::optional<Seat> only_partner(Seats partners);

// `Bob or Cleo`
[[nodiscard]] std::string partner_names(const GameView& view, Seats partners);

}  // namespace parlor::plain
