#include "app/app.hpp"

#include <utility>

#include "app/halves.hpp"
#include "canvas/letters.hpp"
#include "canvas/part.hpp"
#include "table/journal/journal_text.hpp"
#include "tui/launcher/title_screen.hpp"
#include "tui/trouble.hpp"

namespace parlor::tui {
namespace {

bool is_only_for_terminal(Key key) { return key == Key::Redraw or key == Key::Resized; }

}  // namespace

App::App(table::Place& place, AppNeeds needs, Outside& outside)
    : place_{&place},
      needs_{std::move(needs)},
      outside_{&outside},
      seed_{needs_.terms.seed},
      overlays_{place, needs_.cabinet, sounds_},
      launcher_{needs_, overlays_, sounds_} {
    sounds_.add(SoundEffect::Intro);
    if (needs_.trouble) launcher_.add_notice("OPTIONS", needs_.trouble->what);
    if (needs_.unkept) launcher_.add_notice("NOTHING IS KEPT", needs_.unkept->what);
    for (const GameBox& game : needs_.games)
        if (needs_.here.leads and game.backdrop != nullptr and not backdrop_)
            backdrop_ = game.backdrop();
    if (needs_.begins_with != nullptr) begin(*needs_.begins_with);
    if (needs_.replay)
        watch(*std::exchange(needs_.replay, std::nullopt), std::exchange(needs_.grown, {}));
}

RoomNeeds App::room_needs() {
    return {*place_,
            needs_.cabinet,
            *outside_,
            needs_.terms,
            seed_,
            launcher_.options(),
            sounds_,
            needs_.here};
}

void App::watch(table::LoadedReplay loaded, table::Grown grown) {
    if (loaded.replay) {
        auto stage = stage_for(needs_.games,
                               loaded.replay->table(),
                               {.options = launcher_.options(),
                                .sounds = sounds_,
                                .glyphs = needs_.terms.glyphs,
                                .is_open = not grown});
        tell_changes(loaded.replay->table());
        auto room = std::make_unique<ReplayRoom>(room_needs(), std::move(loaded), std::move(stage));
        if (grown) room->follow(std::move(grown));
        return enter(std::move(room), nullptr);
    }
    launcher_.add_notice("NO REPLAY", loaded.complaint);
    come_to_launcher();
}

void App::enter(const GameBox& game) {
    enter(needs_.here.leads ? launcher_.rooms_of(game).room(room_needs()) : game.seat(room_needs()),
          &game);
}

// Without its data the game cannot begin; the launcher says so.
void App::begin(const GameBox& game) {
    if (launcher_.rooms_of(game).trouble) return come_to_launcher();
    enter(game.begin(room_needs()), &game);
}

void App::edit(const GameBox& game) { enter(game.edit(room_needs()), nullptr); }

void App::enter(std::unique_ptr<Room> room, const GameBox* game) {
    launcher_.tidy();
    launcher_.close();
    review_.reset();
    room_ = std::move(room);
    game_ = game;
    at_ = At::Room;
}

const GameBox* App::game_here() const {
    return place_->table ? game_on(needs_.games, *place_->table) : nullptr;
}

// Updates the room: a script, or another app at this place, may have created or left the table.
void App::sync() {
    const bool was_at_table = std::exchange(is_at_table_, place_->table != nullptr);
    if (was_at_table and not is_at_table_) leave_lost_table();
    const GameBox* const game = game_here();
    if (game == nullptr) return;
    if (game != game_) enter(*game);
    room_->sync();
}

void App::press(Key key) {
    sync();
    if (is_only_for_terminal(key) or takes_as_paste(key)) return;
    if (key == Key::Save and not needs_.here.leads)
        return tell("SHARED TABLE", "this game is kept by its host");
    if (key == Key::Save and room_) room_->count_time();
    if (not overlays_.press(key)) press_where_we_are(key);
    if (room_ and room_->takes_wish_to_save()) {
        room_->count_time();
        (void)overlays_.press(Key::Save);
    }
    heed_losing();
    if (sounds_.is_silent()) sounds_.add(SoundEffect::Ding);
    is_at_table_ = place_->table != nullptr;
}

void App::heed_losing() {
    if (const auto loses = overlays_.take_losing()) *loses ? leave_room() : room_->stay();
}

void App::press_unseen(Key key) {
    const bool is_paste = key == Key::PasteStart or key == Key::PasteEnd;
    if (key == Key::Interrupt or is_paste) return press(key);
    if (not is_pasting_) overlays_.answer_in_words(key);
    heed_losing();
}

std::optional<Letters> App::text_field() const {
    if (overlays_.is_open()) return overlays_.text_field();
    return room_ ? room_shown()->text_field() : std::nullopt;
}

// True for keys of a paste that are not for an open text field; such keys count nowhere. A notice
// says so, unless the player already has something to read. Source: U-5.4.
bool App::takes_as_paste(Key key) {
    if (key == Key::PasteStart and not text_field() and not overlays_.is_open())
        overlays_.tell({.title = "PASTE",
                        .sub = "",
                        .lines = {"ONLY NAMES AND SUMS", "CAN BE PASTED; THIS", "WAS DROPPED"}});
    const bool is_mark = key == Key::PasteStart or key == Key::PasteEnd;
    if (is_mark) is_pasting_ = key == Key::PasteStart;
    if (is_mark or not is_pasting_) return is_mark;
    const auto field = text_field();
    return not field or (*field != Letters::Any and not takes(*field, letter_of(key)));
}

void App::press_unhurried(Key key) {
    sync();
    const int keys_ignored_for =
        room_ and not overlays_.is_open() ? room_shown()->keys_ignored_for() : 0;
    if (keys_ignored_for > 0) tick(keys_ignored_for);
    press(key);
}

void App::press_where_we_are(Key key) {
    switch (at_) {
        case At::Title: come_to_launcher(); break;
        case At::Launcher: press_launcher(key); break;
        case At::Room: press_room(key); break;
    }
}

Room* App::room_shown() const { return review_ ? review_->room.get() : room_.get(); }

void App::press_room(Key key) {
    if (review_) return press_review(key);
    room_->press(key);
    if (room_->takes_wish_to_review()) return review();
    if (place_->table and game_here() != game_) return play_on();
    if (not room_->is_left()) return;
    if (overlays_.is_game_unkept())
        overlays_.ask_to_lose_game();
    else
        leave_room();
}

// Where others share the table, a review would keep them waiting (T-3.11).
void App::review() {
    if (not needs_.here.leads)
        return tell("REVIEW", "take a copy of this game, and review it at home");
    auto played = table::load_replay(
        table::journal_text(*place_->table), "this game", opener_of(needs_.games));
    if (not played.replay) return tell("REVIEW", played.complaint);
    auto stage = stage_for(
        needs_.games, played.replay->table(), {launcher_.options(), sounds_, needs_.terms.glyphs});
    review_ = std::make_unique<Review>();
    RoomNeeds needs{review_->continued,
                    needs_.cabinet,
                    *outside_,
                    needs_.terms,
                    seed_,
                    launcher_.options(),
                    sounds_};
    review_->room = std::make_unique<ReplayRoom>(needs, std::move(played), std::move(stage));
    review_->room->begin_with_review();
}

// The player may continue from a position, in a new game.
void App::press_review(Key key) {
    review_->room->press(key);
    const bool is_shut = review_->room->is_left();
    auto continued = std::move(review_->continued.table);
    if (is_shut or continued) review_.reset();
    if (not continued) return;
    leave_table();
    place_->table = std::move(continued);
    play_on();
}

// Where another terminal leads the table, nobody but that one closes it.
void App::leave_room() {
    if (not needs_.here.leads) {
        is_left_ = true;
        return;
    }
    leave_table();
    review_.reset();
    room_.reset();
    game_ = nullptr;
    come_to_launcher();
}

// Its rooms show a table that is no more.
void App::leave_lost_table() {
    review_.reset();
    room_.reset();
    game_ = nullptr;
    at_ = At::Title;
    if (needs_.here.leads)
        come_to_launcher();
    else
        is_left_ = true;
    overlays_.tell(trouble_notice("NO GAME", "the table was left elsewhere"));
}

void App::tell(std::string title, const std::string& words) {
    overlays_.tell(trouble_notice(std::move(title), words));
}

// Continues a replay as a game: its table is in the Place, and gets a room.
void App::play_on() {
    sync();
    room_->go_on();
}

void App::come_to_launcher() {
    at_ = At::Launcher;
    backdrop_.reset();  // the title does not come again
    launcher_.open();
}

void App::resume_unfinished_game() {
    place_->table = needs_.cabinet.resume();
    if (not place_->table) {
        launcher_.add_notice("NO GAME", "it is played elsewhere now, or was not read");
        return come_to_launcher();
    }
    play_on();
    tell_changes(*place_->table);
}

// Shows changes in the files that the game carries.
void App::tell_changes(table::GameTable& table) {
    if (const auto words = changes_since(needs_.games, table))
        overlays_.tell(trouble_notice("OWN FILES", *words));
}

void App::type(std::string_view text) {
    for (const char32_t letter : letters(text)) press(key_of(letter));
}

void App::press_launcher(Key key) {
    switch (launcher_.press(key)) {
        case LauncherCommand::Nothing:
        case LauncherCommand::OpenSaved:
        case LauncherCommand::OpenReplays:
        case LauncherCommand::OpenResults:
        case LauncherCommand::Forget: break;
        case LauncherCommand::Leave: is_left_ = true; break;
        case LauncherCommand::KeepOptions: keep_options(); break;
        case LauncherCommand::Resume: resume_unfinished_game(); break;
        case LauncherCommand::Play: enter(launcher_.chosen_game()); break;
        case LauncherCommand::PlayAtOnce: begin(launcher_.chosen_game()); break;
        case LauncherCommand::Edit: edit(launcher_.chosen_game()); break;
        case LauncherCommand::Load: load_kept(); break;
        case LauncherCommand::Replay: watch(launcher_.see_kept_again()); break;
        case LauncherCommand::GoToTables: visit(VisitFor::List); break;
        case LauncherCommand::OpenTable: visit(VisitFor::Open); break;
    }
}

void App::visit(VisitFor purpose) {
    if (needs_.visit)
        visit_ = purpose;
    else
        come_back({.line = "a script has no terminal to play there"});
}

void App::come_back(const Visited& visited) {
    if (not visited.was_there) return launcher_.show_no_host(visited);
    launcher_.come_to_menu();
    if (not visited.line.empty()) launcher_.add_notice("SHARED TABLES", visited.line);
}

void App::load_kept() {
    auto loaded = launcher_.load_kept();
    if (not loaded) return overlays_.tell(trouble_notice("NOT LOADED", loaded.error().what));
    place_->table = std::move(loaded->table);
    launcher_.come_to_menu();
    play_on();
    tell_changes(*place_->table);
    if (not loaded->told.empty()) overlays_.tell(trouble_notice("LOADED", loaded->told));
}

void App::keep_options() {
    if (const auto trouble = outside_->keep(launcher_.options()))
        launcher_.add_notice("NOT KEPT", trouble->what);
}

void App::leave_table() {
    if (not needs_.here.leads or not place_->table) return;
    if (room_) room_->count_time();
    if (const auto trouble = tui::leave_table(needs_.cabinet, *place_))
        launcher_.add_notice("NOT ON DISK", trouble->what);
}

// T-3.9: where others sit at other terminals, the game goes on whatever is read or asked here.
bool App::stands_still() const { return overlays_.is_open() and not needs_.here.players; }

void App::tick(int milliseconds) {
    sync();
    if (stands_still()) return;
    if (at_ == At::Launcher) launcher_.tick(milliseconds);
    if (at_ == At::Room) room_shown()->tick(milliseconds);
}

// What the disk has is there without the program, even before the first move.
std::string App::words_on_crash() const {
    if (not place_->table) return "";
    if (not needs_.cabinet.is_kept()) return "The game is not kept, or not to its end. ";
    const bool is_over = not place_->table->decider();
    return is_over ? "The game is kept: R in the menu shows it. "
                   : "The game is kept: C in the menu continues it. ";
}

std::optional<int> App::next_tick() const {
    if (stands_still()) return std::nullopt;
    if (at_ == At::Launcher) return launcher_.next_tick();
    return at_ == At::Room ? room_shown()->next_tick() : std::nullopt;
}

Canvas App::canvas() {
    sync();
    Canvas canvas = canvas_where_we_are();
    overlays_.draw(canvas);
    return canvas;
}

Canvas App::canvas(Size window) {
    sync();
    if (at_ == At::Room) return canvas_of_room(window);
    const Canvas left = canvas();
    const auto size = size_of_right_half(launcher_.options(), window);
    return at_ == At::Launcher and size ? beside(left, launcher_.right_half(*size)) : left;
}

// Overlays are where the left half is.
Canvas App::canvas_of_room(Size window) {
    Canvas canvas = in_window(room_shown()->canvas(), *room_shown(), launcher_.options(), window);
    if (overlays_.is_open())
        draw_on_part(canvas, corner_of_left_half(canvas.size()), [&](Canvas& left) {
            overlays_.draw(left);
        });
    return canvas;
}

Canvas App::canvas_where_we_are() const {
    if (at_ == At::Room) return room_shown()->canvas();
    if (at_ == At::Launcher) return launcher_.canvas();
    Canvas canvas = backdrop_.value_or(Canvas{});
    draw_title(canvas);
    return canvas;
}

}  // namespace parlor::tui
