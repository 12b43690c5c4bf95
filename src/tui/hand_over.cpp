#include "tui/hand_over.hpp"

#include "canvas/letters.hpp"

namespace parlor::tui {

Notice hand_over_to(std::string_view name) {
    constexpr int width_of_line = 22;
    const std::string call = upper(name) + ", IT IS NOW", rest = "YOUR TURN!";
    Notice notice{.title = "PLAYER CHANGED", .sub = "", .lines = {call, rest}, .hands_over = true};
    if (width(call) > width_of_line) notice.lines = wrapped(call + " " + rest, width_of_line);
    return notice;
}

}  // namespace parlor::tui
