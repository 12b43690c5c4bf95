// Setup: everything chosen before `begin`, and who sits at a seat.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "rules/board/carried_file.hpp"
#include "rules/board/sitter.hpp"
#include "rules/property/game.hpp"

namespace parlor::property {

struct Setup {
    std::string game_id;  // `classic`
    std::shared_ptr<const Edition> edition;
    Ruleset rules;
    std::vector<board::Sitter> sitters;          // as entered; the position says who sits where
    std::vector<board::CarriedFile> files = {};  // carried by the header
};

// The player at this seat now: the only source of a seat's name, colour, token and computer.
[[nodiscard]] inline const board::Sitter& sitter_at(const Setup& setup,
                                                    const OpenGame& game,
                                                    Seat seat) {
    return setup.sitters[static_cast<std::size_t>(game.seating[seat])];
}

}  // namespace parlor::property
