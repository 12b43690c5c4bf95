#include "tui/desk/bargain.hpp"

#include <utility>

#include "canvas/letters.hpp"
#include "tui/desk/told_window.hpp"

namespace parlor::tui::desk {

// With an eighth player the header of the window is a row lower (U-7.2).
std::vector<std::string> Bargain::lines(std::size_t players) const {
    std::vector<std::string> lines = wrapped(offer, told_width);
    std::vector<std::string> answered = wrapped(answer, told_width);
    if (lines.size() + answered.size() > told_rows(players)) {
        lines.resize(told_rows(players) - answered.size());
        lines.back() = "...";
    }
    for (std::string& line : answered) lines.push_back(std::move(line));
    return lines;
}

bool has_room_for(const std::string& offer, std::size_t players) {
    return wrapped(offer, told_width).size() < told_rows(players);
}

}  // namespace parlor::tui::desk
