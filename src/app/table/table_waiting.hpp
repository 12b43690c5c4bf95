// TableRoom for people who wait: skips to their next decision, or plays a game without people to
// its end; and shows the story. Part of table_room.hpp.
#pragma once

#include <algorithm>

#include "app/table/table_room.hpp"

namespace parlor::tui {

[[nodiscard]] inline bool only_tells(const Notice& notice) {
    return not notice.hands_over and not notice.is_trouble;
}

template <class T>
bool TableRoom<T>::is_watched() const {
    return at_ == At::Table and not is_paused() and (show_.goes_on() or computer_is_next());
}

template <class T>
void TableRoom<T>::skip_to_decision() {
    ui_.above.clear();
    if (computer_is_next() and desk::people_left(view_) == 0)
        ui_.open(T::tabletop().pause_page());
    else
        go_on_unseen();
}

template <class T>
void TableRoom<T>::go_on_unseen() {
    const auto people = desk::people_left(view_);
    std::erase_if(ui_.notices, only_tells);
    while (is_watched() and ui_.notices.empty()) {
        take_next();
        if (desk::people_left(view_) < people) return;
        std::erase_if(ui_.notices, only_tells);
    }
}

template <class T>
void TableRoom<T>::end_turn_and_skip() {
    if (not play("end")) return;
    go_on();
    if (is_watched()) skip_to_decision();
}

template <class T>
void TableRoom<T>::offer_to_finish() {
    if (is_finish_offered_ or not computer_is_next()) return;
    if (not desk::has_people(view_) or desk::people_left(view_) > 0) return;
    is_finish_offered_ = true;
    ui_.open(T::tabletop().pause_page());
}

// Computers might play for ever.
template <class T>
void TableRoom<T>::let_play_to_end() {
    constexpr int most_turns = 1000;
    for (int turns = 0; turns < most_turns;) {
        const auto level = table::deciding_level(*session());
        if (not level) break;
        const Seat turn = session()->position().turn;
        table::make_choice(*session(), *level, [&] { return needs_.outside.clock(); });
        if (needs_.terms.chance == ChanceBy::Dealer) session()->answer_chance();
        if (session()->position().turn != turn) ++turns;
    }
}

// Shows only the end.
template <class T>
void TableRoom<T>::finish_game() {
    show_.finish(outlets());
    ui_.above.clear();
    let_play_to_end();
    keep();
    explanation_.reset();
    show_news({});
    ui_.prompts = {};
    std::erase_if(ui_.notices, only_tells);
    if (not computer_is_next()) return;
    ui_.notices.push_back(
        {.title = "NO END YET", .sub = "", .lines = {"AFTER 1000 MORE TURNS", "NOBODY HAS WON."}});
    ui_.open(T::tabletop().pause_page());
}

// The person who decides, else the last person who decided.
template <class T>
auto TableRoom<T>::reader() const -> std::optional<Player> {
    const auto next = player_asked();
    if (next and not is_computer(*next)) return next;
    if (at_keyboard_) return at_keyboard_;
    const auto person =
        std::ranges::find_if(view_.seats, [](const auto& seat) { return not seat.computer; });
    return person == view_.seats.end() ? std::nullopt : std::optional{T::player_at(*person)};
}

template <class T>
void TableRoom<T>::tell_story() {
    const auto reader = this->reader();
    const char* const about_news = reader ? "NEW FOR YOU" : "THE LAST TURN";
    ui_.open(desk::history_page(story(reader), about_news));
}

}  // namespace parlor::tui
