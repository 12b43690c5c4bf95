// Entries of the pages of set-up: one table for each page, with a row for each key.
#pragma once

#include <span>

#include "tui/property/setup/setup_screen.hpp"
#include "tui/property/setup/steps.hpp"

namespace parlor::tui::setup {

struct Entry {
    Binding binding;
    SetupWish (*choose)(SetupUi& ui, int number);
    int number = 0;  // what is chosen

    // Nothing: always there, and the same whatever was chosen before.
    bool (*is_there)(const SetupUi& ui, const rules::Board& board, int number) = nullptr;
    void (*adapt)(Item& item, const SetupUi& ui, int number) = nullptr;
};

struct Page {
    Menu (*window)(const SetupUi& ui);  // without its items
    std::span<const Entry> entries = {};
};

[[nodiscard]] inline SetupWish go_back(SetupUi& ui, int /*number*/) { return back(ui); }

constexpr Entry way_back(int row, std::string_view help = "the page before") {
    return {{'x', 1, row, "BACK", help}, go_back};
}

[[nodiscard]] inline Menu pregame(std::string sub) {
    return {.header = "PREGAME CONFIG", .sub = std::move(sub), .has_quadrants = false};
}

// About the game (game_pages.cpp), its players (player_pages.cpp) and how well computers play
// (level_pages.cpp); about settings (settings_pages.cpp).
extern const Page funds, deeds;
extern const Page count, computers, colours, names, tokens;
extern const Page level, own_level;
extern const Page save_as, save_over, new_name, delete_settings;

[[nodiscard]] MenuCursor place_of_funds(const SetupUi& ui);   // the sum that was chosen last
[[nodiscard]] MenuCursor place_of_colour(const SetupUi& ui);  // the one that the person has

}  // namespace parlor::tui::setup
