#include "dominoes/refusal.hpp"

namespace parlor::dominoes {

// clang-format off
std::string_view words_for(Refusal refusal) {
    switch (refusal) {
        case Refusal::NotOpen:            return "no player has to decide now (D-2.1)";
        case Refusal::NotAskedOfChance:   return "chance is not asked for that now (D-1.1)";
        case Refusal::SameTileForBoth:    return "the two draws must differ (D-1.3)";
        case Refusal::TileNamedTwice:     return "a tile is named twice (D-1.1)";
        case Refusal::NotInHand:          return "that tile is not in the hand (D-2.1)";
        case Refusal::HighestDoubleFirst: return "the highest double must be played first (D-6.2)";
        case Refusal::DownNamesNoEnd:     return "the down names no end (D-2.7)";
        case Refusal::FitsNowhere:        return "the half named first fits nowhere (D-2.3)";
        case Refusal::FitsNotThere:       return "the half named first does not fit there (D-2.2)";
        case Refusal::EndToBeNamed:       return "the tile fits at several ends; name one (D-2.3)";
        case Refusal::HasAPlay:           return "you must play when you can (D-2.5)";
        case Refusal::NoRedeals:          return "this game has no new deals (D-6.1)";
        case Refusal::TooLateForRedeal:   return "ask for a new deal before anything else (D-6.1)";
        case Refusal::TooFewDoubles:      return "there are too few doubles in the hand (D-6.1)";
    }
    return "";
}
// clang-format on

}  // namespace parlor::dominoes
