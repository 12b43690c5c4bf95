#include "tui/property/setup/mode_page.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "tui/setup/list_page.hpp"

namespace parlor::tui {
namespace {

constexpr std::array<std::string_view, 4> first_modes{"classic", "city", "blitz", "reverse"};
constexpr ListPage page{"SET MODE", "play it", "to the launcher"};

}  // namespace

std::vector<ModeName> as_offered(std::vector<ModeName> modes) {
    std::ranges::stable_sort(modes, {}, [](const ModeName& mode) {
        return std::pair{std::ranges::find(first_modes, mode.id) - first_modes.begin(), mode.name};
    });
    return modes;
}

Menu mode_menu(const std::vector<ModeName>& modes) {
    std::vector<std::string> names;
    names.reserve(modes.size());
    for (const ModeName& mode : modes) names.push_back(mode.name);
    Menu menu = list_menu(page, names);
    darken(menu, [&](std::size_t item) { return modes[item].is == ItemIs::Dark; });
    return menu;
}

MenuCursor place_of_mode(const std::vector<ModeName>& modes, std::string_view id) {
    const auto found = std::ranges::find(modes, id, &ModeName::id);
    return place_in_list(found == modes.end() ? 0
                                              : static_cast<std::size_t>(found - modes.begin()));
}

const std::string& mode_with(char key, const std::vector<ModeName>& modes) {
    return modes[item_in_list(key)].id;
}

}  // namespace parlor::tui
