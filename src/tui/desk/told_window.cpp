#include "tui/desk/told_window.hpp"

namespace parlor::tui::desk {

int first_told_row(std::size_t players) { return players > 7 ? 10 : 9; }

std::size_t told_rows(std::size_t players) {
    return static_cast<std::size_t>(last_told_row + 1) -
           static_cast<std::size_t>(first_told_row(players));
}

}  // namespace parlor::tui::desk
