// The app away from the table: the title, the launcher, setting up.
#include "tui/app.hpp"

#include <utility>

#include "base/match.hpp"
#include "library/data_folder.hpp"
#include "tui/launcher/backdrop.hpp"
#include "tui/launcher/title_screen.hpp"
#include "tui/letters.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/scene.hpp"
#include "tui/property/table_screen.hpp"
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

App::App(table::Place& place, AppNeeds needs) : place_{&place}, needs_{std::move(needs)} {
    launcher_.options = options_ = needs_.options;
    sounds_.hear(Heard::Intro);
    if (needs_.trouble)
        launcher_.notices.push_back(trouble_notice("OPTIONS", needs_.trouble->what));
    auto edition = load_edition(game_id);
    launcher_.can_play = edition.ok();
    if (edition)
        edition_ = std::move(*edition);
    else
        launcher_.notices.push_back(trouble_notice("NO GAME", edition.error().what));
}

// A key is heard, too, unless what it caused is.
void App::press(Key key) {
    sync();
    if (is_only_for_terminal(key)) return;
    const std::size_t notices = ui_.notices.size();
    go_where_pressed(key);
    if (not sounds_.is_silent()) return;
    const bool is_refused = at_ == At::Table and not ui_.prompts.refusal.empty();
    const bool is_read = ui_.notices.size() < notices;
    sounds_.hear(is_refused ? Heard::Buzz : is_read ? Heard::Dong : Heard::Ding);
}

void App::go_where_pressed(Key key) {
    switch (at_) {
        case At::Title: at_ = At::Launcher; break;
        case At::Launcher: press_launcher(key); break;
        case At::SetUp: press_setup(key); break;
        case At::Table: press_table(key); break;
    }
}

void App::type(std::string_view text) {
    for (const char32_t letter : letters(text)) press(key_of(letter));
}

void App::press_launcher(Key key) {
    switch (tui::press(launcher_, key)) {
        case LauncherWish::Nothing: break;
        case LauncherWish::Leave: is_left_ = true; break;
        case LauncherWish::KeepOptions: keep_options(); break;
        case LauncherWish::PlayProperty:
            if (not edition_) break;
            at_ = At::SetUp;
            setup_ = begin_setup(launcher_.options);
            break;
    }
}

void App::keep_options() {
    if (not needs_.keep_options) return;
    if (const auto trouble = needs_.keep_options(launcher_.options))
        launcher_.notices.push_back(trouble_notice("NOT KEPT", trouble->what));
}

void App::press_setup(Key key) {
    match(
        tui::press(setup_, edition_->board, key),
        [](GoOn) {},
        [&](GoBack) { at_ = At::Launcher; },
        [&](BeginNow) { begin(); });
}

Canvas App::canvas() {
    sync();
    if (at_ == At::Table) return table_canvas();
    Canvas canvas = backdrop(at_ == At::Launcher ? nullptr : edition_.get());
    if (at_ == At::Title) draw_title(canvas);
    if (at_ == At::Launcher) draw_launcher(canvas, launcher_);
    if (at_ == At::SetUp) draw_setup(canvas, setup_, edition_->board);
    return canvas;
}

}  // namespace parlor::tui
