// TableRoom at the table: shows what happened, and calls the next player. Part of table_room.hpp.
#pragma once

#include <algorithm>

#include "app/table/table_room.hpp"

namespace parlor::tui {

template <class T>
void TableRoom<T>::sync() {
    const Session* game = session();
    if (game == nullptr) return;
    const bool is_new = needs_.place.table.get() != seen_table_;
    if (is_new) sit_down();
    if (needs_.place.table->state() == seen_state_ and game->told_count() == seen_events_) return;
    const bool has_moved = game->moves() > seen_moves_;
    show_news(not is_new and has_moved ? catch_up() : view_);
}

template <class T>
void TableRoom<T>::sit_down() {
    seen_table_ = needs_.place.table.get();
    seen_events_ =
        session()->told_count() - session()->told().size();  // earlier events are not new
    seen_state_ = 0;
    seen_moves_ = 0;
    ui_ = {};
    consent_.reset();
    explanation_.reset();
    is_finish_offered_ = false;
    guard_.end();
    view_ = {};
    recall(*session(), seen_events_);
    show_ = {};
    follower_.emplace(*session());
    teller_ = {};
    at_keyboard_.reset();
    autosave_ = {};
    at_ = At::Table;
}

// A script may have made several moves: shows the earlier ones at once, and returns the view before
// the last one, which is shown step by step. Moves of computers are also shown at once.
template <class T>
auto TableRoom<T>::catch_up() -> View {
    const Session& game = *session();
    const auto last_move =
        std::ranges::find_if(game.log().rbegin(), game.log().rend(), [](const auto& each) {
            return each.kind == table::MoverKind::Person or each.kind == table::MoverKind::Computer;
        });
    if (last_move != game.log().rend() and last_move->kind == table::MoverKind::Computer) return {};
    const auto events = game.told_since(seen_events_);
    const auto last = std::min(game.told().size(), events.size());
    if (show_.goes_on()) show_.finish(outlets());
    tell_at_once(events.first(events.size() - last));
    seen_events_ = game.told_count() - last;
    follower_->skip_to_last_move(game);
    return picture(game, follower_->position());
}

// `before` is the view before the last move; without seats the events are shown at once.
template <class T>
void TableRoom<T>::show_news(View before) {
    const Session& game = *session();
    const auto decided = player_asked();
    if (game.moves() > 0) needs_.seed.use_up(game.seed());
    if (show_.goes_on()) show_.finish(outlets());
    if (game.moves() < seen_moves_) ui_.prompts = {};
    clock_.begin();
    const auto told = game.told_since(seen_events_);
    hear(told);
    view_ = seen(game);
    const bool at_once = before.seats.empty();
    if (at_once) follower_.emplace(game);
    const int pause = at_once ? tell_at_once(told) : show_one_by_one(std::move(before));
    if (show_.goes_on() or (decided and player_asked() != decided)) guard_.begin();
    pause_ = show_.goes_on() ? time_to_think : pause;
    seen_for_ = 0;
    ui_.can_take_back = can_take_back();
    ui_.can_explain = can_explain();
    meet(view_, ui_);
    end_news();
    remember_seen();
    call_next();
}

template <class T>
int TableRoom<T>::tell_at_once(std::span<const Event> news) {
    int longest = time_to_think;
    for (const Event& event : news) {
        if (is_put_off(event)) continue;
        const desk::Telling telling = teller_.tell(view_, event);
        desk::tell(telling, outlets());
        longest = std::max(longest, telling.pause);
    }
    return longest;
}

template <class T>
int TableRoom<T>::show_one_by_one(View before) {
    T::hide_from_onlookers(before);
    auto shots = shots_of<View>(
        *follower_,
        *session(),
        teller_,
        [&](const Position& position) { return picture(*session(), position); },
        [&](const Event& event) { return not is_put_off(event); });
    show_.begin(std::move(before), std::move(shots), needs_.options, outlets());
    return show_.longest_pause();
}

template <class T>
void TableRoom<T>::remember_seen() {
    seen_events_ = session()->told_count();
    seen_moves_ = session()->moves();
    seen_state_ = needs_.place.table->state();
}

template <class T>
void TableRoom<T>::call_next() {
    if (show_.goes_on()) return;
    offer_to_finish();
    const auto next = player_asked();
    if (not next or next == at_keyboard_ or is_computer(*next)) return;
    if (not is_called(std::exchange(at_keyboard_, next))) return;
    auto& notices = ui_.notices;
    const bool reads_first = T::reads_first(view_) and not notices.empty();
    notices.insert(reads_first ? notices.end() - 1 : notices.end(), hand_over_to(name_of(*next)));
}

template <class T>
void TableRoom<T>::press_table(Key key) {
    seen_for_ = 0;
    if (consent_) return press_consent(key);
    if (key == Key::Pause and ui_.notices.empty()) return press_page(key);
    if (desk::skips(key) and is_watched()) return skip_to_decision();
    if (computer_is_next() and ui_.above.empty()) return press_watching(key);
    if (show_.goes_on() and not is_paused()) return press_show();
    if (keys_ignored_for() > 0) return press_too_early(key);
    press_page(key);
}

template <class T>
void TableRoom<T>::press_page(Key key) {
    obey(desk::press_at_table(T::tabletop(), show_.goes_on() ? show_.view() : view_, ui_, key));
    if (at_ != At::Table or is_left_) return;
    call_next();
}

// Dismisses a notice; without one, skips the animation up to the next notice.
template <class T>
void TableRoom<T>::press_show() {
    if (ui_.notices.empty())
        show_.hurry(outlets());
    else
        ui_.notices.erase(ui_.notices.begin());
    show_.pass(0, outlets());
    call_next();
}

template <class T>
std::optional<Canvas> TableRoom<T>::right_half(Size size) const {
    if (at_ != At::Table) return std::nullopt;
    const View view = shown_view();
    if (ui_.is_table_hidden(view)) return Canvas{size};
    return draw_ring(view, show_.goes_on() ? show_.here() : view.decided_on(), size);
}

template <class T>
Canvas TableRoom<T>::table_canvas() const {
    if (show_.goes_on() and not is_paused())
        return desk::draw_show(T::tabletop(), show_.view(), show_.moving(), show_.here(), ui_);
    const View view = asked_view();
    Canvas canvas =
        ui_.hands_over() ? desk::draw_hand_over(T::tabletop(), view, ui_) : draw_table(view);
    if (not ui_.is_table_hidden(view)) draw_thinking(canvas);
    if (consent_) draw_question(canvas, consent_->question);
    return canvas;
}

// Draws in the upper line, as on the C64, when that line is free.
template <class T>
void TableRoom<T>::draw_thinking(Canvas& canvas) const {
    const Prompts& told = ui_.prompts;
    const bool is_free = not told.rolled and told.above.words.empty() and told.refusal.empty();
    if (not computer_is_next() or not is_free or not ui_.notices.empty()) return;
    Prompts prompts;
    prompts.above = {view_.decision.seat, "THINKING..."};
    draw_prompts(canvas, T::tabletop().board(view_), prompts);
}

}  // namespace parlor::tui
