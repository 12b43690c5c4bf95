// Bargain: an offered trade and its outcome, as words for players who look on.
//
// Source:  U-3.8: players can read who proposes a trade, and its outcome.
// Choices: the words are in the menu window, which nobody uses meanwhile, and stay until something
//          else happens. A panel would cover the board, and computers trade too often for that.
//          Only an offer too long for the window, which is rare, ends in dots there, and a panel
//          that closes by itself shows the complete offer.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "rules/property/property.hpp"
#include "tui/menu.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {

struct Bargain {
    std::string offer, answer;  // empty when there is none
    std::optional<rules::Offer> offered = {};
    std::optional<rules::Offer> declined = {};  // may be changed and proposed again (U-5.2)

    [[nodiscard]] bool is_none() const { return offer.empty(); }
    // Lines of the menu window's width, as many as fit.
    [[nodiscard]] std::vector<std::string> lines(std::size_t players) const;
};

// Requires that the position is the one after the events.
void hear(const rules::Property::Setup& setup,
          const rules::Property::Position& position,
          std::span<const rules::Event> events,
          Bargain& bargain,
          std::vector<Notice>& notices);

}  // namespace parlor::tui
