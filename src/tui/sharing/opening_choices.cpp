#include "tui/sharing/opening_choices.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "canvas/letters.hpp"
#include "tui/setup/list_page.hpp"

namespace parlor::tui {
namespace {

using Access = OpeningChoices::Access;
using setup::Choice;

constexpr int access_count = 3, level_count = 3;

struct Switch {
    char key;
    std::string_view label;
    bool OpeningChoices::*is_on;
    std::string_view about;
};
constexpr std::array switches{
    Switch{'t', "TAKE BACK", &OpeningChoices::takes_back, "Moves are taken back if all agree"},
    Switch{'h', "HINTS", &OpeningChoices::has_hints, "Players may ask for hints"},
    Switch{'r', "REASONS", &OpeningChoices::explains, "Computers' reasons can be seen by all"},
    Switch{'w', "WATCHERS", &OpeningChoices::has_watchers, "People without a seat may watch"},
};

std::string_view label_of(Access access) {
    switch (access) {
        case Access::Everybody: return "EVERYBODY";
        case Access::Word: return "BY WORD";
        case Access::Users: return "BY NAME";
    }
    return "";
}

std::string_view about(Access access) {
    switch (access) {
        case Access::Everybody: return "Everybody who reaches the host may come";
        case Access::Word: return "Whoever knows a word, which you type later";
        case Access::Users: return "Only the users that you name may come";
    }
    return "";
}

}  // namespace

std::vector<Choice> rows_of(const OpeningChoices& choices) {
    std::vector<Choice> rows{
        {'g', "GAME", upper(choices.game), "What is played"},
        {'n', "NAME", choices.name, "The table's name; it has a number, too"},
        {'c', "COME", std::string{label_of(choices.access)}, std::string{about(choices.access)}}};
    if (choices.access == Access::Users)
        rows.push_back({'u',
                        "USERS",
                        std::to_string(choices.users.size()),
                        "Their logins, with blanks between them"});
    for (const Switch& each : switches)
        rows.push_back(
            {each.key, each.label, choices.*each.is_on ? "YES" : "NO", std::string{each.about}});
    rows.push_back(
        {'l', "LEVEL", std::to_string(choices.level), "Of computers in free seats: 2 is the best"});
    return rows;
}

void step_row(OpeningChoices& choices, std::span<const std::string> games, char key, int by) {
    switch (key) {
        case 'g': choices.game = next_in_list(games, {}, choices.game, by); break;
        case 'c':
            choices.access =
                Access(turned_value(static_cast<int>(choices.access), by, access_count));
            break;
        case 'l': choices.level = turned_value(choices.level, by, level_count); break;
        default: {
            bool& is_on = choices.*std::ranges::find(switches, key, &Switch::key)->is_on;
            is_on = not is_on;
        }
    }
}

}  // namespace parlor::tui
