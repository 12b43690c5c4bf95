// The hand as its player arranges it: the order and the orientation of the tiles.
//
// Source:  D-9.4, D-9.5.
// Choices: dealt tiles are in order; a drawn tile comes last.
#pragma once

#include <vector>

#include "dominoes/view.hpp"

namespace parlor::tui::domino_table {

class Hand {
public:
    // Keeps the arrangement of the tiles that stay; the last tile fills the place of a tile that is
    // gone (D-9.5).
    void become(dominoes::Tiles tiles);
    [[nodiscard]] bool holds(dominoes::Tiles tiles) const;  // exactly these

    void swap(std::size_t one, std::size_t other) { std::swap(tiles_[one], tiles_[other]); }
    void flip(std::size_t one) { tiles_[one] = tiles_[one].flipped(); }

    [[nodiscard]] const std::vector<dominoes::Laid>& tiles() const { return tiles_; }
    [[nodiscard]] std::size_t size() const { return tiles_.size(); }

private:
    std::vector<dominoes::Laid> tiles_;
};

}  // namespace parlor::tui::domino_table
