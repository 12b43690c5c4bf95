#include "tui/desk/keys.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "tui/desk/common_keys.hpp"
#include "tui/desk/key_help.hpp"
#include "tui/desk/pages/history_page.hpp"
#include "tui/story_key.hpp"

namespace parlor::tui::desk {
namespace {

class Keys {
public:
    Keys(const Customs& customs, const View& view, Desk& desk)
        : customs_{customs}, view_{view}, desk_{desk} {}

    // Requires that no notice is waiting to be read.
    Command press(Key key) {
        if (key == Key::Pause and customs_.pause_page != nullptr) return pause();
        const Look look = desk_.seen(view_);
        if (auto reply = desk_.top().press(look, key)) return desk_.heed(std::move(*reply));
        const Menu menu = desk_.top().menu(look);
        if (const auto number = quadrant_asked(menu, key)) {
            if (desk_.is_table_hidden(view_)) return key_is_wrong();
            desk_.looked_at = Quadrant{*number};
            return Stay{};
        }
        if (key == Key::Esc or is_x_to_leave(menu, key)) return leave_page();
        if (customs_.has_board and letter_of(key) == story_key)
            return desk_.has_hint ? AskHint{} : open_or_close_history();
        if (letter_of(key) == U'?') return explain(menu);
        return choose_from(menu, key);
    }

private:
    static Say key_is_wrong() { return {std::string{no_such_key}}; }

    // A pause is possible only after the first turn has begun, until the game is over.
    [[nodiscard]] bool may_pause() const {
        return customs_.pause_page != nullptr and desk_.has_begun() and not view_.is_over();
    }

    // The same key ends the pause.
    Command pause() {
        if (desk_.is_paused()) {
            while (desk_.is_paused()) desk_.close();
            return Stay{};
        }
        if (not may_pause()) return key_is_wrong();
        desk_.open(customs_.pause_page());
        return Stay{};
    }

    // After looking round, the view first returns to the quadrant of the decision. When no page is
    // open, the game pauses.
    Command leave_page() {
        if (desk_.looked_at and not desk_.top().is_panel()) {
            desk_.looked_at.reset();
            return Stay{};
        }
        if (desk_.above.empty()) return pause();
        if (not desk_.has_begun()) return key_is_wrong();
        desk_.close();
        return Stay{};
    }

    // There is no story before the first turn.
    Command open_or_close_history() {
        if (not desk_.has_begun() or desk_.is_table_hidden(view_)) return key_is_wrong();
        if (desk_.shown<History>() == nullptr) return TellStory{};
        desk_.close();
        return Stay{};
    }

    Command explain(const Menu& menu) {
        const PauseKey pause = not may_pause()     ? PauseKey::None
                               : desk_.is_paused() ? PauseKey::GoesOn
                                                   : PauseKey::Pauses;
        const bool is_hidden = not customs_.has_board or desk_.is_table_hidden(view_);
        const Board board = is_hidden                ? Board::Hidden
                            : desk_.top().is_panel() ? Board::Covered
                                                     : Board::Seen;
        for (Notice& notice :
             keys_explained(menu, desk_.top().place.page, pause, board, desk_.has_hint))
            desk_.notices.push_back(std::move(notice));
        return Stay{};
    }

    // X leaves every page that is open over a decision, unless it is an item there (U-10.7).
    [[nodiscard]] bool is_x_to_leave(const Menu& menu, Key key) const {
        return letter_of(key) == U'x' and not desk_.above.empty() and not is_item(menu, key);
    }

    [[nodiscard]] static bool is_item(const Menu& menu, Key key) {
        return std::ranges::any_of(menu.items, [key](const Item& each) {
            return static_cast<char32_t>(each.key) == letter_of(key);
        });
    }

    // The quadrant that a key asks for, 1 to 4. Digits that the menu uses do not count.
    [[nodiscard]] std::optional<int> quadrant_asked(const Menu& menu, Key key) const {
        if (not customs_.has_board) return std::nullopt;
        if (key == Key::F1) return 1;
        if (key == Key::F3) return 2;
        if (key == Key::F5) return 3;
        if (key == Key::F7) return 4;
        if (key == Key::Tab) return desk_.quadrant(view_).number % 4 + 1;
        const char32_t letter = letter_of(key);
        if (letter < U'1' or letter > U'4' or is_item(menu, key)) return std::nullopt;
        return static_cast<int>(letter - U'0');
    }

    // The letter of what cannot be done now does not select it: Enter does something (U-10.7).
    Command choose_from(const Menu& menu, Key key) {
        Page& page = desk_.top();
        const MenuCursor before = page.place;
        const auto item = choose(menu, page.place, key);
        const Item* const selected = selected_item(menu, page.place);
        if (item and selected != nullptr and not selected->open) page.place = before;
        if (item and *item != '.') return desk_.heed(page.choose(view_, *item));
        if (item or is_arrow(key)) return Stay{};
        return key_is_wrong();
    }

    const Customs& customs_;
    const View& view_;
    Desk& desk_;
};

// In place of the key help.
Command open_reading_page(const Customs& customs, const View& view, Desk& desk) {
    std::erase_if(desk.notices, std::mem_fn(&Notice::leads_to_board));
    desk.open(customs.reading_page(view));
    return Stay{};
}

}  // namespace

Command press_at_table(const Customs& customs, const View& view, Desk& desk, Key key) {
    if (key == Key::Redraw or key == Key::Resized) return Stay{};
    desk.prompts.refusal.clear();
    if (desk.notices.empty()) desk.prompts.remark.clear();  // seen, if nothing covered it
    if (not desk.notices.empty()) {
        if (desk.notices.front().leads_to_board and letter_of(key) == U'?')
            return open_reading_page(customs, view, desk);
        desk.notices.erase(desk.notices.begin());
        return Stay{};
    }
    if (desk.shown<Overview>() != nullptr) {  // any key closes it
        desk.close();
        return Stay{};
    }
    return Keys{customs, view, desk}.press(key);
}

}  // namespace parlor::tui::desk
