// Wishes: what a key at any table asks of the room around it. Each game combines its own moves and
// all of these in its type of commands.
#pragma once

#include <string>

#include "base/options.hpp"
#include "canvas/sound.hpp"

namespace parlor::tui {

// clang-format off
struct Stay       {};
struct Say        { std::string words; };  // why a key did nothing
struct Sound      { SoundEffect effect; };        // for a key that is not yet a move
struct SeeOptions {};
struct Prefer     { OptionChosen chosen; };  // from now on
struct LookBack   {};                      // at the game so far, on the page of charts
struct TellStory  {};                      // of the game so far, on the page of history
struct SkipToDecision {};                  // of a person
struct EndTurnAndSkip {};                  // to the next decision of a person
struct FinishGame {};                      // computers play to the end unseen
struct TakeBack   {};
struct Why        {};  // the computer did that
struct SaveGame   {};  // under a name
struct AskToLeave {};  // the table
struct LeaveTable {};
struct PlayAgain  {};  // leaves the table for another game, to be set up
// clang-format on

}  // namespace parlor::tui
