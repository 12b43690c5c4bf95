#include "tui/desk/pages/watching.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/desk/pages/book_page.hpp"
#include "tui/desk/pages/seats_page.hpp"
#include "tui/desk/story_sign.hpp"
#include "tui/desk/told_window.hpp"
#include "tui/story_key.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui::desk {
namespace {

constexpr int first_row = 20;  // of the keys while computers play
constexpr Binding pause_key{'p', 1, first_row, "PAUSE", "pause, look round"};

std::vector<std::string> lines_told(const Look& look) {
    const std::size_t players = look.view.seat_count();
    if (not look.bargain.is_none()) return look.bargain.lines(players);
    return look.recent.lines(told_width, told_rows(players));
}

std::vector<Words> told(const Look& look) {
    std::vector<std::string> lines = lines_told(look);
    std::vector<Words> words;
    for (int row = first_told_row(look.view.seat_count()); std::string & line : lines) {
        if (const auto sign = story_sign(look.view, line))
            words.push_back({row, utf8(sign->sign), style_of_sign(sign->colour), 1});
        words.push_back({.row = row++, .words = std::move(line), .col = 3});
    }
    return words;
}

std::string words_for_decider(const View& view) {
    return shortened(upper(view.sitting(view.decider()).name), 9) + " DECIDES";
}

// `pausing` handles the keys before this page gets them.
class WatchPage final : public Page {
public:
    explicit WatchPage(MakePage (*page_of_decision)(const View& view))
        : page_of_decision_{page_of_decision} {}

    [[nodiscard]] Menu menu(const Look& look) const override {
        const Menu decided = page_of_decision_(look.view)()->menu(look);
        return watching_menu(decided.header,
                             decided.sub.empty() ? words_for_decider(look.view) : decided.sub,
                             look,
                             look.is_shared ? ToSkip::Nothing : ToSkip::Something);
    }

    [[nodiscard]] Reply choose(const View& /*view*/, char /*key*/) override { return Stay{}; }

private:
    MakePage (*page_of_decision_)(const View& view);
};

}  // namespace

Pausing pausing(MakePage pause_page, const View& view, const Desk& desk, Key key) {
    const auto is_key_of = [key](const auto& item) {
        return static_cast<char32_t>(item.key) == letter_of(key);
    };
    if (key == Key::Esc or key == Key::Pause or is_key_of(pause_key)) return Pausing::Pause;
    if (letter_of(key) == U'?' or letter_of(key) == story_key) return Pausing::PauseAndDo;
    if (is_key_of(PauseKeys::play_on.binding) or is_key_of(PauseKeys::save_a_copy.binding) or
        is_key_of(PauseKeys::hand_over.binding) or is_key_of(PauseKeys::guide) or
        is_key_of(PauseKeys::credits.binding))
        return Pausing::No;
    const Menu menu = pause_page()->menu(desk.seen(view));
    return std::ranges::any_of(menu.items, is_key_of) ? Pausing::PauseAndDo : Pausing::No;
}

bool skips(Key key) { return letter_of(key) == static_cast<char32_t>(my_turn(0).key); }

bool computer_decides(const View& view) {
    return view.decider() != bank and view.sitting(view.decider()).is_computer;
}

Menu watching_menu(std::string header, std::string sub, const Look& look, ToSkip to_skip) {
    Menu menu{.header = std::move(header),
              .sub = std::move(sub),
              .has_quadrants = false,
              .has_cursor = false};
    menu.words = told(look);
    if (look.is_replay) return menu;
    const bool can_skip = to_skip == ToSkip::Something;
    if (can_skip) menu.any_key_row = last_told_row + 1;
    int row = first_row;
    const auto add = [&](const Binding& binding, bool is_there) {
        if (not is_there) return;
        menu.items.push_back(item_of(binding, ItemIs::Open));
        menu.items.back().row = row++;
    };
    add(pause_key, true);
    add(my_turn(row), can_skip and not people_in(look.view).empty());
    add(CommonKeys::why(1, row).binding, look.can_explain);
    add(CommonKeys::quit(1, row).binding, true);
    return menu;
}

PagePtr watch_page(MakePage (*page_of_decision)(const View& view)) {
    return std::make_unique<WatchPage>(page_of_decision);
}

Menu pause_window(const Look& look) {
    const bool plays_on_alone =
        look.people_played and people_in(look.view).empty() and computer_decides(look.view);
    return {.header = plays_on_alone ? "NO PERSON LEFT" : "GAME PAUSED"};
}

std::string PauseKeys::label_of_play_on(const View& view, int /*number*/) {
    return not people_in(view).empty() or not computer_decides(view) ? "CONTINUE" : "WATCH MORE";
}

ItemIs PauseKeys::if_person_waits(const Look& look) {
    return there_if(computer_decides(look.view) and not people_in(look.view).empty());
}

ItemIs PauseKeys::if_nobody_left(const Look& look) {
    return there_if(computer_decides(look.view) and people_in(look.view).empty());
}

PagePtr nobody_left_page() {
    static constexpr Entry<View, Paused> entries[]{
        PauseKeys::play_on, PauseKeys::finish, CommonKeys::quit(1, 13)};
    static constexpr PageKind<View, Paused> kind{.window =
                                                     [](const Seen<View>&, const Paused&) {
                                                         return Menu{.header = "NO PERSON LEFT",
                                                                     .has_quadrants = false};
                                                     },
                                                 .entries = entries};
    return page_of(kind);
}

Reply PauseKeys::see_seats() { return Open{seats_page()}; }

Reply PauseKeys::read_credits() { return Open{book_page(about())}; }

}  // namespace parlor::tui::desk
