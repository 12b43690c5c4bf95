#include "tui/dominoes/names.hpp"

#include "canvas/letters.hpp"

namespace parlor::tui::domino {

std::string name_within(int width, const std::string& name, std::optional<dominoes::Level> level) {
    if (not level) return cut(upper(name), width);
    const std::string behind = " " + std::to_string(static_cast<int>(*level));
    return cut(upper(name), width - tui::width(behind)) + behind;
}

}  // namespace parlor::tui::domino
