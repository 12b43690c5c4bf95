// Choosing from a menu, with a buzz for keys without a meaning in that menu.
//
// Source: docs/layout.md, 8: reject BUZZ.
#pragma once

#include <optional>

#include "canvas/sound_queue.hpp"
#include "tui/menu.hpp"

namespace parlor::tui {

// Like choose() without a sound queue. `?` has a meaning in every menu.
[[nodiscard]] inline std::optional<char> choose(const Menu& menu,
                                                MenuCursor& place,
                                                Key key,
                                                SoundQueue& sounds) {
    const auto item = choose(menu, place, key);
    if (not item and not is_arrow(key) and letter_of(key) != U'?') sounds.add(SoundEffect::Buzz);
    return item;
}

}  // namespace parlor::tui
