// The sounds of the events at the table.
//
// Source: docs/layout.md, 8.
#pragma once

#include <optional>

#include "canvas/sound_queue.hpp"
#include "rules/property/view.hpp"

namespace parlor::tui {

class EventSounds {
public:
    // `view` shows the position after the event. Events without a sound return nothing.
    [[nodiscard]] std::optional<SoundEffect> sound_of(const rules::View& view,
                                                      const rules::Event& event);

private:
    bool card_is_repairs_ = false;  // the last card drawn
};

// Adds the sounds of events to a queue.
class TableSounds {
public:
    // `view` is the table's view, which always shows the position after the event of which the
    // sound is added.
    TableSounds(const rules::View& view, SoundQueue& sounds) : view_{&view}, sounds_{&sounds} {}

    void add(SoundEffect effect) { sounds_->add(effect); }
    void add(const rules::Event& event) {
        if (const auto effect = event_sounds_.sound_of(*view_, event)) add(*effect);
    }

private:
    const rules::View* view_;
    SoundQueue* sounds_;
    EventSounds event_sounds_;
};

}  // namespace parlor::tui
