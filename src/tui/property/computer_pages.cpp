// The page that people watch while computers decide, and the pause menu.
//
// Source:  docs/layout.md, 1: while a computer is active the body is blank; section 7.
// Choices: a game of computers can always be paused. A key of the pause page pauses it, too, and is
//          then obeyed at once.
#include <algorithm>
#include <utility>

#include "canvas/letters.hpp"
#include "tui/property/common_keys.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/rulebook.hpp"
#include "tui/story_key.hpp"

namespace parlor::tui {
namespace {

constexpr int first_row = 20;  // of the keys while computers play
constexpr Binding pause{'p', 1, first_row, "PAUSE", "stop, look round"};
constexpr Binding play_on{'c', 1, 10, "CONTINUE", "go on"};

constexpr Binding my_turn(int row) { return {'>', 1, row, "MY TURN", "to your decision"}; }

ItemIs there_if(bool is_there) { return is_there ? ItemIs::Open : ItemIs::Absent; }

bool computer_decides(const rules::View& view) {
    return view.decision.seat != bank and view.seat(view.decision.seat).computer.has_value();
}

ItemIs if_person_waits(const Seen& seen) {
    return there_if(computer_decides(seen.view) and people_left(seen.view) > 0);
}
ItemIs if_nobody_left(const Seen& seen) {
    return there_if(computer_decides(seen.view) and people_left(seen.view) == 0);
}

// With clocks the pause menu has no board, nor what else there would be to think about.
ItemIs if_untimed(const Seen& seen) {
    return there_if(seen.view.rules.clocks != rules::Clocks::Each);
}
constexpr Entry<Paused> untimed(const CommonEntry& entry) {
    return {entry.binding, entry.choose, if_untimed};
}

// What happens, and an offer until it has been answered and obeyed.
std::vector<Words> told(const Seen& seen) {
    constexpr int width = 16, any_key_row = Bargain::last_row + 1;
    const std::size_t players = seen.view.seats.size();
    const int first = Bargain::first_row(players);
    const int rows = Bargain::last_row - first + 1;
    const auto lines = seen.bargain.is_none()
                           ? seen.recent.lines(width, static_cast<std::size_t>(rows))
                           : seen.bargain.lines(players);
    std::vector<Words> words;
    words.reserve(lines.size() + 1);
    for (int row = first; const std::string& line : lines) words.push_back({row++, line});
    if (not seen.is_replay) words.push_back({any_key_row, "PRESS ANY KEY", on_white});
    return words;
}

// The page that people watch. Its keys are read before it gets them (pausing).
class WatchPage final : public Page {
public:
    [[nodiscard]] Menu menu(const Seen& seen) const override {
        const Menu decided = page_of_decision(seen.view)()->menu(seen);
        const std::string name = upper(seen.view.seat(seen.view.decision.seat).name);
        return watch_menu(
            decided.header, decided.sub.empty() ? cut(name, 9) + " DECIDES" : decided.sub, seen);
    }

    [[nodiscard]] Reply choose(const rules::View& /*view*/, char /*key*/) override {
        return Stay{};
    }
};

Reply read_rules(const rules::View&) {
    return Open{desk::rulebook_page<PropertyDesk>(property_rulebook)};
}

std::string label_of_play_on(const rules::View& view, int /*number*/) {
    return people_left(view) > 0 or not computer_decides(view) ? "CONTINUE" : "WATCH ON";
}

// While computers play, these are keys only once the game is paused.
constexpr Binding save_a_copy{'k', 1, 15, "KEEP A COPY", "save the game"};
constexpr Binding guide{'g', 1, 17, "GUIDE", "how to play"};

constexpr Entry<Paused> pause_entries[]{
    {play_on, close, always, 0, label_of_play_on},
    {my_turn(11), Common::skip, if_person_waits},
    {{'f', 1, 11, "FINISH", "play to the end"}, Common::finish, if_nobody_left},
    untimed(Common::overview(1, 12)),
    untimed(Common::deeds(1, 13)),
    untimed(Common::statistics(1, 14)),
    {save_a_copy, Common::save},
    Common::options(1, 16),
    {guide, read_rules},
    Common::take_back(1, 18),
    Common::why(1, 19),
    Common::quit(1, 20),
};

Menu pause_window(const Seen& seen, const Paused&) {
    const bool is_left_alone = has_people(seen.view) and people_left(seen.view) == 0;
    return {.header =
                is_left_alone and computer_decides(seen.view) ? "NO PERSON LEFT" : "GAME PAUSED"};
}

constexpr PageKind<Paused> paused{pause_window, pause_entries};

}  // namespace

bool has_people(const rules::View& view) {
    return std::ranges::any_of(view.seats, [](const auto& seat) { return not seat.computer; });
}

std::ptrdiff_t people_left(const rules::View& view) {
    return std::ranges::count_if(
        view.seats, [](const auto& seat) { return not seat.computer and not seat.out; });
}

Menu watch_menu(std::string header, std::string sub, const Seen& seen) {
    Menu menu{.header = std::move(header), .sub = std::move(sub), .has_quadrants = false};
    menu.words = told(seen);
    if (seen.is_replay) return menu;
    int row = first_row;
    const auto add = [&](const Binding& binding, bool is_there) {
        if (not is_there) return;
        menu.items.push_back(item_of(binding, ItemIs::Open));
        menu.items.back().row = row++;
    };
    add(pause, true);
    add(my_turn(row), people_left(seen.view) > 0);
    add(Common::why(1, row).binding, seen.can_explain);
    add(Common::quit(1, row).binding, true);
    return menu;
}

bool skips(Key key) { return letter_of(key) == static_cast<char32_t>(my_turn(0).key); }

PagePtr computer_page() { return std::make_unique<WatchPage>(); }
PagePtr pause_page() { return page_of(paused); }

Pausing pausing(const rules::View& view, const Ui& ui, Key key) {
    const auto is_key_of = [key](const auto& item) {
        return static_cast<char32_t>(item.key) == letter_of(key);
    };
    if (key == Key::Esc or key == Key::Pause or is_key_of(pause)) return Pausing::Pause;
    if (letter_of(key) == U'?' or letter_of(key) == story_key) return Pausing::PauseAndDo;
    if (is_key_of(play_on) or is_key_of(save_a_copy) or is_key_of(guide)) return Pausing::No;
    const Menu menu = pause_page()->menu(ui.seen(view));
    return std::ranges::any_of(menu.items, is_key_of) ? Pausing::PauseAndDo : Pausing::No;
}

}  // namespace parlor::tui
