#include "tui/desk/desk.hpp"

#include <algorithm>

#include "base/match.hpp"
#include "tui/desk/amount_keys.hpp"
#include "tui/desk/common_keys.hpp"
#include "tui/desk/pages/options_page.hpp"
#include "tui/desk/pages/question_page.hpp"
#include "tui/menu_picture.hpp"

namespace parlor::tui::desk {

bool Desk::is_paused() const { return holds<Paused>(); }

bool Desk::has_begun() const { return below == nullptr or not below->is_before_game(); }

bool Desk::is_table_hidden(const View& view) const {
    return std::ranges::any_of(above, [&](const PagePtr& page) { return page->hides_table(view); });
}

bool Desk::hands_over() const { return std::ranges::any_of(notices, &Notice::hands_over); }

bool Desk::in_dialog() const {
    if (is_paused()) return true;
    if (const Asked* const question = shown<Asked>())
        return std::holds_alternative<LeaveTable>(question->yes);
    return shown<OptionsAtTable>() != nullptr;
}

std::optional<Letters> Desk::text_field(const View& view) const {
    if (not notices.empty()) return std::nullopt;
    if (top().takes_words()) return Letters::Any;
    const bool is_sum = top().place.page == 1 and uses(top().menu(seen(view)), digits_help);
    return is_sum ? std::optional{Letters::Digits} : std::nullopt;
}

Quadrant Desk::quadrant(const View& any) const {
    const auto& view = own<BoardView>(any);
    const Seat mover = view.turn == bank ? Seat{1} : view.turn;
    const Square focus = selected(view).value_or(view.seat(mover).at);
    return looked_at.value_or(quadrant_of(focus, view.board().size));
}

std::optional<Square> Desk::selected(const View& view) const {
    const auto cursor = top().selected(view);
    return cursor ? cursor : own<BoardView>(view).decided_on();
}

void Desk::meet(Met decision, Above pages) {
    looked_at.reset();
    if (met == decision) return;
    met = decision;
    if (pages == Above::Closes) above.clear();
    below = met.page();
}

Command Desk::heed(Reply reply) {
    return match(
        std::move(reply),
        [](Command&& wish) { return std::move(wish); },
        [&](Open&& opened) -> Command {
            open(std::move(opened.page));
            return Stay{};
        },
        [&](TurnTo&& turn) {
            close();
            open(std::move(turn.page));
            return std::move(turn.then);
        },
        [&](Close&& closed) {
            close();
            looked_at.reset();
            for (Notice& notice : closed.notices) notices.push_back(std::move(notice));
            return std::move(closed.then);
        },
        [&](Tell&& tell) -> Command {
            notices.push_back(std::move(tell.notice));
            for (Notice& notice : tell.more) notices.push_back(std::move(notice));
            return Stay{};
        },
        [&](Follow) -> Command {
            looked_at.reset();
            return Stay{};
        });
}

void Desk::draw_pages(Canvas& canvas, const View& view, int rows_above) const {
    const Look look = seen(view);
    std::size_t first = above.size();
    while (first > 0 and above[first - 1]->is_panel()) --first;
    const Page& window = first == 0 ? *below : *above[first - 1];
    Menu menu = window.menu(look);
    menu.rows_above = rows_above;
    if (window.is_panel())
        window.draw_panel(canvas, look, menu);
    else
        draw_menu(canvas, menu, window.place);
    for (; first < above.size(); ++first) {
        const Page& panel = *above[first];
        panel.draw_panel(canvas, look, panel.menu(look));
    }
}

}  // namespace parlor::tui::desk
