// Hearing: the sounds of the events at the table.
//
// Source: docs/layout.md, 8.
#pragma once

#include <optional>

#include "canvas/ear.hpp"
#include "rules/property/view.hpp"

namespace parlor::tui {

class Hearing {
public:
    // `view` shows the position after the event. Events without a sound return nothing.
    [[nodiscard]] std::optional<Heard> hear(const rules::View& view, const rules::Event& event);

private:
    bool card_is_repairs_ = false;  // the last card drawn
};

// Sends the sounds of events to an ear.
class Sounds {
public:
    // `view` is the table's view, which always shows the position after the event that is heard.
    Sounds(const rules::View& view, Ear& ear) : view_{&view}, ear_{&ear} {}

    void hear(Heard heard) { ear_->hear(heard); }
    void hear(const rules::Event& event) {
        if (const auto heard = hearing_.hear(*view_, event)) hear(*heard);
    }

private:
    const rules::View* view_;
    Ear* ear_;
    Hearing hearing_;
};

}  // namespace parlor::tui
