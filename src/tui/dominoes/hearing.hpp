// What the events of dominoes sound like.
#pragma once

#include <optional>

#include "dominoes/event.hpp"
#include "tui/sound.hpp"

namespace parlor::tui::domino {

[[nodiscard]] std::optional<Heard> heard(const dominoes::Event& event);

}  // namespace parlor::tui::domino
