#include "tui/launcher/launcher_page.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>
#include <utility>

namespace parlor::tui {
namespace {

constexpr int first_row = 10;
constexpr std::size_t most_with_room_between = 7;

struct Entry {
    GameEntry shown;
    LauncherItem leads_to;
    bool is_there = true;
    ItemIs is = ItemIs::Open;
};
using Group = std::vector<Entry>;

Group games_of(const LauncherOffers& offers) {
    Group group{{{'c', "CONTINUE", "the game you left"}, LauncherItem::TakeUp, offers.left_game}};
    for (const LauncherOffers::Game& game : offers.games)
        group.push_back({game.entry, LauncherItem::Game, true, game.is});
    return group;
}

std::array<Group, 4> groups_of(const LauncherOffers& offers) {
    using enum LauncherItem;
    const bool has_rules = not games_with_rulebook(offers).empty();
    return {games_of(offers),
            Group{{{'l', "LOAD", "a saved game"}, Saved, offers.saved},
                  {{'r', "REPLAYS", "games seen again"}, Replays, offers.replays}},
            Group{{{'h', "HOW TO PLAY", "the rules"}, Rules, has_rules},
                  {{'o', "OPTIONS", "how you like it"}, Options},
                  {{'a', "ABOUT", "thanks, licence"}, About}},
            Group{{{'q', "QUIT", "leave the parlor"}, Quit}}};
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
        for (const auto& [shown, leads_to, is_there, is] : group) {
            const Binding binding{shown.key, 1, row++, shown.label, shown.help};
            if (is_there) menu.items.push_back(item_of(binding, is));
        }
        ++row;
    }
    if (menu.items.size() <= most_with_room_between) space_out(menu.items);
    return menu;
}

LauncherItem led_to(const LauncherOffers& offers, char key) {
    for (const Group& group : groups_of(offers))
        for (const Entry& entry : group)
            if (entry.shown.key == key) return entry.leads_to;
    assert(false);
    return LauncherItem::Quit;
}

}  // namespace parlor::tui
