#include "tui/launcher/launcher_page.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>

namespace parlor::tui {
namespace {

constexpr int first_row = 10, quit_row = 22;

struct Entry {
    GameEntry shown;
    LedTo leads_to;
    bool begins_group = false;  // with an empty row above
};
using Page = std::vector<Entry>;

// Why an item is dark; empty when the item has everything that it needs.
constexpr std::string_view unless(bool is_there, std::string_view why_not) {
    return is_there ? std::string_view{} : why_not;
}

std::string_view why_dark(const LauncherOffers::Offered& game) {
    return unless(game.is == ItemIs::Open, "Its files cannot be read");
}

Entry at_once(const LauncherOffers& offers) {
    return {{'g', "QUICK GAME", "begin now"},
            {LauncherItem::AtOnce,
             offers.at_once ? why_dark(offers.games[*offers.at_once]) : "No game begins at once"}};
}

Entry edit(const LauncherOffers& offers) {
    return {{'e', "EDIT A MODE", "your rules"},
            {LauncherItem::Edit,
             offers.edited ? why_dark(offers.games[*offers.edited]) : "No game here has modes"},
            true};
}

Page games_page(const LauncherOffers& offers) {
    using enum LauncherItem;
    Page page;
    page.reserve(offers.games.size() + 4);
    page.push_back(at_once(offers));
    page.push_back({{'c', "CONTINUE", "play on"},
                    {Resume, unless(offers.unfinished_game, "No game to resume")}});
    for (const LauncherOffers::Offered& game : offers.games)
        page.push_back({game.entry, {Game, why_dark(game)}, &game == &offers.games.front()});
    page.push_back({{'s', "SHARED GAMES", "with friends"}, {Tables, offers.why_no_tables}});
    const bool has_rules = not games_with_rulebook(offers).empty();
    page.push_back({{'h', "HOW TO PLAY", "the rules"},
                    {Rules, unless(has_rules, "No game here has rules to read")},
                    true});
    return page;
}

Page shelves_page(const LauncherOffers& offers) {
    using enum LauncherItem;
    return {{{'l', "LOAD", "saved games"}, {Saved, unless(offers.saved, "No game to load")}},
            {{'r', "REPLAYS", "old games"}, {Replays, unless(offers.replays, "No game to watch")}},
            {{'b', "RESULTS", "past results"}, {Results, unless(offers.results, "No results yet")}},
            edit(offers),
            {{'o', "OPTIONS", "preferences"}, {Options}, true},
            {{'a', "ABOUT", "with thanks"}, {About}}};
}

std::array<Page, 2> pages_of(const LauncherOffers& offers) {
    return {games_page(offers), shelves_page(offers)};
}

constexpr Binding quit{'q', 1, quit_row, "QUIT", "leave Parlor"};

void add_page(Menu& menu, int number, const Page& page) {
    int row = first_row;
    for (const auto& [shown, leads_to, begins_group] : page) {
        row += begins_group ? 1 : 0;
        const Binding binding{shown.key, number, row++, shown.label, shown.help};
        menu.items.push_back(item_of(binding, open_if(leads_to.why_not.empty())));
    }
}

}  // namespace

std::vector<LauncherOffers::Offered> games_with_rulebook(const LauncherOffers& offers) {
    std::vector<LauncherOffers::Offered> games;
    std::ranges::copy_if(offers.games, std::back_inserter(games), [](const auto& game) {
        return game.rulebook.has_value();
    });
    return games;
}

Menu launcher_menu(const LauncherOffers& offers) {
    const auto pages = pages_of(offers);
    Menu menu{.header = "PARLOR", .sub = "MAIN MENU", .has_quadrants = false};
    menu.items.reserve(pages[0].size() + pages[1].size() + 1);
    int number = 0;
    for (const Page& page : pages) add_page(menu, ++number, page);
    menu.items.push_back(item_of(quit, ItemIs::Open));
    return menu;
}

MenuCursor first_place(const LauncherOffers& offers) {
    constexpr int below_at_once = 1;
    return offers.unfinished_game ? MenuCursor{1, below_at_once} : MenuCursor{};
}

LedTo led_to(const LauncherOffers& offers, char key) {
    if (key == quit.key) return {LauncherItem::Quit};
    for (const Page& page : pages_of(offers))
        for (const Entry& entry : page)
            if (entry.shown.key == key) return entry.leads_to;
    assert(false);
    return {LauncherItem::Quit};
}

}  // namespace parlor::tui
