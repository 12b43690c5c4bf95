// The words with which players of dominoes move, and what each does and needs.
//
// Source: P-1.5, D-3.2, D-8.2.
#pragma once

#include <array>

#include "plain/words.hpp"

namespace parlor::plain {

inline constexpr std::array domino_moves{
    MoveWord{"play", "lays a tile. Name it, and the end if it fits two, as in play 6 4 left"},
    MoveWord{"draw", "takes a tile from the boneyard, when none of yours fits"},
    MoveWord{"pass", "lets the other go on, when no tile fits and the boneyard is empty"},
    MoveWord{"redeal", "asks for new hands, when yours has many doubles"}};

}  // namespace parlor::plain
