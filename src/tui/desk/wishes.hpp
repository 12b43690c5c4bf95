// Wishes: what a key at a table asks of the room around it.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/options.hpp"
#include "base/units.hpp"
#include "canvas/key.hpp"
#include "canvas/sound.hpp"

namespace parlor::tui {

// clang-format off
struct Stay       {};
struct Play       { std::string move; };  // of the player who decides, in the table language
struct PlayAll    { std::vector<std::string> moves; };  // until one is refused
struct PlayOn     { std::string move; };          // again and again, as long as it is open
struct Say        { std::string words; };  // why a key did nothing
struct Sound      { SoundEffect effect; };        // for a key that is not yet a move
struct SeeOptions {};
struct Prefer     { OptionChosen chosen; };  // from now on
struct LookBack   {};                      // at the game so far, on the page of charts
struct TellStory  {};                      // of the game so far, on the page of history
struct Reveal     { std::optional<Key> then = std::nullopt; };  // what waits; then presses the key
struct SkipToDecision {};                  // of a person
struct EndTurnAndSkip {};                  // to the next decision of a person
struct Sit        { Seat seat; std::optional<int> level; };  // a computer of this level, or a person
struct FinishGame {};                      // computers play to the end unseen
struct TakeBack   {};
struct TakeBackHere {};                    // the last move that was made on the open page
struct Why        {};  // the computer did that
struct AskHint    {};
struct SaveGame   {};  // under a name
struct AskToLeave {};  // the table
struct LeaveTable {};
struct PlayAgain  {};  // leaves the table for another game, to be set up
struct AskForOther {};  // game than this one, which goes on until the other begins
struct SeePlaces  {};  // of a game that is over
struct SameAgain  {};  // another game, set up as this one
struct SeeReview  {};  // of the moves of a game that is over
struct Own        {                        // as its game numbers them
    int wish = 0;
    friend bool operator==(Own, Own) = default;
};
// clang-format on

// At a table.
using Command = std::variant<Stay,
                             Play,
                             PlayAll,
                             PlayOn,
                             Say,
                             Sound,
                             SeeOptions,
                             Prefer,
                             LookBack,
                             TellStory,
                             Reveal,
                             SkipToDecision,
                             EndTurnAndSkip,
                             Sit,
                             FinishGame,
                             TakeBack,
                             TakeBackHere,
                             Why,
                             AskHint,
                             SaveGame,
                             AskToLeave,
                             LeaveTable,
                             PlayAgain,
                             AskForOther,
                             SeePlaces,
                             SameAgain,
                             SeeReview,
                             Own>;

}  // namespace parlor::tui
