// TableRoom: moves of people, taking back, and the journal. Part of table_room.hpp.
#pragma once

#include "app/table/table_room.hpp"

namespace parlor::tui {

template <class T>
bool TableRoom<T>::play(const std::string& move) {
    const auto refusal = try_move(move);
    if (refusal)
        ui_.prompts.refusal = reason_in(*refusal);
    else
        clock_.begin();
    return not refusal;
}

template <class T>
table::Refusal TableRoom<T>::try_move(const std::string& move) {
    const auto line = table::split(move);
    if (not line) return line.error().what;
    const auto action = Game::parse(session()->setup(), line->words);
    if (not action) return action.error().what;
    return session()->play(view_.decision.seat, *action, clock_.took());
}

template <class T>
void TableRoom<T>::play_all(const std::vector<std::string>& moves) {
    bool any = false;
    for (const std::string& move : moves) {
        if (not play(move)) break;
        any = true;
    }
    if (any) go_on();
}

template <class T>
bool TableRoom<T>::person_decides() const {
    const bool is_shown = at_ == At::Table and not show_.goes_on() and is_time_to_decide();
    if (not is_shown or not ui_.notices.empty() or consent_ or ui_.in_dialog()) return false;
    const auto next = player_asked();
    return next and not is_computer(*next);
}

template <class T>
void TableRoom<T>::see_options() {
    ui_.open(desk::options_page(needs_.options));
}

template <class T>
void TableRoom<T>::prefer(const OptionChosen& chosen) {
    chosen.option->choose(needs_.options, chosen.value);
    ui_.can_explain = can_explain();
    if (const auto trouble = needs_.outside.keep(needs_.options))
        ui_.notices.push_back(trouble_notice("NOT KEPT", trouble->what));
}

template <class T>
bool TableRoom<T>::can_take_back() const {
    return taking_back() == Options::TakeBack::Allowed and session()->moves_of_people() > 0;
}

template <class T>
void TableRoom<T>::ask_to_take_back() {
    std::string& refusal = ui_.prompts.refusal;
    if (taking_back() == Options::TakeBack::Forbidden)
        refusal = "The options forbid taking back";
    else if (session()->moves_of_people() == 0)
        refusal = "There is no move to take back";
    if (not refusal.empty()) return;
    auto to_be_asked = others();
    if (to_be_asked.empty()) return take_back();
    const std::string asker = at_keyboard_ ? name_of(*at_keyboard_) : "Somebody";
    consent_ = ask_for_consent(asker, std::move(to_be_asked));
}

template <class T>
void TableRoom<T>::press_consent(Key key) {
    const Agreed agreed = tui::press(*consent_, key, needs_.sounds);
    if (agreed == Agreed::NotYet) return;
    const Consent consent = *std::exchange(consent_, std::nullopt);
    if (agreed == Agreed::Yes) return take_back();
    ui_.prompts.refusal = words_of_refusal(consent);
}

template <class T>
void TableRoom<T>::take_back() {
    const std::string move = words_for(view_, session()->last_move_of_person());
    session()->undo();
    show_ = {};
    follower_.emplace(*session());
    teller_ = {};
    explanation_.reset();
    is_finish_offered_ = false;
    ui_ = {};
    recall(*session(), session()->told_count());
    view_ = {};
    go_on();
    ui_.prompts.remark = "Taken back: " + move;
}

template <class T>
void TableRoom<T>::go_on() {
    if (needs_.terms.chance == ChanceBy::Dealer) session()->answer_chance();
    keep();
    show_news(view_);
}

template <class T>
void TableRoom<T>::ask_to_leave() {
    using desk::Kept;
    const Kept kept = autosave_.is_kept() ? Kept::Yes : Kept::No;
    ui_.open(desk::leave_page(needs_.files.is_begun(*needs_.place.table) ? kept : Kept::NotBegun));
}

template <class T>
void TableRoom<T>::keep() {
    const std::uint64_t turn = T::turn_number(session()->position());
    if (auto notice = autosave_.keep(needs_.files, *needs_.place.table, turn))
        ui_.notices.push_back(std::move(*notice));
}

}  // namespace parlor::tui
