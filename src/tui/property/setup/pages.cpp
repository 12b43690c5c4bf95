#include "tui/property/setup/pages.hpp"

#include <algorithm>
#include <array>

#include "canvas/letters.hpp"
#include "tui/preferences.hpp"
#include "tui/property/board/icons.hpp"
#include "tui/property/setup/house_rules.hpp"

namespace parlor::tui {
namespace {

constexpr Binding back_to_launcher{'x', 1, 22, "BACK", "to the launcher"};
constexpr Binding back{'x', 1, 22, "BACK", "the page before"};

// From two players on.
constexpr std::array so_many_players{"two players",
                                     "three players",
                                     "four players",
                                     "five players",
                                     "six players",
                                     "seven players",
                                     "eight players"};
static_assert(so_many_players.size() == max_seats - 1);

constexpr std::array level_keys{
    Binding{'0', 1, 10, "BEGINNER", "buys what it can"},
    Binding{'1', 1, 12, "TRADER", "plans and trades"},
    Binding{'2', 1, 14, "MASTER", "weighs everything"},
    back,
};

constexpr std::array colour_keys{
    Binding{'0', 1, 10, "RED", "red"},
    Binding{'1', 1, 11, "PURPLE", "purple"},
    Binding{'2', 1, 12, "GREEN", "green"},
    Binding{'3', 1, 13, "BLUE", "blue"},
    Binding{'4', 1, 14, "YELLOW", "yellow"},
    Binding{'5', 1, 15, "ORANGE", "orange"},
    Binding{'6', 1, 16, "BROWN", "brown"},
    Binding{'7', 1, 17, "PINK", "pink"},
    Binding{'8', 1, 18, "LIGHT GREEN", "light green"},
    Binding{'9', 1, 19, "LIGHT BLUE", "light blue"},
    back,
};

constexpr std::array funds_keys{
    Binding{'0', 1, 10, "$1500 NORMAL", "as usual"},
    Binding{'1', 1, 12, "$1000 LOW", "a hard start"},
    Binding{'2', 1, 14, "$2000 HIGH", "an easy start"},
    back,
};

Menu plain(std::string sub, std::span<const Binding> keys) {
    Menu menu{.header = "PREGAME CONFIG", .sub = std::move(sub), .has_quadrants = false};
    menu.items = items_of(keys, [](char) { return true; });
    return menu;
}

// For pages that do not show the board.
Menu without_quadrants(Menu menu) {
    menu.has_quadrants = false;
    return menu;
}

// Two rows apart as long as they fit so.
int row_of(int item, int items) {
    constexpr int first_row = 10, most_two_apart = 7;
    return first_row + item * (items > most_two_apart ? 1 : 2);
}

Menu count_menu(const SetupUi& ui) {
    Menu menu = plain("SET PLAYER COUNT", {});
    const int counts = ui.most_seats - ui.fewest_seats + 1;
    for (int count = ui.fewest_seats; count <= ui.most_seats; ++count)
        menu.items.push_back({static_cast<char>('0' + count),
                              1,
                              row_of(count - ui.fewest_seats, counts),
                              0,
                              std::to_string(count) + " PLAYERS",
                              so_many_players[static_cast<std::size_t>(count) - 2],
                              true});
    menu.items.push_back({'x', 1, 22, 0, "BACK", "the page before", true});
    return menu;
}

// The last item leaves no people, only computers.
Menu computers_menu(const SetupUi& ui) {
    Menu menu = plain("SET CPU PLAYERS", {});
    const int seats = static_cast<int>(ui.sitters.size());
    for (int count = 0; count <= seats; ++count)
        menu.items.push_back({static_cast<char>('0' + count),
                              1,
                              row_of(count, seats + 1),
                              0,
                              count == 0   ? "NONE"
                              : count == 1 ? "1 COMPUTER"
                                           : std::to_string(count) + " COMPUTERS",
                              count == 0       ? "people only"
                              : count == seats ? "you watch"
                                               : "in the last seats",
                              true});
    menu.items.push_back({'x', 1, 23, 0, "BACK", "the page before", true});
    return menu;
}

Menu names_menu(const SetupUi& ui) {
    Menu menu = plain("SET PLAYER NAME", {});
    menu.words = {{10, "PLAYER " + std::to_string(ui.who + 1) + ":"},
                  {12, ui.typed + "_", on_white, 1},
                  {16, "ENTER - TAKE IT"},
                  {18, "UP    - BACK"}};
    return menu;
}

Menu colours_menu(const SetupUi& ui) {
    Menu menu = plain("SET PLAYER COLOUR", colour_keys);
    const auto taken = [&](const Item& item) {
        return std::any_of(ui.sitters.begin(),
                           ui.sitters.begin() + static_cast<std::ptrdiff_t>(ui.who),
                           [&](const rules::Sitter& sitter) {
                               return static_cast<int>(sitter.colour) == item.key - '0';
                           });
    };
    menu.items.erase(std::remove_if(menu.items.begin(), menu.items.end(), taken), menu.items.end());
    for (Item& item : menu.items)
        if (item.key != 'x') item.paper = ink_of(static_cast<rules::Colour>(item.key - '0'));
    menu.words = {{9, upper(ui.sitters[ui.who].name) + ":"}};
    return menu;
}

Menu deeds_menu(const SetupUi& ui, const rules::Board& board) {
    Menu menu = plain("STARTING DEEDS", {});
    const int most =
        most_deeds_dealt(board, ui.rules.start_money, static_cast<int>(ui.sitters.size()));
    for (int count = 0; count <= most; ++count)
        menu.items.push_back({static_cast<char>('0' + count),
                              1,
                              10 + 2 * count,
                              0,
                              count == 0   ? "NONE"
                              : count == 1 ? "1 DEED"
                                           : std::to_string(count) + " DEEDS",
                              "dealt and paid for",
                              true});
    menu.items.push_back({'x', 1, 22, 0, "BACK", "the page before", true});
    return menu;
}

}  // namespace

Menu menu_of(const SetupUi& ui, const rules::Board& board) {
    switch (ui.step) {
        case SetupStep::Wait: return without_quadrants(ask_for_prompt(back_to_launcher));
        case SetupStep::Jump: return without_quadrants(ask_for_movement(back));
        case SetupStep::Count: return count_menu(ui);
        case SetupStep::Computers: return computers_menu(ui);
        case SetupStep::Level: return plain("SET CPU LEVEL", level_keys);
        case SetupStep::Names: return names_menu(ui);
        case SetupStep::Colours: return colours_menu(ui);
        case SetupStep::Funds: return plain("SET START FUNDS", funds_keys);
        case SetupStep::HouseRules: return house_rules_menu(rules::options(), ui.rules);
        case SetupStep::Deeds: return deeds_menu(ui, board);
    }
    return {};
}

Notice help_on(const SetupUi& ui, const rules::Board& board) {
    const Menu menu = menu_of(ui, board);
    if (ui.step != SetupStep::Names) return tui::help_on(menu);
    return {.title = menu.sub,
            .sub = "THE KEYS",
            .lines = {"LETTERS, BACKSPACE", "ENTER TAKE IT", "UP, ESC BACK"},
            .tall = true};
}

}  // namespace parlor::tui
