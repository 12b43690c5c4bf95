// The page that people watch while computers decide, and the pause menu.
//
// Source:  docs/layout.md, 1: while a computer is active the body is blank; section 7; U-5.1,
//          U-5.5, U-7.5.
// Choices: a game of computers can always be paused. A key of the pause page also pauses the game,
//          and then takes effect at once.
// Words:   a desk (page.hpp) offers D::told(seen), the lines for the window,
//          D::decision_page(view), the page of the decision for any player, and D::rulebook().
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/about.hpp"
#include "tui/desk/book_page.hpp"
#include "tui/desk/common_keys.hpp"
#include "tui/desk/open_pages.hpp"
#include "tui/rulebook.hpp"
#include "tui/story_key.hpp"

namespace parlor::tui::desk {

// The rows and the width of the menu window in which the story appears.
inline constexpr int last_told_row = 18, told_width = 16;
[[nodiscard]] int first_told_row(std::size_t players);
[[nodiscard]] std::size_t told_rows(std::size_t players);

// The effect of a key while computers decide: it pauses them, and may then do what it does on the
// pause page.
enum class Pausing : std::uint8_t { No, Pause, PauseAndDo };

inline constexpr Binding my_turn(int row) { return {'>', 1, row, "MY TURN", "skip to your move"}; }

// Whether the key skips to the next decision of a person.
[[nodiscard]] bool skips(Key key);

template <class View>
[[nodiscard]] bool computer_decides(const View& view) {
    return view.decision.seat != bank and view.seat(view.decision.seat).computer.has_value();
}

// Whether a person plays, and how many people are still in the game.
template <class View>
[[nodiscard]] bool has_people(const View& view) {
    return std::ranges::any_of(view.seats, [](const auto& seat) { return not seat.computer; });
}
template <class View>
[[nodiscard]] std::ptrdiff_t people_left(const View& view) {
    return std::ranges::count_if(
        view.seats, [](const auto& seat) { return not seat.computer and not seat.out; });
}

template <class D>
struct Watching {
    using View = typename D::View;
    using Seen = typename D::Seen;
    using Common = CommonKeys<D>;

    // The menu window while computers play: what happens, as sentences, and the keys.
    [[nodiscard]] static Menu menu(std::string header, std::string sub, const Seen& seen) {
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

    // The page for all decisions of computers.
    [[nodiscard]] static PagePtr<D> page() { return std::make_unique<WatchPage>(); }

    [[nodiscard]] static Pausing pausing(const View& view, const typename D::Ui& ui, Key key) {
        const auto is_key_of = [key](const auto& item) {
            return static_cast<char32_t>(item.key) == letter_of(key);
        };
        if (key == Key::Esc or key == Key::Pause or is_key_of(pause)) return Pausing::Pause;
        if (letter_of(key) == U'?' or letter_of(key) == story_key) return Pausing::PauseAndDo;
        if (is_key_of(play_on.binding) or is_key_of(save_a_copy.binding) or
            is_key_of(guide.binding) or is_key_of(credits.binding))
            return Pausing::No;
        const Menu menu = D::pause_page()->menu(ui.seen(view));
        return std::ranges::any_of(menu.items, is_key_of) ? Pausing::PauseAndDo : Pausing::No;
    }

    // Entries of the pause page, in addition to each game's own. While computers play, these keys
    // work only after a pause has begun.
    static std::string label_of_play_on(const View& view, int /*number*/) {
        return people_left(view) > 0 or not computer_decides(view) ? "CONTINUE" : "WATCH MORE";
    }
    static ItemIs if_person_waits(const Seen& seen) {
        return there_if(computer_decides(seen.view) and people_left(seen.view) > 0);
    }
    static ItemIs if_nobody_left(const Seen& seen) {
        return there_if(computer_decides(seen.view) and people_left(seen.view) == 0);
    }
    static Reply<D> read_rules(const View&) {
        return Open<D>{book_page<D>(book_of(D::rulebook()))};
    }
    static Reply<D> read_credits(const View&) { return Open<D>{book_page<D>(about())}; }

    static constexpr Entry<D, Paused> play_on{
        {'c', 1, 10, "CONTINUE", "keep playing"}, close<D>, always<D>, 0, label_of_play_on};
    static constexpr CommonEntry<D> to_my_turn{my_turn(11), Common::skip, if_person_waits};
    static constexpr CommonEntry<D> finish{
        {'f', 1, 11, "FINISH", "play to the end"}, Common::finish, if_nobody_left};
    static constexpr CommonEntry<D> save_a_copy{{'k', 1, 15, "KEEP A COPY", "save the game"},
                                                Common::save};
    static constexpr CommonEntry<D> guide{{'g', 1, 17, "HOW TO PLAY", "learn the game"},
                                          read_rules};
    static constexpr CommonEntry<D> credits{{'a', 1, 21, "ABOUT", "thanks, licence"}, read_credits};

    static Menu pause_window(const Seen& seen, const Paused&) {
        const bool is_left_alone = has_people(seen.view) and people_left(seen.view) == 0;
        return {.header = is_left_alone and computer_decides(seen.view) ? "NO PERSON LEFT"
                                                                        : "GAME PAUSED"};
    }

private:
    static constexpr int first_row = 20;  // of the keys while computers play
    static constexpr Binding pause{'p', 1, first_row, "PAUSE", "pause, look round"};

    static ItemIs there_if(bool is_there) { return is_there ? ItemIs::Open : ItemIs::Absent; }

    static std::vector<Words> told(const Seen& seen) {
        constexpr int any_key_row = last_told_row + 1;
        std::vector<std::string> lines = D::told(seen);
        std::vector<Words> words;
        words.reserve(lines.size() + 1);
        for (int row = first_told_row(seen.view.seats.size()); std::string & line : lines)
            words.push_back({row++, std::move(line)});
        if (not seen.is_replay) words.push_back({any_key_row, "PRESS ANY KEY", on_white});
        return words;
    }

    // `pausing` handles the keys before this page gets them.
    class WatchPage final : public Page<D> {
    public:
        [[nodiscard]] Menu menu(const Seen& seen) const override {
            const Menu decided = D::decision_page(seen.view)->menu(seen);
            const std::string name = upper(seen.view.seat(seen.view.decision.seat).name);
            return Watching::menu(
                decided.header,
                decided.sub.empty() ? shortened(name, 9) + " DECIDES" : decided.sub,
                seen);
        }

        [[nodiscard]] Reply<D> choose(const View& /*view*/, char /*key*/) override {
            return Stay{};
        }
    };
};

}  // namespace parlor::tui::desk
