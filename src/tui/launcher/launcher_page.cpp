#include "tui/launcher/launcher_page.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace parlor::tui {
namespace {

constexpr int first_row = 10;
constexpr std::size_t most_with_room_between = 7;

struct Entry {
    GameEntry shown;
    bool is_there = true, is_open = true;
};
using Group = std::vector<Entry>;

Group games_of(const LauncherOffers& offers) {
    Group group{{{'c', "CONTINUE", "the game you left"}, offers.left_game}};
    for (const LauncherOffers::Game& game : offers.games)
        group.push_back({game.entry, true, game.is_open});
    return group;
}

std::array<Group, 4> groups_of(const LauncherOffers& offers) {
    return {games_of(offers),
            Group{{{'l', "LOAD", "a saved game"}, offers.saved},
                  {{'r', "REPLAYS", "games seen again"}, offers.replays}},
            Group{{{'h', "HOW TO PLAY", "the rules"}, not games_with_rulebook(offers).empty()},
                  {{'o', "OPTIONS", "how you like it"}},
                  {{'a', "ABOUT", "thanks, licence"}}},
            Group{{{'q', "QUIT", "leave the parlor"}}}};
}

Item item_of(const Entry& entry, int row) {
    const auto& [key, label, help] = entry.shown;
    return {key, 1, row, 0, std::string{std::string_view{label}}, help, entry.is_open};
}

void space_out(std::vector<Item>& items) {
    int row = first_row;
    for (Item& item : items) item.row = std::exchange(row, row + 2);
}

}  // namespace

std::vector<LauncherOffers::Game> games_with_rulebook(const LauncherOffers& offers) {
    std::vector<LauncherOffers::Game> games;
    std::ranges::copy_if(offers.games, std::back_inserter(games), [](const auto& game) {
        return game.rulebook.has_value();
    });
    return games;
}

// Groups keep their rows, whether all their entries are there or not, and a blank row between.
Menu launcher_menu(const LauncherOffers& offers) {
    Menu menu{.header = "PARLOR", .sub = "SELECT GAME", .has_quadrants = false};
    int row = first_row;
    for (const Group& group : groups_of(offers)) {
        for (const Entry& entry : group) {
            if (entry.is_there) menu.items.push_back(item_of(entry, row));
            ++row;
        }
        ++row;
    }
    if (menu.items.size() <= most_with_room_between) space_out(menu.items);
    return menu;
}

}  // namespace parlor::tui
