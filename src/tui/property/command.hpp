// Wishes: what a key at the table asks of the game, or of the room around it.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/options.hpp"
#include "canvas/sound.hpp"
#include "rules/property/game.hpp"

namespace parlor::tui {

// clang-format off
struct Stay       {};
struct Move       { rules::Action action; };
struct Sequence   { std::vector<rules::Action> actions; };  // until one is refused
struct Say        { std::string words; };  // why a key did nothing
struct Sound      { SoundEffect effect; };        // for a key that is not yet a move
struct Prefer     { std::optional<Options::Prompt> prompt; std::optional<Options::Movement> movement; };
struct SeeRoll    {};                      // the next first roll
struct BeginTurns {};                      // when all first rolls have been shown
struct LookBack   {};                      // at the game so far, on the page of charts
struct SeeLeaderboard {};                  // of the game that is over
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
using Command = std::variant<Stay,
                             Move,
                             Sequence,
                             Say,
                             Sound,
                             Prefer,
                             SeeRoll,
                             BeginTurns,
                             LookBack,
                             SeeLeaderboard,
                             TellStory,
                             SkipToDecision,
                             EndTurnAndSkip,
                             FinishGame,
                             TakeBack,
                             Why,
                             SaveGame,
                             AskToLeave,
                             LeaveTable,
                             PlayAgain>;

}  // namespace parlor::tui
