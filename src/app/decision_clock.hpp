// DecisionClock: how long the decision at the screen has taken so far.
//
// It has no clock of its own: a room lets it run while a person has to decide and sees the
// decision. So it stops while something else is shown, in pauses, in dialogs and while the keyboard
// changes hands.
//
// Source: table-language.md, "Moves" (@MS).
#pragma once

#include <algorithm>

#include "table/game/log_entry.hpp"
#include "table/language/line.hpp"

namespace parlor::tui {

class DecisionClock {
public:
    void begin() { time_ = {}; }  // another decision
    // Requires at most a day in one call.
    void run(Milliseconds passed) { time_ = std::min(time_ + passed, table::longest_decision); }
    [[nodiscard]] table::Took took() const { return {time_, table::Took::Told::ByScreen}; }

private:
    Milliseconds time_;
};

}  // namespace parlor::tui
