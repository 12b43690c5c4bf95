// The sounds of a table: those of its events, and those of keys, go into one queue.
//
// Source: docs/layout.md, 8.
#pragma once

#include "canvas/sound_queue.hpp"

namespace parlor::tui {

// `EventSounds` has the sound of an event after which the table is as a view shows it:
// `sound_of(view, event)`, or none.
template <class View, class EventSounds>
class TableSounds {
public:
    // `view` is the table's view, which always shows the position after the event of which the
    // sound is added.
    TableSounds(const View& view, SoundQueue& sounds) : view_{&view}, sounds_{&sounds} {}

    void add(SoundEffect effect) { sounds_->add(effect); }
    template <class Event>
    void add(const Event& event) {
        if (const auto effect = event_sounds_.sound_of(*view_, event)) add(*effect);
    }

private:
    const View* view_;
    SoundQueue* sounds_;
    EventSounds event_sounds_;
};

}  // namespace parlor::tui
