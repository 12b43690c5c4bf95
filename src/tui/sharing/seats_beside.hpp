// The seats of a shared table on the right of a window: their signs, and the names of the players.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "canvas/canvas.hpp"
#include "rules/board/colour.hpp"

namespace parlor::tui {

struct SeatBeside {
    std::string name, token;
    std::optional<board::Colour> colour;  // nothing in dominoes
};

void draw_sign_of(Canvas& canvas,
                  At at,
                  const std::string& token,
                  std::optional<board::Colour> colour);

// And the table above the window, with words about it.
void draw_seats_beside(Canvas& canvas,
                       const std::string& table,
                       const std::string& about,
                       const std::vector<SeatBeside>& seats,
                       std::optional<std::size_t> chosen);

}  // namespace parlor::tui
