#include "house/scenes/hall.hpp"

#include <utility>

#include "app/results_book.hpp"
#include "house/host_results.hpp"

namespace parlor::house {

Hall::Hall(const Tables& tables,
           const HouseNeeds& needs,
           const User& user,
           Terminal& terminal,
           std::string refusal)
    : tables_{&tables},
      needs_{&needs},
      user_{&user},
      terminal_{&terminal},
      ui_{.tables = {}, .host = needs.run_by, .refusal = std::move(refusal)} {
    refill(ui_, tables.lines_for(user));
}

Wish Hall::press(tui::Key key, wire::Showing seen) {
    if (key == tui::Key::Interrupt) return GoHome{};
    if (terminal_->is_late(seen) or not terminal_->has_room()) return GoOn{};
    if (results_) {
        press_results(key);
        return GoOn{};
    }
    switch (tui::press(ui_, key, sounds_)) {
        case tui::TablesWish::Nothing: break;
        case tui::TablesWish::Join: return JoinTable{ui_.chosen};
        case tui::TablesWish::Watch: return WatchTable{ui_.chosen};
        case tui::TablesWish::Open: return SetUp{};
        case tui::TablesWish::Results: open_results(); break;
        case tui::TablesWish::Back: return GoHome{};
    }
    return GoOn{};
}

void Hall::open_results() {
    const auto results = results_for(*needs_, *user_);
    if (not results)
        ui_.refusal = results.error().what;
    else if (results->games.empty())
        ui_.refusal = "No game has ended here yet";
    else
        results_ = {.book = tui::shared_results_book(needs_->games, *results)};
}

void Hall::press_results(tui::Key key) {
    if (std::exchange(help_on_results_, std::nullopt)) return sounds_.add(tui::SoundEffect::Dong);
    if (tui::letter_of(key) == U'?') help_on_results_ = help_on(*results_);
    if (tui::press(*results_, key, sounds_)) results_.reset();
}

tui::Canvas Hall::canvas() const {
    tui::Canvas canvas;
    if (not results_) {
        draw_tables(canvas, ui_);
        return canvas;
    }
    draw_book(canvas, *results_);
    if (help_on_results_) draw_notice(canvas, *help_on_results_);
    return canvas;
}

std::vector<wire::FromHost> Hall::news() {
    refill(ui_, tables_->lines_for(*user_));
    return terminal_->news(sounds_.take(), canvas());
}

}  // namespace parlor::house
