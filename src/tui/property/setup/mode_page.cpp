#include "tui/property/setup/mode_page.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "tui/setup/list_page.hpp"

namespace parlor::tui {
namespace {

constexpr std::array<std::string_view, 5> first_modes{
    "classic", "city", "blitz", "reverse", "evening"};
constexpr Binding start{list_start, 1, 19, "START", "begin with it"};
constexpr ListPage page{
    .sub = "SET MODE", .help = "play it", .back_help = "go back", .start = start};

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

ModeName mode_named(const std::vector<ModeName>& modes, std::string_view id) {
    const auto found = std::ranges::find(modes, id, &ModeName::id);
    return found == modes.end() ? ModeName{std::string{id}, std::string{id}} : *found;
}

std::string about(const ModeName& mode) { return mode.about.empty() ? mode.name : mode.about; }

std::string next_mode(const std::vector<ModeName>& modes, const std::string& id, int by) {
    std::vector<std::string> ids, closed;
    for (const ModeName& mode : modes) {
        ids.push_back(mode.id);
        if (mode.is == ItemIs::Dark) closed.push_back(mode.id);
    }
    return next_in_list(ids, closed, id, by);
}

const std::string& mode_with(char key, const std::vector<ModeName>& modes) {
    return modes[item_in_list(key)].id;
}

}  // namespace parlor::tui
