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

constexpr std::array count_keys{
    Binding{'2', 1, 10, "2 PLAYERS", "two players"},
    Binding{'3', 1, 12, "3 PLAYERS", "three players"},
    Binding{'4', 1, 14, "4 PLAYERS", "four players"},
    Binding{'5', 1, 16, "5 PLAYERS", "five players"},
    Binding{'6', 1, 18, "6 PLAYERS", "six players"},
    back,
};

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

// For questions that are asked at the table, too, where the board is shown.
Menu asked(Menu menu, const Binding& no, const Binding& yes, const Binding& way_back) {
    const std::array keys{no, yes, way_back};
    menu.has_quadrants = false;
    menu.items = items_of(keys, [](char) { return true; });
    return menu;
}

// The last item leaves no people, only computers.
Menu computers_menu(const SetupUi& ui) {
    Menu menu = plain("SET CPU PLAYERS", {});
    const int seats = static_cast<int>(ui.sitters.size());
    for (int count = 0; count <= seats; ++count)
        menu.items.push_back({static_cast<char>('0' + count),
                              1,
                              10 + 2 * count,
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
        case SetupStep::Wait:
            return asked(prompt_window(), prompt_no, prompt_yes, back_to_launcher);
        case SetupStep::Jump: return asked(movement_window(), movement_no, movement_yes, back);
        case SetupStep::Count: return plain("SET PLAYER COUNT", count_keys);
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
