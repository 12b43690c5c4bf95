// TableRoom as time passes: the animation continues, and computers decide. Part of table_room.hpp.
#pragma once

#include <algorithm>

#include "app/table/table_room.hpp"
#include "canvas/letters.hpp"

namespace parlor::tui {

template <class T>
bool TableRoom<T>::has_computers() const {
    return std::ranges::any_of(view_.seats,
                               [](const auto& seat) { return seat.computer.has_value(); });
}

template <class T>
bool TableRoom<T>::can_explain() const {
    return needs_.options.explain == Options::Answer::Yes and has_computers();
}

template <class T>
bool TableRoom<T>::computer_is_next() const {
    return session() != nullptr and ui_.has_begun() and table::deciding_level(*session());
}

template <class T>
bool TableRoom<T>::is_paused() const {
    return consent_ or ui_.is_paused() or (computer_is_next() and not ui_.above.empty());
}

template <class T>
std::optional<int> TableRoom<T>::next_change() const {
    if (at_ != At::Table or is_paused()) return std::nullopt;
    if (not ui_.notices.empty()) return time_of_notice();
    if (show_.goes_on()) return show_.due();
    if (not goes_on_by_itself()) return std::nullopt;
    return left_of(pause_);
}

template <class T>
std::optional<int> TableRoom<T>::time_of_notice() const {
    if (computer_is_next()) return left_of(time_to_read);
    if (not ui_.notices.front().leads_on) return std::nullopt;
    return left_of(time_to_read_own_card);
}

template <class T>
int TableRoom<T>::left_of(int pause) const {
    return std::max(0, paced(pause, needs_.options.pace) - seen_for_);
}

template <class T>
void TableRoom<T>::tick(int milliseconds) {
    for (auto due = next_change(); due and *due <= milliseconds; due = next_change()) {
        milliseconds -= *due;
        if (pass(*due) == Passed::Decision) return;
    }
    if (next_change())
        pass(milliseconds);
    else if (person_decides())
        run_clock(milliseconds);
}

template <class T>
auto TableRoom<T>::pass(int milliseconds) -> Passed {
    if (show_.goes_on() and ui_.notices.empty()) {
        show_.pass(milliseconds, outlets());
        seen_for_ = 0;
        call_next();
        return Passed::Time;
    }
    const int due = *next_change();
    seen_for_ += milliseconds;
    return milliseconds < due ? Passed::Time : take_next();
}

template <class T>
auto TableRoom<T>::take_next() -> Passed {
    seen_for_ = 0;
    if (not ui_.notices.empty() or show_.goes_on()) {
        press_show();
        return Passed::Time;
    }
    go_on_once();
    return Passed::Decision;
}

template <class T>
void TableRoom<T>::let_decide() {
    const int level = *table::deciding_level(*session());
    if (ui_.can_explain and not T::explains_itself(table::chosen(*session(), level)))
        explanation_ = explain(*session(), level);
    table::make_choice(*session(), level, [&] { return needs_.outside.clock(); });
    go_on();
}

template <class T>
void TableRoom<T>::press_watching(Key key) {
    const View& seen = show_.goes_on() ? show_.view() : view_;
    const auto wanted = desk::pausing(T::tabletop(), seen, ui_, key);
    if (wanted == desk::Pausing::No) {
        take_next();
        return;
    }
    ui_.open(T::tabletop().pause_page());
    if (wanted == desk::Pausing::PauseAndDo) press_page(key);
}

template <class T>
int TableRoom<T>::keys_ignored_for() const {
    return person_decides() ? guard_.left().count : 0;
}

// The key should have paused computers that have just finished: it still pauses.
template <class T>
void TableRoom<T>::press_too_early(Key key) {
    if (desk::pausing(T::tabletop(), view_, ui_, key) != desk::Pausing::Pause) return;
    guard_.end();
    ui_.open(T::tabletop().pause_page());
}

template <class T>
Notice TableRoom<T>::explain(const Session& game, int level) const {
    constexpr int width_of_line = 19;
    const auto lines_for = [](const std::string& words) {
        return wrapped(upper(words), width_of_line);
    };
    const std::string move = words_for_choice(game, table::chosen(game, level));
    Notice notice{.title = "WHY",
                  .sub = upper(view_.seat(*game.decider()).name),
                  .lines = lines_for(move + ":"),
                  .tall = true};
    for (std::string& line : lines_for(reason_in(table::explained(game, level))))
        notice.lines.push_back(std::move(line));
    return notice;
}

// The reason for the last decision that does not explain itself; before the first decision, for the
// next decision.
template <class T>
void TableRoom<T>::tell_why() {
    const auto level = table::deciding_level(*session());
    if (not explanation_ and level) explanation_ = explain(*session(), *level);
    if (not explanation_) explanation_ = explain_earlier();
    if (explanation_)
        ui_.notices.push_back(*explanation_);
    else
        ui_.prompts.refusal = "No computer has decided yet";
}

}  // namespace parlor::tui
