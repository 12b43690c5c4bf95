// The sound of each event of dominoes.
#pragma once

#include <optional>

#include "canvas/sound.hpp"
#include "dominoes/event.hpp"

namespace parlor::tui::domino {

[[nodiscard]] std::optional<SoundEffect> sound_of(const dominoes::Event& event);

}  // namespace parlor::tui::domino
