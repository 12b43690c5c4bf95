// Bargain: an offered trade and its answer, as words for players who look on.
//
// Source:  U-3.8: players can read who proposes a trade, and its outcome.
// Choices: the words are in the menu window, which nobody uses meanwhile, and stay until something
//          else happens. A panel would cover the board, and computers trade too often for that.
//          Only an offer too long for the window, which is rare, ends in dots there, and a panel
//          that closes by itself shows the complete offer.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace parlor::tui::desk {

struct Bargain {
    std::string offer, answer;  // empty when there is none

    [[nodiscard]] bool is_none() const { return offer.empty(); }
    // Lines of the menu window's width, as many as fit.
    [[nodiscard]] std::vector<std::string> lines(std::size_t players) const;
};

// Whether the window has room for the offer and at least one row for the answer.
[[nodiscard]] bool has_room_for(const std::string& offer, std::size_t players);

}  // namespace parlor::tui::desk
