// The sounds of the events of Moneyloopy.
//
// Source: docs/layout.md, 8: events of both games sound as in the property game.
#pragma once

#include <optional>

#include "rules/moneyloopy/view.hpp"
#include "tui/desk/table_sounds.hpp"

namespace parlor::tui::loopy {

struct EventSounds {
    // Events without a sound return nothing.
    [[nodiscard]] std::optional<SoundEffect> sound_of(const rules::moneyloopy::View& view,
                                                      const rules::moneyloopy::Event& event) const;
};

using Sounds = TableSounds<rules::moneyloopy::View, EventSounds>;

}  // namespace parlor::tui::loopy
