// Bargain: what is offered for what, and what comes of it, in words for those who look on.
//
// Source:  U-3.8: who proposed a trade, and what came of it, can be read.
// Choices: the words stand in the menu window, where nobody chooses anything meanwhile, and stay
//          until something else happens. No panel: it would cover the board, and computers trade
//          too often to be waited for. An offer that the window has no room for is the exception
//          and rare: it ends in dots there, and a panel that passes by itself has it all.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "rules/property/property.hpp"
#include "tui/menu.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {

struct Bargain {
    std::string offer, answer;  // empty: none, or not yet

    static constexpr int first_row = 9, last_row = 19, any_key_row = 20;
    [[nodiscard]] bool is_none() const { return offer.empty(); }
    [[nodiscard]] std::vector<Words> words() const;  // on the window, and that any key goes on
};

// Requires that the events led to the position.
void hear(const rules::Property::Setup& setup,
          const rules::Property::Position& position,
          std::span<const rules::Event> events,
          Bargain& bargain,
          std::vector<Notice>& notices);

}  // namespace parlor::tui
