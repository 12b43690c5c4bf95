#include "tui/setup/all_settings.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "rules/board/level_name.hpp"
#include "tui/setup/entry.hpp"
#include "tui/setup/guests.hpp"
#include "tui/setup/player_steps.hpp"

namespace parlor::tui::setup {
namespace {

constexpr int start_row = 9, last_choice_row = 22;
constexpr std::size_t most_on_one_page = 13;
constexpr std::size_t most_on_each_page = 10;  // when there are several: NEXT PAGE is in row 20
constexpr int longest_value = 14;

std::string level_word(const Players& players) {
    return players.levels.empty() ? upper(board::name_of(players.level)) : "MIXED";
}

std::string about_level(const Players& players) {
    if (not players.levels.empty()) return "Each computer has a level of its own";
    switch (players.level) {
        case board::Level::Zero: return "A beginner buys what it can";
        case board::Level::One: return "A trader plans and trades";
        case board::Level::Two: return "A master weighs everything";
    }
    return "";
}

// With as many of these computers as the game has seats for.
void seat_people_first(Players& players, int people, int computers) {
    people = std::min(people, players.most);
    const int fewest = std::max(0, players.fewest - people);
    seat(players, people, std::clamp(computers, fewest, players.most - people));
}

int people_in(const Players& players) { return static_cast<int>(people_among(players.sitters)); }

int here_in(const Players& players) { return static_cast<int>(people_here(players)); }

// The number `by` further on, of those in the range.
int stepped(int number, int by, NumberRange range) {
    return range.lowest + turned_value(number - range.lowest, by, range.highest - range.lowest + 1);
}

void step_people(Players& players, int by) {
    const int here = stepped(here_in(players), by, people_allowed(players));
    seat_people_first(players, here + guests_among(players), players.computers);
}

void step_guests(Players& players, int by) {
    const int here = here_in(players);
    players.guests = stepped(*players.guests, by, guests_allowed(players));
    seat_people_first(players, here + *players.guests, players.computers);
}

void step_computers(Players& players, int by) {
    seat(players, people_in(players), stepped(players.computers, by, computers_allowed(players)));
}

void step_level(Players& players, int by) {
    players.level =
        board::Level(turned_value(static_cast<int>(players.level), by, board::level_count));
    players.levels.clear();
    seat(players, people_in(players), players.computers);
}

// With the way on and the way back, which every page has; a blank row follows START where there is
// room for more choices.
void add_page(Menu& menu, int page, std::span<const Choice> choices, std::size_t most) {
    menu.items.push_back(item_of({'s', page, start_row, "START", "begin"}, ItemIs::Open));
    int row = start_row + (choices.size() < most ? 1 : 0);
    for (const Choice& choice : choices) {
        const Binding binding{choice.key, page, ++row, choice.label, "change it"};
        Item& item = menu.items.emplace_back(item_of(binding, ItemIs::Open));
        item.value = shortened(choice.value, longest_value);
        item.is_setting = not choice.value.empty();
    }
    Item& back = menu.items.emplace_back(item_of(way_back(last_choice_row + 1), ItemIs::Open));
    back.page = page;
}

// Each choice is one key away, also from another page.
void turn_to_page_of(const Menu& menu, MenuCursor& place, Key key) {
    const auto is_meant = [&](const Item& item) {
        return static_cast<char32_t>(item.key) == letter_of(key);
    };
    const auto found = std::ranges::find_if(menu.items, is_meant);
    const bool is_here = std::ranges::any_of(
        menu.items, [&](const Item& item) { return is_meant(item) and item.page == place.page; });
    if (found != menu.items.end() and not is_here) place.page = found->page;
}

}  // namespace

NumberRange people_allowed(const Players& players) {
    const int guests = guests_among(players);
    return {players.guests and guests == 0 ? 1 : 0, players.most - guests};
}

NumberRange guests_allowed(const Players& players) {
    const int here = here_in(players);
    return {here == 0 ? 1 : 0, players.most - here};
}

NumberRange computers_allowed(const Players& players) {
    const int people = people_in(players);
    return {std::max(0, players.fewest - people), players.most - people};
}

Menu all_settings_menu(std::string header, std::span<const Choice> choices) {
    Menu menu = pregame("ALL SETTINGS");
    menu.header = std::move(header);
    const bool fits = choices.size() <= most_on_one_page;
    const std::size_t most = fits ? most_on_one_page : most_on_each_page;
    for (int page = 1; not choices.empty(); ++page) {
        const auto count = std::min(most, choices.size());
        add_page(menu, page, choices.first(count), most);
        choices = choices.subspan(count);
    }
    return menu;
}

std::string about_selected(std::span<const Choice> choices, char key) {
    const auto found = std::ranges::find(choices, key, &Choice::key);
    return found == choices.end() ? std::string{about_start} : found->about;
}

MenuCursor place_of_item(const Menu& menu, char key) {
    const auto item = std::ranges::find(menu.items, key, &Item::key);
    if (item == menu.items.end()) return {};
    const auto seen = choosable_items(menu, item->page);
    const auto place = std::ranges::find(seen, key, &Item::key);
    return {item->page, static_cast<int>(place - seen.begin())};
}

OnAll press_all_settings(const Menu& menu, OnPage& ui, Key key) {
    turn_to_page_of(menu, ui.place, key);
    if (const auto turn = turned(menu, ui.place, key))
        return {OnAll::Does::Steps, turn->key, turn->by};
    const auto chosen = choose(menu, ui.place, key);
    if (not chosen and not is_arrow(key)) ui.refusal = no_such_key;
    if (not chosen or chosen == '.') return {OnAll::Does::Moves};
    const bool steps = key != Key::Enter and selected_item(menu, ui.place)->is_setting;
    return {steps ? OnAll::Does::Steps : OnAll::Does::Opens, *chosen, 1};
}

Notice help_on_all_settings(const Menu& menu) {
    return {.title = menu.header,
            .sub = "THE KEYS",
            .lines = {"RIGHT, ITS LETTER:",
                      "THE NEXT VALUE",
                      "LEFT: ONE BEFORE",
                      "ENTER ITS PAGE",
                      "S, ^G START",
                      "N NAMES, SIGNS",
                      "UP, DOWN CHOOSE",
                      "X, ESC BACK",
                      "^C LEAVE",
                      "^L REDRAW"},
            .tall = true};
}

void add_players(std::vector<Choice>& choices, const Players& players) {
    const int here = here_in(players);
    const char* const who =
        players.guests ? "You watch the others play" : "You watch the computers play";
    choices.push_back({'p',
                       "PEOPLE",
                       std::to_string(here),
                       here == 0 ? who : "People who play at this keyboard"});
    if (players.guests)
        choices.push_back({'u',
                           "GUESTS",
                           std::to_string(*players.guests),
                           "People who come from other terminals"});
    choices.push_back(
        {'c', "COMPUTERS", std::to_string(players.computers), "Computers play in the last seats"});
    choices.push_back({'l', "LEVEL", level_word(players), about_level(players)});
    choices.push_back({'n', "NAMES", "", "The colours, names and signs of people"});
}

bool step_players(Players& players, char key, int by) {
    switch (key) {
        case people_key: step_people(players, by); return true;
        case guests_key: step_guests(players, by); return true;
        case computers_key: step_computers(players, by); return true;
        case level_key: step_level(players, by); return true;
        default: return false;
    }
}

void fit_seats(Players& players) {
    const int seats = static_cast<int>(players.sitters.size());
    if (players.guests)
        return seat_so_many(players, std::clamp(seats, players.fewest, players.most));
    const int people = players.sitters.empty() ? 1 : people_in(players);
    seat_people_first(players, people, players.computers);
}

std::string_view open_players(Players& players, char key) {
    const bool is_about_levels = key == level_key;
    if (is_about_levels and players.computers == 0) return "No computers play";
    if (not is_about_levels and here_in(players) == 0)
        return players.guests ? "Nobody plays at this keyboard" : "Only computers play";
    players.first = is_about_levels ? PlayersStep::Level : PlayersStep::Colours;
    turn_to(players, players.first);
    return "";
}

}  // namespace parlor::tui::setup
