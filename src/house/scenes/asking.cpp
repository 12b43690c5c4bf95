#include "house/scenes/asking.hpp"

#include <utility>

#include "base/match.hpp"

namespace parlor::house {

Asking::Asking(KeptTable& table, const User& user, Terminal& terminal, Wish then)
    : table_{&table},
      user_{&user},
      terminal_{&terminal},
      then_{std::move(then)},
      ui_{.table = table.title()} {}

Wish Asking::press(tui::Key key, wire::Showing seen) {
    if (key == tui::Key::Interrupt) return GoHome{};
    if (terminal_->is_late(seen) or not terminal_->has_room()) return GoOn{};
    return match(
        tui::press(ui_, key, sounds_),
        [](tui::GoOn) -> Wish { return GoOn{}; },
        [](tui::GoBack) -> Wish { return GoBack{}; },
        [&](const tui::GiveWord& given) -> Wish {
            const auto refusal = table_->give_word(*user_, given.word);
            if (not refusal) return then_;
            ui_.refusal = refusal->what;
            return GoOn{};
        });
}

std::vector<wire::FromHost> Asking::news() {
    tui::Canvas canvas;
    draw_word_page(canvas, ui_);
    return terminal_->news(sounds_.take(), canvas);
}

}  // namespace parlor::house
