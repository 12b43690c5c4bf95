#include "tui/launcher/launcher_screen.hpp"

#include "base/match.hpp"
#include "tui/choosing.hpp"
#include "tui/launcher/how_to_play.hpp"
#include "tui/launcher/launcher_page.hpp"
#include "tui/launcher/option_pages.hpp"

namespace parlor::tui {
namespace {

using Here = LauncherUi::At;  // not a place on the canvas

const Book& book_of(const LauncherUi& ui) { return ui.at == Here::About ? about : how_to_play; }

LauncherWish turn_to(LauncherUi& ui, Here at) {
    ui.at = at;
    ui.book = {};
    ui.options_page = {};
    return LauncherWish::Nothing;
}

LauncherWish press_menu(LauncherUi& ui, Key key, Ear& ear) {
    const Menu menu = launcher_menu(ui.offers);
    const auto item = choose(menu, ui.menu, key, ear);
    if (letter_of(key) == U'?') ui.notices.push_back(help_on(menu));
    if (not item) return LauncherWish::Nothing;
    return match(
        led_to(*item),
        [&](Here at) { return turn_to(ui, at); },
        [](LauncherWish wish) { return wish; });
}

LauncherWish press_options(LauncherUi& ui, Key key, Ear& ear) {
    if (key == Key::Esc) return turn_to(ui, Here::Menu);
    const Menu menu = options_menu(ui.options);
    const auto item = choose(menu, ui.options_page, key, ear);
    if (letter_of(key) == U'?') ui.notices.push_back(help_on(menu));
    if (not item or *item == '.') return LauncherWish::Nothing;
    switch (choose_option(ui.options, *item)) {
        case OptionChoice::Back: return turn_to(ui, Here::Menu);
        case OptionChoice::Next: return LauncherWish::KeepOptions;
    }
    return LauncherWish::Nothing;
}

LauncherWish press_kept(LauncherUi& ui, Key key, Ear& ear) {
    switch (press(ui.kept, key, ear)) {
        case KeptWish::Nothing: break;
        case KeptWish::Back: return turn_to(ui, Here::Menu);
        case KeptWish::Delete: return LauncherWish::Forget;
        case KeptWish::Take:
            return ui.kept.shelf == Shelf::Saved ? LauncherWish::Load : LauncherWish::Replay;
    }
    return LauncherWish::Nothing;
}

}  // namespace

LauncherWish press(LauncherUi& ui, Key key, Ear& ear) {
    if (not ui.notices.empty()) {
        ui.notices.erase(ui.notices.begin());
        ear.hear(Heard::Dong);
        return LauncherWish::Nothing;
    }
    switch (ui.at) {
        case Here::Menu: return press_menu(ui, key, ear);
        case Here::Options: return press_options(ui, key, ear);
        case Here::Kept: return press_kept(ui, key, ear);
        case Here::HowToPlay:
        case Here::About:
            if (letter_of(key) == U'?') ui.notices.push_back(help_on(book_of(ui)));
            if (not read_on(book_of(ui), ui.book, key, ear)) return turn_to(ui, Here::Menu);
            return LauncherWish::Nothing;
    }
    return LauncherWish::Nothing;
}

void draw_launcher(Canvas& canvas, const LauncherUi& ui) {
    switch (ui.at) {
        case Here::Menu: draw_menu(canvas, launcher_menu(ui.offers), ui.menu); break;
        case Here::Options: draw_menu(canvas, options_menu(ui.options), ui.options_page); break;
        case Here::Kept: draw_kept(canvas, ui.kept); break;
        case Here::HowToPlay:
        case Here::About: draw_book(canvas, book_of(ui), ui.book); break;
    }
    if (not ui.notices.empty()) draw_notice(canvas, ui.notices.front());
}

}  // namespace parlor::tui
