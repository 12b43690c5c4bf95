// The sounds of the events at the table.
//
// Source: docs/layout.md, 8.
#pragma once

#include <optional>

#include "rules/property/view.hpp"
#include "tui/desk/table_sounds.hpp"

namespace parlor::tui {

class EventSounds {
public:
    // `view` shows the position after the event. Events without a sound return nothing.
    [[nodiscard]] std::optional<SoundEffect> sound_of(const rules::View& view,
                                                      const rules::Event& event);

private:
    bool card_is_repairs_ = false;  // the last card drawn
};

using PropertySounds = TableSounds<rules::View, EventSounds>;

}  // namespace parlor::tui
