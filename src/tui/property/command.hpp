// Commands: what a key at the property table asks of the game, or of the room around it.
#pragma once

#include <variant>
#include <vector>

#include "rules/property/game.hpp"
#include "tui/desk/wishes.hpp"

namespace parlor::tui {

// clang-format off
struct Move       { rules::Action action; };
struct Sequence   { std::vector<rules::Action> actions; };  // until one is refused
struct SeeRoll    {};                      // the next first roll
struct BeginTurns {};                      // when all first rolls have been shown
struct SeeLeaderboard {};                  // of the game that is over
// clang-format on
using Command = std::variant<Stay,
                             Move,
                             Sequence,
                             Say,
                             Sound,
                             SeeOptions,
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
