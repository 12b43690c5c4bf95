// The keys at a table: the keys of the open page, and the keys that all pages have.
//
// Source: U-1.7, U-3.7, U-5.1.
#pragma once

#include <algorithm>
#include <concepts>
#include <optional>
#include <string>
#include <utility>

#include "tui/desk/common_keys.hpp"
#include "tui/desk/history_page.hpp"
#include "tui/desk/key_help.hpp"
#include "tui/desk/open_pages.hpp"
#include "tui/story_key.hpp"

namespace parlor::tui::desk {

// What these keys must know about a game: whether the first turn has begun, whether the game is
// over, whether a pause hides the table, the square to look at, the pages and the pause menu.
template <class D>
concept Desk = requires(const typename D::View& view, const typename D::Ui& ui) {
    { D::has_begun(ui) } -> std::same_as<bool>;
    { D::is_over(view) } -> std::same_as<bool>;
    { D::is_hidden(view, ui) } -> std::same_as<bool>;
    { D::focus(view, ui) } -> std::same_as<Square>;
    { D::pause_page() } -> std::same_as<PagePtr<D>>;
    requires std::derived_from<typename D::Ui, OpenPages<D>>;
};

template <class D>
[[nodiscard]] bool is_paused(const OpenPages<D>& pages) {
    return pages.template holds<Paused>();
}

// The quadrant that the player asked for, else that of the square to look at.
template <class D>
[[nodiscard]] Quadrant shown_quadrant(const typename D::View& view, const typename D::Ui& ui) {
    return ui.looked_at.value_or(quadrant_of(D::focus(view, ui), view.board().size));
}

// The effect of the keys on the playing screen of one game.
template <Desk D>
class Keys {
public:
    using View = typename D::View;
    using Ui = typename D::Ui;
    using Command = typename D::Command;

    Keys(const View& view, Ui& ui) : view_{view}, ui_{ui} {}

    // Requires that no notice is waiting to be read.
    Command press(Key key) {
        if (key == Key::Pause) return pause();
        const Menu menu = ui_.top().menu(ui_.seen(view_));
        if (auto reply = ui_.top().press(view_, key)) return heed<D>(ui_, std::move(*reply));
        if (const auto number = quadrant_asked(menu, key)) {
            if (D::is_hidden(view_, ui_)) return key_is_wrong();
            ui_.looked_at = Quadrant{*number};
            return Stay{};
        }
        if (key == Key::Esc) return leave_page();
        if (letter_of(key) == story_key) return open_or_close_history();
        if (letter_of(key) == U'?') return explain(menu);
        return choose_from(menu, key);
    }

private:
    static Say key_is_wrong() { return {std::string{no_such_key}}; }

    // A pause is possible only after the first turn has begun, until the game is over.
    [[nodiscard]] bool may_pause() const { return D::has_begun(ui_) and not D::is_over(view_); }

    // The same key ends the pause.
    Command pause() {
        if (is_paused<D>(ui_)) {
            while (is_paused<D>(ui_)) ui_.close();
            return Stay{};
        }
        if (not may_pause()) return key_is_wrong();
        ui_.open(D::pause_page());
        return Stay{};
    }

    // After looking round, the view first returns to the quadrant of the decision. When no page is
    // open, the game pauses.
    Command leave_page() {
        if (ui_.looked_at and not ui_.top().is_panel()) {
            ui_.looked_at.reset();
            return Stay{};
        }
        if (ui_.above.empty()) return pause();
        if (not D::has_begun(ui_)) return key_is_wrong();
        ui_.close();
        return Stay{};
    }

    // There is no story before the first turn.
    Command open_or_close_history() {
        if (not D::has_begun(ui_) or D::is_hidden(view_, ui_)) return key_is_wrong();
        if (not ui_.template shown<History>()) return TellStory{};
        ui_.close();
        return Stay{};
    }

    Command explain(const Menu& menu) {
        const PauseKey pause = not may_pause()     ? PauseKey::None
                               : is_paused<D>(ui_) ? PauseKey::GoesOn
                                                   : PauseKey::Pauses;
        const Board board = D::is_hidden(view_, ui_) ? Board::Hidden
                            : ui_.top().is_panel()   ? Board::Covered
                                                     : Board::Seen;
        for (Notice& notice : keys_explained(menu, ui_.top().place.page, pause, board))
            ui_.notices.push_back(std::move(notice));
        return Stay{};
    }

    // The quadrant that a key asks for, 1 to 4. Digits that the menu uses do not count.
    [[nodiscard]] std::optional<int> quadrant_asked(const Menu& menu, Key key) const {
        if (key == Key::F1) return 1;
        if (key == Key::F3) return 2;
        if (key == Key::F5) return 3;
        if (key == Key::F7) return 4;
        if (key == Key::Tab) return shown_quadrant<D>(view_, ui_).number % 4 + 1;
        const char32_t letter = letter_of(key);
        const bool is_item = std::ranges::any_of(menu.items, [&](const Item& each) {
            return static_cast<char32_t>(each.key) == letter;
        });
        if (letter < U'1' or letter > U'4' or is_item) return std::nullopt;
        return static_cast<int>(letter - U'0');
    }

    Command choose_from(const Menu& menu, Key key) {
        Page<D>& page = ui_.top();
        const auto item = choose(menu, page.place, key);
        if (item and *item != '.') return heed<D>(ui_, page.choose(view_, *item));
        if (item or is_arrow(key)) return Stay{};
        return key_is_wrong();
    }

    const View& view_;
    Ui& ui_;
};

}  // namespace parlor::tui::desk
