// The property room as time passes: the animation continues, and computers decide.
//
// Source:  docs/layout.md, 7; README.md, "Keys" (while computers play).
// Choices: before a computer's decision, notices disappear by themselves, so that six computers
//          play without any key; before a person's decision, the person reads them first, but a
//          card that moves the token goes on by itself after twice that time. Any key ends a pause;
//          a key for pausing pauses instead. Computers make one decision at a time, so that people
//          can follow.
#include <algorithm>
#include <utility>
#include <variant>

#include "app/property/room.hpp"
#include "canvas/letters.hpp"
#include "table/play_on.hpp"
#include "tui/property/dialog.hpp"
#include "tui/property/move_words.hpp"
#include "tui/property/pacing.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/table_screen.hpp"
#include "tui/reason.hpp"

namespace parlor::tui {
namespace {

// Lines for a panel.
std::vector<std::string> lines_for(const std::string& words) {
    constexpr int width_of_line = 19;
    return wrapped(upper(words), width_of_line);
}

// An offer is told with all that it gives and wants.
std::string words_for_choice(const PropertySession& game,
                             const rules::View& view,
                             const rules::Action& chosen) {
    const auto* offer = std::get_if<rules::Propose>(&chosen);
    if (offer == nullptr) return words_for(view, chosen);
    const rules::told::Proposed proposed{*game.decider(), offer->to, offer->give, offer->want};
    return rules::sentence_for(view, proposed).does;
}

bool is_that_offer(const rules::Action& action, const rules::Offer& offer) {
    const auto* made = std::get_if<rules::Propose>(&action);
    return made != nullptr and made->to == offer.to and made->give == offer.give and
           made->want == offer.want;
}

bool explains_itself(const rules::Action& action) {
    return std::holds_alternative<rules::Roll>(action) or
           std::holds_alternative<rules::End>(action);
}

}  // namespace

bool PropertyRoom::has_computers() const {
    return std::ranges::any_of(
        view_.seats, [](const rules::SeatView& seat) { return seat.computer.has_value(); });
}

bool PropertyRoom::computer_is_next() const {
    return session() != nullptr and not ui_.shown<FirstRolls>() and
           table::deciding_level(*session());
}

bool PropertyRoom::computer_rolls_first() const {
    return first_rolls_go_on() and sitter(*player_asked()).computer;
}

bool PropertyRoom::is_paused() const {
    return consent_ or tui::is_paused(ui_) or (computer_is_next() and not ui_.above.empty());
}

std::optional<int> PropertyRoom::next_change() const {
    if (at_ != At::Table or is_paused()) return std::nullopt;
    if (not ui_.notices.empty()) return time_of_notice();
    if (show_.goes_on()) return show_.due();
    if (not computer_is_next() and not computer_rolls_first()) return std::nullopt;
    return left_of(pause_);
}

std::optional<int> PropertyRoom::time_of_notice() const {
    if (computer_is_next()) return left_of(time_to_read);
    if (not ui_.notices.front().leads_on) return std::nullopt;
    return left_of(time_to_read_own_card);
}

int PropertyRoom::left_of(int pause) const {
    return std::max(0, paced(pause, options_.pace) - seen_for_);
}

void PropertyRoom::tick(int milliseconds) {
    for (auto due = next_change(); due and *due <= milliseconds; due = next_change()) {
        milliseconds -= *due;
        if (pass(*due) == Passed::Decision) return;
    }
    if (next_change())
        pass(milliseconds);
    else if (person_decides())
        run_clock(milliseconds);
}

PropertyRoom::Passed PropertyRoom::pass(int milliseconds) {
    if (show_.goes_on() and ui_.notices.empty()) {
        show_.pass(milliseconds, pages());
        seen_for_ = 0;
        call_next();
        return Passed::Time;
    }
    const int due = *next_change();
    seen_for_ += milliseconds;
    return milliseconds < due ? Passed::Time : go_on_by_itself();
}

PropertyRoom::Passed PropertyRoom::go_on_by_itself() {
    seen_for_ = 0;
    if (not ui_.notices.empty() or show_.goes_on()) {
        press_show();
        return Passed::Time;
    }
    if (computer_rolls_first())
        see_roll();
    else
        let_decide();
    return Passed::Decision;
}

void PropertyRoom::let_decide() {
    const int level = *table::deciding_level(*session());
    if (ui_.can_explain and not explains_itself(table::chosen(*session(), level)))
        explanation_ = explain(*session(), level);
    table::make_choice(*session(), level, [&] { return needs_.outside.clock(); });
    go_on();
}

void PropertyRoom::press_watching(Key key) {
    const rules::View& seen = show_.goes_on() ? show_.view() : view_;
    const Pausing wanted = pausing(seen, ui_, key);
    if (wanted == Pausing::No) {
        go_on_by_itself();
        return;
    }
    ui_.open(pause_page());
    if (wanted == Pausing::PauseAndDo) press_page(key);
}

int PropertyRoom::keys_ignored_for() const { return person_decides() ? guard_.left().count : 0; }

// The computers were to be paused, just before they were done: that still pauses.
void PropertyRoom::press_too_early(Key key) {
    if (pausing(view_, ui_, key) != Pausing::Pause) return;
    guard_.end();
    ui_.open(pause_page());
}

Notice PropertyRoom::explain(const PropertySession& game, int level) const {
    const std::string move = words_for_choice(game, view_, table::chosen(game, level));
    Notice notice{.title = "WHY",
                  .sub = upper(view_.seat(*game.decider()).name),
                  .lines = lines_for(move + ":"),
                  .tall = true};
    for (std::string& line : lines_for(reason_in(table::explained(game, level))))
        notice.lines.push_back(std::move(line));
    return notice;
}

// The reason for the pending offer, when it was made before the game was loaded or taken back.
// Nothing when the computer would not have made this offer: a script made it then.
std::optional<Notice> PropertyRoom::explain_offer() const {
    if (not view_.offer) return std::nullopt;
    const PropertySession game = session()->before_last_move_of(view_.offer->from);
    const auto level = table::deciding_level(game);
    if (not level or not is_that_offer(table::chosen(game, *level), *view_.offer))
        return std::nullopt;
    return explain(game, *level);
}

// The reason for the last decision other than rolling and ending a turn; before the first decision,
// for the next one.
void PropertyRoom::tell_why() {
    const auto level = table::deciding_level(*session());
    if (not explanation_ and level) explanation_ = explain(*session(), *level);
    if (not explanation_) explanation_ = explain_offer();
    if (not explanation_) return refuse(ui_, "No computer has decided yet");
    ui_.notices.push_back(*explanation_);
}

}  // namespace parlor::tui
