// The property room: moves of people, taking back, leaving, and the journal.
#include <utility>

#include "app/property/recall.hpp"
#include "app/property/room.hpp"
#include "tui/property/dialog.hpp"
#include "tui/property/move_words.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/setup/steps.hpp"
#include "tui/property/table_screen.hpp"
#include "tui/reason.hpp"
#include "tui/trouble.hpp"

namespace parlor::tui {

bool PropertyRoom::play(const rules::Action& action) {
    const auto refusal = session()->play(view_.decision.seat, action, clock_.took());
    if (refusal)
        refuse(ui_, reason_in(*refusal));
    else
        clock_.begin();
    return not refusal;
}

bool PropertyRoom::person_decides() const {
    const bool is_shown = at_ == At::Table and not show_.goes_on() and not first_rolls_go_on();
    if (not is_shown or not ui_.notices.empty() or consent_ or in_dialog(ui_)) return false;
    const auto next = player_asked();
    return next and not sitter(*next).computer;
}

void PropertyRoom::play(const std::vector<rules::Action>& actions) {
    bool any = false;
    for (const rules::Action& action : actions) {
        if (not play(action)) break;
        any = true;
    }
    if (any) go_on();
}

void PropertyRoom::prefer(const Prefer& wish) {
    if (wish.prompt) options_.prompt = *wish.prompt;
    if (wish.movement) options_.movement = *wish.movement;
}

// Where players have clocks an option of its own decides, which is off by default (M-6.4).
Options::TakeBack PropertyRoom::taking_back() const {
    const bool is_timed = view_.rules.clocks == rules::Clocks::Each;
    return is_timed ? options_.take_back_blitz : options_.take_back;
}

bool PropertyRoom::can_take_back() {
    return taking_back() == Options::TakeBack::Allowed and session()->moves_of_people() > 0;
}

void PropertyRoom::ask_to_take_back() {
    if (taking_back() == Options::TakeBack::Forbidden)
        return refuse(ui_, "The options forbid taking back");
    if (session()->moves_of_people() == 0) return refuse(ui_, "There is no move to take back");
    auto to_be_asked = others();
    if (to_be_asked.empty()) return take_back();
    const std::string asker = at_keyboard_ ? sitter(*at_keyboard_).name : "Somebody";
    consent_ = ask_for_consent(asker, std::move(to_be_asked));
}

std::vector<std::string> PropertyRoom::others() const {
    std::vector<std::string> names;
    for (const rules::SeatView& seat : view_.seats)
        if (not seat.computer and not seat.out and seat.entrant != at_keyboard_)
            names.push_back(seat.name);
    return names;
}

void PropertyRoom::press_consent(Key key) {
    const Agreed agreed = tui::press(*consent_, key, needs_.sounds);
    if (agreed == Agreed::NotYet) return;
    const Consent consent = *std::exchange(consent_, std::nullopt);
    if (agreed == Agreed::Yes) return take_back();
    refuse(ui_, words_of_refusal(consent));
}

void PropertyRoom::take_back() {
    const std::string move = words_for(view_, session()->last_move_of_person());
    session()->undo();
    show_ = {};
    explanation_.reset();
    is_finish_offered_ = false;
    ui_ = {};
    recall(*session(), seen(*session()), session()->told_count(), ui_.recent);
    view_ = {};
    go_on();
    ui_.prompts.remark = "Taken back: " + move;
}

void PropertyRoom::go_on() {
    if (needs_.terms.chance == ChanceBy::Dealer) session()->answer_chance();
    keep();
    show_news(view_);
}

void PropertyRoom::keep() {
    const rules::Game& game = session()->position();
    const auto round = static_cast<std::uint64_t>(game.round);
    const std::uint64_t turn = round * (max_seats + 1) + static_cast<std::uint64_t>(game.turn);
    if (auto notice = autosave_.keep(needs_.files, *needs_.place.table, turn))
        ui_.notices.push_back(std::move(*notice));
}

void PropertyRoom::leave() {
    if (ui_.shown<FirstRolls>())
        set_up_anew();
    else
        is_left_ = true;
}

// From the first page, with what was chosen last. A game that would be lost is asked about.
void PropertyRoom::play_again() {
    if (not autosave_.is_kept()) return ui_.open(desk::leave_page<PropertyDesk>(Kept::No));
    set_up_anew();
    (void)turn_to(setup_, SetupStep::Mode);
}

void PropertyRoom::set_up_anew() {
    if (const auto trouble = tui::leave_table(needs_.files, needs_.place))
        setup_.notices.push_back(trouble_notice("NOT ON DISK", trouble->what));
    seen_table_ = nullptr;
    show_ = {};
    at_ = At::SetUp;
}

}  // namespace parlor::tui
