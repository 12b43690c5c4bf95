// Bargain: an offered trade and its outcome, in words for players who look on.
//
// Source:  U-3.8: the proposer of a trade and its outcome can be read.
// Choices: the words stand in the menu window, which nobody uses meanwhile, and stay until
//          something else happens. A panel would cover the board, and computers trade too often for
//          that. Only an offer too long for the window, which is rare, ends in dots there, and a
//          panel that closes by itself shows all of it.
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
    std::string offer, answer;  // empty: none, or none yet
    std::optional<rules::Offer> offered = {};
    std::optional<rules::Offer> declined = {};  // may be changed and proposed again (U-5.2)

    [[nodiscard]] bool is_none() const { return offer.empty(); }
    // Of the menu window's width, as many as it has room for.
    [[nodiscard]] std::vector<std::string> lines(std::size_t players) const;
};

// Requires that the events led to the position.
void hear(const rules::Property::Setup& setup,
          const rules::Property::Position& position,
          std::span<const rules::Event> events,
          Bargain& bargain,
          std::vector<Notice>& notices);

}  // namespace parlor::tui
