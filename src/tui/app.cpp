#include "tui/app.hpp"

#include <utility>

#include "base/match.hpp"
#include "library/data_folder.hpp"
#include "tui/launcher/backdrop.hpp"
#include "tui/launcher/launcher_page.hpp"
#include "tui/launcher/title_screen.hpp"
#include "tui/letters.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/player_rows.hpp"
#include "tui/property/story.hpp"
#include "tui/property/table_screen.hpp"

namespace parlor::tui {
namespace {

constexpr std::string_view game_id = "classic";

Result<std::shared_ptr<const rules::Edition>> load_edition() {
    const library::DataFolders folders = library::data_folders();
    const auto mode = folders.mode(game_id);
    if (not mode) return mode.error();
    return folders.edition(*mode);
}

bool is_only_for_terminal(Key key) {
    return key == Key::Redraw or key == Key::Resized or key == Key::Unknown;
}

void write_trouble(Canvas& canvas, const std::string& words) {
    int row = 19;
    for (const std::string& line : wrapped(words, 20))
        canvas.write({row++, 19}, line, {Ink::White, Ink::Black});
}

}  // namespace

App::App(table::Place& place, AppNeeds needs) : place_{&place}, needs_{std::move(needs)} {
    auto edition = load_edition();
    if (edition)
        edition_ = std::move(*edition);
    else
        trouble_ = edition.error().what;
}

PropertySession* App::session() {
    return place_->table ? property_session(*place_->table) : nullptr;
}

// What is at the table may have changed without us: a script plays and sets facts, too.
void App::sync() {
    const PropertySession* game = session();
    if (game == nullptr) return;
    if (place_->table.get() != seen_table_) sit_down();
    if (place_->table->state() == seen_state_ and game->told_count() == seen_events_) return;
    show_news();
}

void App::sit_down() {
    seen_table_ = place_->table.get();
    seen_events_ = seen_state_ = 0;
    seen_moves_ = 0;
    ui_ = {};
    at_ = At::Table;
}

void App::show_news() {
    const PropertySession& game = *session();
    if (game.moves() < seen_moves_) ui_.prompts = {};
    view_ = rules::view_for(game.setup(), game.position());
    const auto events = game.told_since(seen_events_);
    for (const rules::Event& event : events)
        if (const auto* first = std::get_if<rules::told::FirstRoll>(&event))
            ui_.first_rolls.push_back(first->dice);
    tell(view_, events, ui_.prompts, ui_.notices);
    meet(view_, ui_);
    seen_events_ = game.told_count();
    seen_moves_ = game.moves();
    seen_state_ = place_->table->state();
}

void App::press(Key key) {
    sync();
    if (is_only_for_terminal(key)) return;
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

void App::tick(int) {}

void App::press_launcher(Key key) {
    const auto item = choose(launcher_menu(), launcher_, key);
    if (item == 'q') is_left_ = true;
    if (item == 'p' and edition_) {
        at_ = At::SetUp;
        setup_ = {};
    }
}

void App::press_setup(Key key) {
    match(
        tui::press(setup_, edition_->board, key),
        [](GoOn) {},
        [&](GoBack) { at_ = At::Launcher; },
        [&](BeginNow) { begin(); });
}

void App::begin() {
    rules::Property::Setup setup{std::string{game_id}, edition_, setup_.rules, setup_.sitters};
    place_->table = open_property(std::move(setup), needs_.seed.value_or(table::system_seed()));
    if (needs_.chance == ChanceBy::Dealer) place_->table->answer_chance();
    sit_down();
    ui_.open(first_roll_page);
    show_news();
}

void App::press_table(Key key) {
    match(
        tui::press(view_, ui_, key),
        [](Stay) {},
        [&](const Move& move) { play(move.action); },
        [&](const Say& say) { refuse(ui_, say.words); },
        [&](TakeBack) { take_back(); },
        [&](LeaveTable) { leave_table(); });
}

void App::play(const rules::Action& action) {
    if (const auto refusal = session()->play(view_.decision.seat, action))
        refuse(ui_, *refusal);
    else
        go_on();
}

void App::take_back() {
    if (not session()->undo()) {
        refuse(ui_, "There is no move to take back");
        return;
    }
    ui_ = {};
    go_on();
}

void App::go_on() {
    if (needs_.chance == ChanceBy::Dealer) session()->answer_chance();
    if (needs_.keep) needs_.keep(*place_->table);
    show_news();
}

void App::leave_table() {
    if (not place_->table) return;
    const bool not_begun = ui_.shows(first_roll_page);
    if (needs_.leave and not not_begun) needs_.leave(*place_->table);
    place_->table.reset();
    seen_table_ = nullptr;
    at_ = not_begun ? At::SetUp : At::Launcher;
}

Canvas App::canvas() {
    sync();
    if (at_ == At::Table) return draw(view_, ui_);
    Canvas canvas = backdrop(at_ == At::SetUp ? edition_.get() : nullptr);
    if (at_ == At::Title) draw_title(canvas);
    if (at_ == At::Launcher) draw_menu(canvas, launcher_menu(), launcher_);
    if (at_ == At::SetUp) draw_setup(canvas, setup_, edition_->board);
    if (at_ == At::Launcher) write_trouble(canvas, trouble_);
    return canvas;
}

}  // namespace parlor::tui
