#include "tui/dominoes/names.hpp"

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"

namespace parlor::tui::domino_table {

std::string name_within(int width, const std::string& name, std::optional<dominoes::Level> level) {
    if (not level) return shortened(upper(name), width);
    const std::string behind = " " + std::to_string(static_cast<int>(*level));
    const std::string before =
        name.ends_with(behind) ? name.substr(0, name.size() - behind.size()) : name;
    return shortened(upper(before), width - tui::width(behind)) + behind;
}

}  // namespace parlor::tui::domino_table
