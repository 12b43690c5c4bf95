// The parts that the reviews of all games share: the bar while decisions are judged, the keys of the
// list of the worst decisions, and the signs of their grades.
//
// Source:  D-8.8; docs/playing.md, "Review".
// Choices: the signs are those of chess: ?! doubtful, ? bad, ?? very bad.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/grade.hpp"
#include "canvas/canvas.hpp"
#include "canvas/key.hpp"
#include "tui/chart_panel.hpp"
#include "tui/menu.hpp"

namespace parlor::tui {

// Show refers to the chosen decision, and goes to it in the replay.
enum class ReviewWish : std::uint8_t { Nothing, Show, Shut };

[[nodiscard]] std::string_view sign_of(Grade grade);  // `?!`; empty when fine

// `who` says whose judgement it is.
void draw_judging(Canvas& canvas, std::string_view who, int judged, int all);

// The keys of the list, for `?`.
inline constexpr auto choose_in_list = KeyHelp{"UP DOWN", "CHOOSE"};
inline constexpr auto page_of_list = KeyHelp{"PGUP PGDN", "A PAGE"};
inline constexpr auto ends_of_list = KeyHelp{"HOME END", "THE ENDS"};

// The place in a list of this size that the key moves to; nothing for any other key, and where the
// list is empty.
[[nodiscard]] std::optional<std::size_t> moved_in_list(Key key,
                                                       std::size_t chosen,
                                                       std::size_t size,
                                                       std::size_t on_page);

// A chosen row of a list in the panel has a white bar.
[[nodiscard]] Style draw_list_row(Canvas& canvas, int row, bool is_chosen);

// In a wide window: the list with the chosen position, drawn for this size, next to it.
[[nodiscard]] Size size_next_to_list(Size window);
[[nodiscard]] Canvas next_to_list(const Canvas& list, const Canvas& position);

}  // namespace parlor::tui
