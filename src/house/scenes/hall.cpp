#include "house/scenes/hall.hpp"

#include <utility>

namespace parlor::house {

Hall::Hall(const Tables& tables,
           const std::string& run_by,
           const User& user,
           Terminal& terminal,
           std::string refusal)
    : tables_{&tables},
      user_{&user},
      terminal_{&terminal},
      ui_{.tables = {}, .host = run_by, .refusal = std::move(refusal)} {
    refill(ui_, tables.lines_for(user));
}

Wish Hall::press(tui::Key key, wire::Showing seen) {
    if (key == tui::Key::Interrupt) return GoHome{};
    if (terminal_->is_late(seen) or not terminal_->has_room()) return GoOn{};
    switch (tui::press(ui_, key, sounds_)) {
        case tui::TablesWish::Nothing: break;
        case tui::TablesWish::Join: return JoinTable{ui_.chosen};
        case tui::TablesWish::Watch: return WatchTable{ui_.chosen};
        case tui::TablesWish::Open: return SetUp{};
        case tui::TablesWish::Back: return GoHome{};
    }
    return GoOn{};
}

std::vector<wire::FromHost> Hall::news() {
    refill(ui_, tables_->lines_for(*user_));
    tui::Canvas canvas;
    draw_tables(canvas, ui_);
    return terminal_->news(sounds_.take(), canvas);
}

}  // namespace parlor::house
