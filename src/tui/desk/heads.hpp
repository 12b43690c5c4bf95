// Heads: the words at the top of a decision's window: who decides, and the round.
//
// Source: U-10.4.
#pragma once

#include <string>
#include <string_view>

#include "rules/board/view.hpp"

namespace parlor::tui::desk {

inline constexpr int width_of_header = 17;

// A name in capitals, with these words after it: ` OFFERS`. In a header, the name is as short as the
// words need; in a sub-header next to the number of the page, a long name comes without the words.
[[nodiscard]] std::string named_header(const std::string& name, std::string_view words);
[[nodiscard]] std::string named_sub(const std::string& name, std::string_view words);

// `EVA'S TURN`. Before the first turn it is nobody's.
[[nodiscard]] std::string whose_turn(const board::View& view);

// `EVA DECIDES`. Requires that a player decides.
[[nodiscard]] std::string who_decides(const GameView& view);

// `ROUND 7`, or `ROUND 7/40` where the game has a last round.
[[nodiscard]] std::string round_words(const board::View& view);

}  // namespace parlor::tui::desk
