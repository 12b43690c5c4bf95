#include "tui/desk/story_sign.hpp"

#include "canvas/letters.hpp"
#include "tui/board/icons.hpp"

namespace parlor::tui::desk {

// Of two names that begin alike, the longer is meant.
std::optional<StorySign> story_sign(const View& view, std::string_view line) {
    const auto* const game = dynamic_cast<const BoardView*>(&view);
    if (game == nullptr) return std::nullopt;
    std::optional<StorySign> found;
    std::size_t longest = 0;
    for (std::size_t n = 1; n <= game->seat_count(); ++n) {
        const board::SeatView& seat = game->seat(Seat(n));
        const std::string begins = upper(seat.name) + " ";
        if (not line.starts_with(begins) or begins.size() <= longest) continue;
        longest = begins.size();
        found = StorySign{static_cast<char32_t>(seat.token), ink_of(seat.colour)};
    }
    return found;
}

}  // namespace parlor::tui::desk
