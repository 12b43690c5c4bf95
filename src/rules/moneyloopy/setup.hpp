// Setup: everything chosen before `begin`, and who sits at a seat.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "rules/board/carried_file.hpp"
#include "rules/board/sitter.hpp"
#include "rules/moneyloopy/game.hpp"

namespace parlor::moneyloopy {

using board::Sitter;

struct Setup {
    std::shared_ptr<const Edition> edition;
    Ruleset rules;
    std::vector<board::Sitter> sitters;          // by seat
    std::vector<board::CarriedFile> files = {};  // carried by the header
};

// The player at this seat: the only source of a seat's name, colour and token.
[[nodiscard]] inline const board::Sitter& sitter_at(const Setup& setup, Seat seat) {
    return setup.sitters[static_cast<std::size_t>(number(seat)) - 1];
}

}  // namespace parlor::moneyloopy
