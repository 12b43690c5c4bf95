#include "house/scenes/playing.hpp"

#include <utility>

namespace parlor::house {

Playing::Playing(KeptTable& table,
                 std::shared_ptr<SharedTable> game,
                 const User& user,
                 SetOf<Entrant> players,
                 Terminal& terminal)
    : table_{&table},
      user_{&user},
      game_{std::move(game)},
      terminal_{&terminal},
      guest_{&game_->come(players, terminal)},
      meeting_{table, user} {}

Playing::~Playing() { game_->leave(*guest_); }

Wish Playing::press(tui::Key key, wire::Showing seen) {
    is_seen_ = is_seen_ or not terminal_->is_late(seen);
    if (not is_seen_) return GoOn{};
    if (key == tui::Key::Interrupt and table_->is_paused()) return GoHome{};
    if (key != tui::Key::Interrupt and terminal_->has_room() and meeting_.takes(key))
        return meeting_.press(key);
    game_->press(*guest_, key, seen);
    if (game_->takes_wish_to_play_again(*guest_)) {
        const auto refusal = table_->ask_to_play_again(*user_);
        tell("ANOTHER GAME", refusal ? refusal->what : "the others are asked");
    }
    if (game_->has_left(*guest_)) return GoBack{};
    return GoOn{};
}

std::vector<wire::FromHost> Playing::news() {
    meeting_.look();
    game_->offer_copy(*guest_, meeting_.offers_copy());
    std::vector<wire::FromHost> news;
    std::string title =
        terminal_->record().wants_title ? table_->title() + ": " + table_->state() : "";
    if (std::exchange(title_, title) != title) news.emplace_back(wire::Title{std::move(title)});
    if (meeting_.covers_table()) terminal_->cover_notice();
    const auto draw_meeting = [&](tui::Canvas& canvas) { meeting_.draw(canvas); };
    for (wire::FromHost& message : game_->news_for(*guest_, draw_meeting, meeting_.take_sounds()))
        news.push_back(std::move(message));
    return news;
}

}  // namespace parlor::house
