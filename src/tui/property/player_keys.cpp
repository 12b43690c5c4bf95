#include "tui/property/player_keys.hpp"

#include "canvas/letters.hpp"

namespace parlor::tui {

std::string name_of_seat(const rules::View& view, int seat) {
    return upper(view.seat(Seat(seat)).name);
}

}  // namespace parlor::tui
