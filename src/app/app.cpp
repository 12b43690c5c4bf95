#include "app/app.hpp"

#include <utility>

#include "app/dominoes/room.hpp"
#include "app/keeping.hpp"
#include "app/property/room.hpp"
#include "app/replay_room.hpp"
#include "canvas/letters.hpp"
#include "library/data_folder.hpp"
#include "tui/dominoes/rulebook.hpp"
#include "tui/launcher/title_screen.hpp"
#include "tui/property/board/backdrop.hpp"
#include "tui/property/rulebook.hpp"
#include "tui/trouble.hpp"

namespace parlor::tui {
namespace {

Result<std::shared_ptr<const rules::Edition>> load_edition(std::string_view game_id) {
    const library::DataFolders folders = library::data_folders();
    const auto mode = folders.mode(game_id);
    if (not mode) return mode.error();
    return folders.edition(*mode);
}

bool is_only_for_terminal(Key key) { return key == Key::Redraw or key == Key::Resized; }

}  // namespace

App::App(table::Place& place, AppNeeds needs)
    : place_{&place}, needs_{std::move(needs)}, over_all_{place, needs_, ear_} {
    launcher_.options = needs_.options;
    launcher_.rulebooks = {property_rulebook, domino::rulebook};
    ear_.hear(Heard::Intro);
    if (needs_.trouble)
        launcher_.notices.push_back(trouble_notice("OPTIONS", needs_.trouble->what));
    if (const auto cleared = needs_.tidy ? needs_.tidy() : std::nullopt)
        launcher_.notices.push_back(trouble_notice("CLEARED AWAY", *cleared));
    auto edition = load_edition(property_game_id);
    launcher_.offers.property = edition.ok();
    if (edition)
        edition_ = std::move(*edition);
    else
        launcher_.notices.push_back(trouble_notice("NO GAME", edition.error().what));
    if (needs_.door == Door::Dominoes) sit_down_to_dominoes();
    if (needs_.replay) watch(*std::exchange(needs_.replay, std::nullopt));
}

void App::watch(table::LoadedReplay loaded) {
    if (loaded.replay) return enter(std::make_unique<ReplayRoom>(room_needs(), std::move(loaded)));
    launcher_.notices.push_back(trouble_notice("NO REPLAY", loaded.complaint));
    come_to_launcher();
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

// Updates the room, as a script, or another app at this place, may have created or left the table.
void App::sync() {
    const bool was_at_table = std::exchange(is_at_table_, place_->table != nullptr);
    if (was_at_table and not is_at_table_) leave_lost_table();
    if (not is_at_table_) return;
    if (not room_ or not room_->is_for(*place_->table))
        if (auto room = room_for(*place_->table)) enter(std::move(room));
    if (room_) room_->sync();
}

void App::press(Key key) {
    sync();
    if (is_only_for_terminal(key)) return;
    if (not over_all_.press(key)) press_where_we_are(key);
    if (const auto loses = over_all_.take_losing()) *loses ? leave_room() : room_->stay();
    if (ear_.is_silent()) ear_.hear(Heard::Ding);
    is_at_table_ = place_->table != nullptr;
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
    if (place_->table and not room_->is_for(*place_->table)) return play_on();
    if (not room_->is_left()) return;
    if (over_all_.is_game_unkept())
        over_all_.ask_to_lose_game();
    else
        leave_room();
}

void App::leave_room() {
    leave_table();
    room_.reset();
    come_to_launcher();
}

void App::leave_lost_table() {
    leave_room();
    over_all_.tell(trouble_notice("NO GAME", "the table was left elsewhere"));
}

// Continues a replay as a game: its table is in the Place, and gets a room.
void App::play_on() {
    sync();
    room_->go_on();
}

// Offers an unfinished game first, and shows the messages about it once.
void App::come_to_launcher() {
    at_ = At::Launcher;
    if (auto notice = news_of_file(needs_)) over_all_.tell(std::move(*notice));
    const auto news = needs_.left_game ? needs_.left_game() : table::Keeper::News{};
    launcher_.offers.left_game = news.is_there;
    launcher_.menu = {};
    look_at_shelves();
    for (const std::string& words : news.told)
        if (told_.insert(words).second) over_all_.tell(trouble_notice("GAME YOU LEFT", words));
}

void App::take_up_left_game() {
    place_->table = needs_.take_up();
    if (not place_->table) {
        launcher_.notices.push_back(trouble_notice("NO GAME", "it is played elsewhere now"));
        return come_to_launcher();
    }
    play_on();
}

void App::type(std::string_view text) {
    for (const char32_t letter : letters(text)) press(key_of(letter));
}

void App::press_launcher(Key key) {
    switch (tui::press(launcher_, key, ear_)) {
        case LauncherWish::Nothing: break;
        case LauncherWish::Leave: is_left_ = true; break;
        case LauncherWish::KeepOptions: keep_options(); break;
        case LauncherWish::TakeUp: take_up_left_game(); break;
        case LauncherWish::PlayProperty:
            if (edition_) enter(std::make_unique<PropertyRoom>(room_needs(), edition_));
            break;
        case LauncherWish::OpenSaved: open_shelf(Shelf::Saved); break;
        case LauncherWish::OpenReplays: open_shelf(Shelf::Replays); break;
        case LauncherWish::Load: load_kept(); break;
        case LauncherWish::Replay: watch_kept(); break;
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
