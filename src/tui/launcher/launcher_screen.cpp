#include "tui/launcher/launcher_screen.hpp"

#include <algorithm>
#include <utility>

#include "canvas/letters.hpp"
#include "tui/books/about.hpp"
#include "tui/choosing.hpp"
#include "tui/menu_picture.hpp"
#include "tui/option_pages.hpp"

namespace parlor::tui {
namespace {

using Here = LauncherUi::At;  // not a place on the canvas

LauncherCommand turn_to(LauncherUi& ui, Here at) {
    ui.at = at;
    ui.book = {};
    ui.options_page = {};
    return LauncherCommand::Nothing;
}

LauncherCommand play(LauncherUi& ui, char key) {
    const auto& games = ui.offers.games;
    const auto found = std::ranges::find(
        games, key, [](const LauncherOffers::Offered& game) { return game.entry.key; });
    ui.game = static_cast<std::size_t>(found - games.begin());
    return LauncherCommand::Play;
}

LauncherCommand play_at_once(LauncherUi& ui) {
    ui.game = *ui.offers.at_once;
    return LauncherCommand::PlayAtOnce;
}

LauncherCommand edit(LauncherUi& ui) {
    ui.game = *ui.offers.edited;
    return LauncherCommand::Edit;
}

// U-3.7, U-3.8.
LauncherCommand refuse(LauncherUi& ui, std::string_view why, SoundQueue& sounds) {
    ui.refusal = why;
    sounds.add(SoundEffect::Buzz);
    return LauncherCommand::Nothing;
}

LauncherCommand open(LauncherUi& ui, Book book) {
    open_book(ui, std::move(book));
    return LauncherCommand::Nothing;
}

// The rulebook of a game, with keys that open the rulebooks of the other games.
Book rulebook_of(const LauncherOffers::Offered& game, const LauncherOffers& offers) {
    const Rulebook& rulebook = *game.rulebook;
    Book book = rulebook.more == nullptr ? book_of(rulebook) : book_of(rulebook, rulebook.more());
    for (const LauncherOffers::Offered& other : games_with_rulebook(offers)) {
        const auto& [key, label, help] = other.entry;
        if (key != game.entry.key)
            book.others.push_back(
                {key, 1, others_row, label, help, others_column(book.others.size())});
    }
    return book;
}

LauncherCommand open_rulebook(LauncherUi& ui, char key) {
    for (const LauncherOffers::Offered& game : games_with_rulebook(ui.offers))
        if (game.entry.key == key) return open(ui, rulebook_of(game, ui.offers));
    return LauncherCommand::Nothing;
}

LauncherCommand open_first_rulebook(LauncherUi& ui) {
    return open_rulebook(ui, games_with_rulebook(ui.offers).front().entry.key);
}

LauncherCommand choose_item(LauncherUi& ui, char key, SoundQueue& sounds) {
    const auto [item, why_not] = led_to(ui.offers, key);
    if (not why_not.empty()) return refuse(ui, why_not, sounds);
    switch (item) {
        case LauncherItem::AtOnce: return play_at_once(ui);
        case LauncherItem::Resume: return LauncherCommand::Resume;
        case LauncherItem::Game: return play(ui, key);
        case LauncherItem::Tables: return LauncherCommand::GoToTables;
        case LauncherItem::Saved: return LauncherCommand::OpenSaved;
        case LauncherItem::Replays: return LauncherCommand::OpenReplays;
        case LauncherItem::Results: return LauncherCommand::OpenResults;
        case LauncherItem::Edit: return edit(ui);
        case LauncherItem::Rules: return open_first_rulebook(ui);
        case LauncherItem::Options: return turn_to(ui, Here::Options);
        case LauncherItem::About: return open(ui, about());
        case LauncherItem::Quit: return LauncherCommand::Leave;
    }
    return LauncherCommand::Nothing;
}

LauncherCommand press_menu(LauncherUi& ui, Key key, SoundQueue& sounds) {
    const Menu menu = launcher_menu(ui.offers);
    ui.refusal.clear();
    if (letter_of(key) == U'?') {
        ui.notices.push_back(help_on(menu));
        return LauncherCommand::Nothing;
    }
    const auto item = choose(menu, ui.menu, key);
    if (item and *item != '.') return choose_item(ui, *item, sounds);
    return item or is_arrow(key) ? LauncherCommand::Nothing : refuse(ui, no_such_key, sounds);
}

LauncherCommand choose_on_options(LauncherUi& ui, char item, int by) {
    const auto chosen = choose_option(ui.options, item, by);
    if (not chosen) return turn_to(ui, Here::Menu);
    chosen->option->choose(ui.options, chosen->value);
    return LauncherCommand::KeepOptions;
}

LauncherCommand press_options(LauncherUi& ui, Key key, SoundQueue& sounds) {
    if (key == Key::Esc) return turn_to(ui, Here::Menu);
    const Menu menu = options_menu(ui.options, OptionsAt::Launcher);
    MenuCursor& place = ui.options_page;
    if (letter_of(key) == U'?') ui.notices.push_back(help_on(menu, place.page));
    if (const auto turn = turned(menu, place, key))
        return choose_on_options(ui, turn->key, turn->by);
    const auto item = choose(menu, place, key, sounds);
    if (not item or *item == '.') return LauncherCommand::Nothing;
    return choose_on_options(ui, *item, 1);
}

LauncherCommand press_book(LauncherUi& ui, Key key, SoundQueue& sounds) {
    if (letter_of(key) == U'?') ui.notices.push_back(help_on(ui.book));
    const auto item = press(ui.book, key, sounds);
    if (item == 'x') return turn_to(ui, Here::Menu);
    return item ? open_rulebook(ui, *item) : LauncherCommand::Nothing;
}

LauncherCommand press_kept(LauncherUi& ui, Key key, SoundQueue& sounds) {
    switch (press(ui.kept, key, sounds)) {
        case KeptWish::Nothing: break;
        case KeptWish::Back: return turn_to(ui, Here::Menu);
        case KeptWish::Delete: return LauncherCommand::Forget;
        case KeptWish::Take:
            return ui.kept.shelf == Shelf::Saved ? LauncherCommand::Load : LauncherCommand::Replay;
    }
    return LauncherCommand::Nothing;
}

LauncherCommand press_tables(LauncherUi& ui, Key key, SoundQueue& sounds) {
    switch (press(ui.tables, key, sounds)) {
        case TablesWish::Back: return turn_to(ui, Here::Menu);
        case TablesWish::Open: return LauncherCommand::OpenTable;
        case TablesWish::Nothing:
        case TablesWish::Join:
        case TablesWish::Watch:
        case TablesWish::Results: break;
    }
    return LauncherCommand::Nothing;
}

// Next to the mini-map. Only the first line changes with the selected item, so that a key stays
// cheap.
void draw_about_item(Canvas& canvas, const Item& item) {
    constexpr At does{22, 19}, help{23, 19};
    canvas.write(does, upper(item.help), {Ink::White, Ink::Black});
    canvas.write(help, "? SHOWS THE KEYS", on_black);
}

void draw_main_menu(Canvas& canvas, const LauncherUi& ui) {
    const Menu menu = launcher_menu(ui.offers);
    draw_menu(canvas, menu, ui.menu);
    if (not ui.refusal.empty())
        draw_remark(canvas, ui.refusal);
    else if (ui.notices.empty())
        draw_about_item(canvas, *selected_item(menu, ui.menu));
}

}  // namespace

void open_book(LauncherUi& ui, Book book) {
    ui.at = Here::Book;
    ui.book = {.book = std::move(book)};
}

LauncherCommand press(LauncherUi& ui, Key key, SoundQueue& sounds) {
    if (not ui.notices.empty()) {
        ui.notices.erase(ui.notices.begin());
        sounds.add(SoundEffect::Dong);
        return LauncherCommand::Nothing;
    }
    switch (ui.at) {
        case Here::Menu: return press_menu(ui, key, sounds);
        case Here::Options: return press_options(ui, key, sounds);
        case Here::Kept: return press_kept(ui, key, sounds);
        case Here::Book: return press_book(ui, key, sounds);
        case Here::Tables: return press_tables(ui, key, sounds);
    }
    return LauncherCommand::Nothing;
}

void draw_launcher(Canvas& canvas, const LauncherUi& ui) {
    switch (ui.at) {
        case Here::Menu: draw_main_menu(canvas, ui); break;
        case Here::Options:
            draw_menu(canvas, options_menu(ui.options, OptionsAt::Launcher), ui.options_page);
            break;
        case Here::Kept: draw_kept(canvas, ui.kept); break;
        case Here::Book: draw_book(canvas, ui.book); break;
        case Here::Tables: draw_tables(canvas, ui.tables); break;
    }
    if (not ui.notices.empty()) draw_notice(canvas, ui.notices.front());
}

}  // namespace parlor::tui
