// DecisionClock: how long the decision at the screen has taken so far.
//
// It has no clock of its own: a room lets it run while a person has to decide and sees it, and so
// it stands still while something is shown, in pauses, in dialogs and while the keyboard changes
// hands.
//
// Source: table-language.md, "Moves" (@MS).
#pragma once

#include <algorithm>

#include "table/line.hpp"
#include "table/log_entry.hpp"

namespace parlor::tui {

class DecisionClock {
public:
    void begin() { time_ = {}; }  // another decision
    // Requires no more than a day at once.
    void run(Milliseconds passed) { time_ = std::min(time_ + passed, table::longest_decision); }
    [[nodiscard]] table::Took took() const { return {time_, table::Took::Told::ByScreen}; }

private:
    Milliseconds time_;
};

}  // namespace parlor::tui
