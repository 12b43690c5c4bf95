#include "dominoes/play.hpp"

namespace parlor::dominoes {

// clang-format off
std::string_view words_for(Refusal refusal) {
    switch (refusal) {
        case Refusal::NotOpen:            return "no player has to decide now (D-2.1)";
        case Refusal::NotAskedOfChance:   return "chance is not asked for that now (D-1.1)";
        case Refusal::SameTileForBoth:    return "each draws another tile (D-1.3)";
        case Refusal::TileNamedTwice:     return "a tile is named twice (D-1.1)";
        case Refusal::NotInHand:          return "that tile is not in the hand (D-2.1)";
        case Refusal::HighestDoubleFirst: return "the highest double must be played first (D-6.2)";
        case Refusal::DownNamesNoEnd:     return "the down names no end (D-2.7)";
        case Refusal::FitsNowhere:        return "the half that is named first fits nowhere (D-2.3)";
        case Refusal::FitsNotThere:       return "the half that is named first does not fit there (D-2.2)";
        case Refusal::EndToBeNamed:       return "it fits at ends that are not alike, and one must be named (D-2.3)";
        case Refusal::HasAPlay:           return "who can play must play (D-2.5)";
        case Refusal::NoRedeals:          return "there are no redeals in this game (D-6.1)";
        case Refusal::TooLateForRedeal:   return "a redeal is asked for before anything else (D-6.1)";
        case Refusal::TooFewDoubles:      return "there are too few doubles in the hand (D-6.1)";
    }
    return "";
}
// clang-format on

}  // namespace parlor::dominoes
