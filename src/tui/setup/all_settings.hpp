// ALL SETTINGS: the first page of setting up a game round a board, with every choice on a row of its
// own, and a game that begins with them.
//
// Source:  U-10.6, U-10.1, T-2.2.
// Choices: S begins here; settings are saved (U-7.1) on the page that K opens. A choice's letter and
//          Right step its value on, Left steps it back, and Enter opens its page, if it has one.
//          Guests are U, as in other games G is a house rule. With 14 choices, in a shared game of
//          Blitz, the way back is in the lower line of the frame.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/number_range.hpp"
#include "tui/menu.hpp"
#include "tui/setup/on_page.hpp"
#include "tui/setup/players.hpp"

namespace parlor::tui::setup {

inline constexpr char start_key = 's', all_back = 'x';
inline constexpr char board_key = 'b';
inline constexpr char people_key = 'p', guests_key = 'u', computers_key = 'c', level_key = 'l';
inline constexpr char names_key = 'n';
inline constexpr std::string_view about_start = "S begins with what stands here";

struct Choice {
    char key;
    std::string_view label;
    std::string value;  // empty: only its page shows it
    std::string about;  // what it is, in two lines of width_of_about
};

[[nodiscard]] Menu all_settings_menu(std::string header, std::span<const Choice> choices);

// What the page says about the selected item.
[[nodiscard]] std::string about_selected(std::span<const Choice> choices, char key);

// The place of the item with this key; the first place if there is none.
[[nodiscard]] MenuCursor place_of_item(const Menu& menu, char key);

// What a key does on the page: it steps a choice by `by`, opens the page of an item, or moves.
struct OnAll {
    enum class Does : std::uint8_t { Moves, Steps, Opens } does;
    char key = 0;
    int by = 0;
};
[[nodiscard]] OnAll press_all_settings(const Menu& menu, OnPage& ui, Key key);

[[nodiscard]] Notice help_on_all_settings(const Menu& menu);

// How many people may be at this keyboard, how many guests beside them, and how many computers.
[[nodiscard]] NumberRange people_allowed(const Players& players);
[[nodiscard]] NumberRange guests_allowed(const Players& players);
[[nodiscard]] NumberRange computers_allowed(const Players& players);

// The choices of players: how many people, guests and computers, the computers' level, and names.
void add_players(std::vector<Choice>& choices, const Players& players);
// Whether the key is that of people, guests, computers or level.
bool step_players(Players& players, char key, int by);

// As many people, guests and computers as were chosen, within the game's limits; at first one
// person.
void fit_seats(Players& players);

// Opens the page of levels, or of colours, names and signs, by itself. Where there is nobody to choose
// for, opens nothing and returns why.
[[nodiscard]] std::string_view open_players(Players& players, char key);

}  // namespace parlor::tui::setup
