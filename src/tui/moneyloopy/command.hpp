// Commands: what a key at the table of Moneyloopy asks of the game, or of the room around it.
#pragma once

#include <variant>

#include "rules/moneyloopy/action.hpp"
#include "tui/desk/wishes.hpp"

namespace parlor::tui::loopy {

struct Move {
    rules::moneyloopy::Action action;
};

using Command = std::variant<Stay,
                             Move,
                             Say,
                             Sound,
                             SeeOptions,
                             Prefer,
                             LookBack,
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

}  // namespace parlor::tui::loopy
