// Pictures: a canvas as the changes since the last canvas, and back.
//
// Source: T-1.9, T-1.10.
#pragma once

#include <optional>
#include <string>

#include "base/result.hpp"
#include "canvas/canvas.hpp"
#include "wire/message.hpp"

namespace parlor::wire {

// For the host. Requires a canvas of at most largest_window. Gives the whole picture where that takes
// fewer cells, and where there is no canvas of the same size before.
[[nodiscard]] Picture picture_of(Showing number,
                                 const std::optional<tui::Canvas>& before,
                                 const tui::Canvas& after,
                                 std::string question = {});

// For the guest: turns the canvas before into the canvas after. An error when the picture changes a
// canvas of another size.
[[nodiscard]] std::optional<Error> draw(tui::Canvas& canvas, const Picture& picture);

}  // namespace parlor::wire
