// The sounds of a table: sounds of its events and of keys go into one queue.
//
// Source: docs/layout.md, 8.
#pragma once

#include "canvas/sound_queue.hpp"

namespace parlor::tui {

// `EventSounds` offers `sound_of(view, event)`: the sound of an event, or none, where `view` shows
// the table after the event.
template <class View, class EventSounds>
class TableSounds {
public:
    // `view` is the table's view. When the sound of an event is added, it must already show the
    // position after the event.
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
