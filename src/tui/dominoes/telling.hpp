// What each event of dominoes is to people.
//
// Source:  U-4.1, D-9.6, D-1.3, D-5.
// Choices: of the opponent's draws, only the number of tiles is shown. The player also has to read
//          a computer's pass.
#pragma once

#include <vector>

#include "tui/desk/show/telling.hpp"
#include "tui/dominoes/picture.hpp"

namespace parlor::tui::domino_table {

inline constexpr int width_of_told = 39;

class Teller {
public:
    // The picture is that of the game as the event leaves it.
    [[nodiscard]] desk::Telling tell(const Picture& picture, const dominoes::Event& event);

private:
    std::vector<dominoes::Tile> drawn_;  // in a row
    bool has_drawn_ = false;             // in the last event
};

// Whether people read the event before anything else happens.
[[nodiscard]] bool is_read(const Picture& picture, const dominoes::Event& event);

}  // namespace parlor::tui::domino_table
