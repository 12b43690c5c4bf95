#include "tui/launcher/launcher_page.hpp"

#include <array>
#include <utility>

namespace parlor::tui {
namespace {

using Page = LauncherUi::At;
using Wish = LauncherWish;

struct LauncherEntry {
    Binding binding;
    std::variant<Page, Wish> leads_to;
    bool LauncherOffers::*offered = nullptr;  // nothing: always
};

// In groups.
constexpr std::array entries{
    LauncherEntry{
        {'c', 1, 10, "CONTINUE", "the game you left"}, Wish::TakeUp, &LauncherOffers::left_game},
    LauncherEntry{{'p', 1, 11, "PROPERTY", "the property game"},
                  Wish::PlayProperty,
                  &LauncherOffers::property},
    LauncherEntry{{'d', 1, 12, "DOMINOES", "Mack's dominoes"}, Wish::PlayDominoes},
    LauncherEntry{{'l', 1, 14, "LOAD", "a saved game"}, Wish::OpenSaved, &LauncherOffers::saved},
    LauncherEntry{
        {'r', 1, 15, "REPLAYS", "games seen again"}, Wish::OpenReplays, &LauncherOffers::replays},
    LauncherEntry{{'h', 1, 17, "HOW TO PLAY", "the rules"}, Page::HowToPlay},
    LauncherEntry{{'o', 1, 18, "OPTIONS", "how you like it"}, Page::Options},
    LauncherEntry{{'a', 1, 19, "ABOUT", "thanks, licence"}, Page::About},
    LauncherEntry{{'q', 1, 21, "QUIT", "leave the parlor"}, Wish::Leave},
};
constexpr std::size_t most_with_room_between = 7;

void space_out(std::vector<Item>& items) {
    int row = entries.front().binding.row;
    for (Item& item : items) item.row = std::exchange(row, row + 2);
}

}  // namespace

Menu launcher_menu(const LauncherOffers& offers) {
    Menu menu{.header = "PARLOR", .sub = "SELECT GAME", .has_quadrants = false};
    for (const LauncherEntry& entry : entries)
        if (entry.offered == nullptr or offers.*entry.offered)
            menu.items.push_back(item_of(entry.binding, ItemIs::Open));
    if (menu.items.size() <= most_with_room_between) space_out(menu.items);
    return menu;
}

std::variant<LauncherUi::At, LauncherWish> led_to(char key) {
    return entry_of(entries, key).leads_to;
}

}  // namespace parlor::tui
