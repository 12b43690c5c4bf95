// The keys of the page of saved games: one table for their effects, their help and the bar below.
#pragma once

#include <optional>
#include <string>

#include "canvas/canvas.hpp"
#include "tui/launcher/kept_page.hpp"

namespace parlor::tui {

inline constexpr std::size_t games_on_page = 6;

[[nodiscard]] std::string title_of(Shelf shelf);

// Nothing when the key has no effect now.
[[nodiscard]] std::optional<KeptWish> press_key(KeptUi& ui, Key key);

void draw_keys(Canvas& canvas, const KeptUi& ui);

}  // namespace parlor::tui
