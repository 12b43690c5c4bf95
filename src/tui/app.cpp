#include "tui/app.hpp"

#include <utility>

#include "library/data_folder.hpp"
#include "tui/app_domino.hpp"
#include "tui/app_property.hpp"
#include "tui/launcher/backdrop.hpp"
#include "tui/launcher/title_screen.hpp"
#include "tui/letters.hpp"
#include "tui/trouble.hpp"

namespace parlor::tui {
namespace {

Result<std::shared_ptr<const rules::Edition>> load_edition(std::string_view game_id) {
    const library::DataFolders folders = library::data_folders();
    const auto mode = folders.mode(game_id);
    if (not mode) return mode.error();
    return folders.edition(*mode);
}

bool is_only_for_terminal(Key key) {
    return key == Key::Redraw or key == Key::Resized or key == Key::Unknown;
}

}  // namespace

App::App(table::Place& place, AppNeeds needs)
    : place_{&place}, needs_{std::move(needs)}, over_all_{place, needs_} {
    launcher_.options = needs_.options;
    ear_.hear(Heard::Intro);
    if (needs_.trouble)
        launcher_.notices.push_back(trouble_notice("OPTIONS", needs_.trouble->what));
    auto edition = load_edition(property_game_id);
    launcher_.offers.property = edition.ok();
    if (edition)
        edition_ = std::move(*edition);
    else
        launcher_.notices.push_back(trouble_notice("NO GAME", edition.error().what));
    if (needs_.door == Door::Dominoes) sit_down_to_dominoes();
}

void App::sit_down_to_dominoes() {
    auto room = std::make_unique<DominoRoom>(room_needs());
    room->begin();
    enter(std::move(room));
}

std::unique_ptr<Room> App::room_for(table::GameTable& table) {
    if (property_session(table) != nullptr)
        return std::make_unique<PropertyRoom>(room_needs(), edition_);
    if (domino_session(table) != nullptr) return std::make_unique<DominoRoom>(room_needs());
    return nullptr;
}

void App::enter(std::unique_ptr<Room> room) {
    room_ = std::move(room);
    at_ = At::Room;
}

// A script may have set up a table by itself.
void App::sync() {
    if (not place_->table) return;
    if (not room_ or not room_->is_for(*place_->table))
        if (auto room = room_for(*place_->table)) enter(std::move(room));
    if (room_) room_->sync();
}

void App::press(Key key) {
    sync();
    if (is_only_for_terminal(key)) return;
    if (not over_all_.press(key)) press_where_we_are(key);
    if (ear_.is_silent()) ear_.hear(Heard::Ding);
}

void App::press_where_we_are(Key key) {
    switch (at_) {
        case At::Title: come_to_launcher(); break;
        case At::Launcher: press_launcher(key); break;
        case At::Room: press_room(key); break;
    }
}

void App::press_room(Key key) {
    room_->press(key);
    if (not room_->is_left()) return;
    leave_table();
    room_.reset();
    come_to_launcher();
}

// A game that was left is offered first.
void App::come_to_launcher() {
    at_ = At::Launcher;
    const auto left = needs_.left_game ? needs_.left_game() : std::nullopt;
    launcher_.offers.left_game = left.has_value();
    launcher_.menu = {};
    look_at_shelves();
    if (left and not left->empty())
        launcher_.notices.push_back(trouble_notice("GAME YOU LEFT", *left));
}

void App::take_up_left_game() {
    if (auto table = needs_.take_up()) return go_on_with(std::move(table));
    launcher_.notices.push_back(trouble_notice("NO GAME", "it is played elsewhere now"));
    come_to_launcher();
}

void App::go_on_with(std::unique_ptr<table::GameTable> table) {
    place_->table = std::move(table);
    sync();
    room_->go_on();
}

void App::type(std::string_view text) {
    for (const char32_t letter : letters(text)) press(key_of(letter));
}

void App::press_launcher(Key key) {
    switch (tui::press(launcher_, key)) {
        case LauncherWish::Nothing: break;
        case LauncherWish::Leave: is_left_ = true; break;
        case LauncherWish::KeepOptions: keep_options(); break;
        case LauncherWish::TakeUp: take_up_left_game(); break;
        case LauncherWish::PlayProperty:
            if (edition_) enter(std::make_unique<PropertyRoom>(room_needs(), edition_));
            break;
        case LauncherWish::Load: load_kept(); break;
        case LauncherWish::Replay: break;  // its room is not built yet
        case LauncherWish::Forget: forget_kept(); break;
        case LauncherWish::PlayDominoes: enter(std::make_unique<DominoRoom>(room_needs())); break;
    }
}

void App::keep_options() {
    if (not needs_.keep_options) return;
    if (const auto trouble = needs_.keep_options(launcher_.options))
        launcher_.notices.push_back(trouble_notice("NOT KEPT", trouble->what));
}

void App::leave_table() {
    if (const auto trouble = tui::leave_table(needs_, *place_))
        launcher_.notices.push_back(trouble_notice("NOT ON DISK", trouble->what));
}

void App::tick(int milliseconds) {
    sync();
    if (room_ and not over_all_.is_open()) room_->tick(milliseconds);
}

std::optional<int> App::next_tick() const {
    return room_ and not over_all_.is_open() ? room_->next_tick() : std::nullopt;
}

Canvas App::canvas() {
    sync();
    Canvas canvas = canvas_where_we_are();
    over_all_.draw(canvas);
    return canvas;
}

Canvas App::canvas_where_we_are() const {
    if (at_ == At::Room) return room_->canvas();
    Canvas canvas = backdrop(at_ == At::Launcher ? nullptr : edition_.get());
    if (at_ == At::Title)
        draw_title(canvas);
    else
        draw_launcher(canvas, launcher_);
    return canvas;
}

}  // namespace parlor::tui
