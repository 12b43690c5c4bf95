// TableRoom as time passes: the show continues, and computers decide.
#include <algorithm>

#include "app/table/table_room.hpp"
#include "canvas/letters.hpp"
#include "tui/desk/pages/watching.hpp"
#include "tui/desk/show/pacing.hpp"
#include "tui/reason.hpp"

namespace parlor::tui {
namespace {

// Computers of higher levels take long enough for people to see that they think.
constexpr int highest_quick_level = 1;

}  // namespace

void TableRoom::heed_options() {
    now_.desk.can_explain = needs_.here.leads and needs_.options.explain == Options::Answer::Yes and
                            not computers_in(*now_.view).empty();
    now_.desk.has_hint = needs_.here.leads and needs_.options.hints == Options::Answer::Yes and
                         now_.game->customs().has_board and is_asked_here();
    now_.desk.waits_for_key = needs_.options.wait_for_key == Options::Answer::Yes;
}

// After a pause.
bool TableRoom::computer_is_next() const {
    return needs_.here.leads and awaits_others() and table().deciding_level();
}

// Nobody here has to do it.
bool TableRoom::reveals_by_itself() const {
    if (not needs_.terms.is_seen) return now_.show.waits();
    switch (now_.show.waits_for()) {
        case desk::Waits::No: return false;
        case desk::Waits::ForDecider: return not is_asked_here();
        case desk::Waits::ForKey: return needs_.here.only_watches();
        case desk::Waits::ForReader:
            return needs_.here.only_watches() or not now_.desk.waits_for_key;
    }
    return false;
}

bool TableRoom::is_paused() const {
    return now_.question or needs_.place.take_back or now_.desk.is_paused() or
           (computer_is_next() and not now_.desk.above.empty());
}

std::optional<int> TableRoom::next_change() const {
    if (at_ != At::Table) return std::nullopt;
    if (now_.hint) return 0;
    if (is_paused()) return std::nullopt;
    if (now_.celebration) return now_.celebration->due();
    if (not now_.desk.notices.empty()) return time_of_notice();
    if (is_showing()) return now_.show.due();
    if (reveals_by_itself()) return left_of(time_until_revealed());
    if (not now_.show.waits() and computer_is_next()) return left_of(now_.pause);
    if (decides_at_once()) return 0;
    return std::nullopt;
}

int TableRoom::time_until_revealed() const {
    return now_.show.waits_for() == desk::Waits::ForReader ? time_to_read_line : time_of_decision;
}

std::optional<int> TableRoom::time_of_notice() const {
    const Notice& notice = now_.desk.notices.front();
    const bool is_of_computer = now_.show.is_of_computer() and not notice.is_trouble;
    if (awaits_others() or needs_.here.only_watches() or not needs_.terms.is_seen)
        return left_of(is_of_computer ? time_of_decision : time_to_read);
    if (not notice.leads_on) return std::nullopt;
    return left_of(time_to_read_own_card);
}

int TableRoom::left_of(int pause) const {
    return std::max(0, paced(pause, needs_.options.pace) - now_.seen_for);
}

void TableRoom::tick(int milliseconds) {
    if (at_ == At::SetUp) return setup_->tick(milliseconds);
    const bool is_shared = has_shared_clock();
    if (is_shared) run_clock(milliseconds);
    for (auto due = next_change(); due and *due <= milliseconds; due = next_change()) {
        milliseconds -= *due;
        if (pass(*due) == Passed::Decision) return;
    }
    if (next_change())
        pass(milliseconds);
    else if (person_decides() and not is_shared)
        run_clock(milliseconds);
}

TableRoom::Passed TableRoom::pass(int milliseconds) {
    if (now_.hint) return work_on_hint();
    if (now_.celebration) {
        now_.celebration->passed += milliseconds;
        if (now_.celebration->is_over()) now_.celebration.reset();
        return Passed::Time;
    }
    if (awaits_others()) now_.waited += milliseconds;
    if (has_waited_enough()) {
        go_on_unseen();
        return Passed::Decision;
    }
    if (is_showing() and now_.desk.notices.empty()) {
        now_.show.pass(milliseconds, outlets());
        now_.seen_for = 0;
        meet();
        go_to_next();
        return Passed::Time;
    }
    const int due = *next_change();
    now_.seen_for += milliseconds;
    return milliseconds < due ? Passed::Time : take_next();
}

// A key that came a moment late does not play.
void TableRoom::reveal_unasked() {
    reveal();
    now_.guard.begin();
    go_to_next();
}

TableRoom::Passed TableRoom::take_next() {
    now_.seen_for = 0;
    if (not now_.desk.notices.empty() or is_showing()) {
        press_show();
        return Passed::Time;
    }
    if (reveals_by_itself())
        reveal_unasked();
    else if (computer_is_next())
        let_decide();
    else
        let_decide_at_once();
    return Passed::Decision;
}

void TableRoom::let_decide() {
    if (now_.desk.can_explain)
        if (const Reason reason = now_.game->reason(*now_.view); not reason.is_obvious)
            explain(reason);
    table().let_decide([&] { return needs_.outside.clock(); });
    take_up();
}

bool TableRoom::decides_at_once() const {
    if (at_ != At::Table or is_left_ or not needs_.here.leads) return false;
    if (now_.game->customs().computers_take_time) return false;
    if (now_.show.goes_on() or not now_.desk.notices.empty() or not now_.desk.above.empty())
        return false;
    return not now_.question and not needs_.place.take_back and table().deciding_level();
}

void TableRoom::let_decide_at_once() {
    while (decides_at_once()) {
        if (*table().deciding_level() > highest_quick_level)
            needs_.outside.show(*this, needs_.options);
        let_decide();
    }
}

void TableRoom::press_watching(Key key) {
    const desk::MakePage pause_page = now_.game->customs().pause_page;
    const ViewPtr seen = now_.show.goes_on() ? now_.show.view() : now_.view;
    const auto wanted = desk::pausing(pause_page, *seen, now_.desk, key);
    if (wanted == desk::Pausing::No) {
        if (not is_paused()) take_next();
        return;
    }
    now_.desk.open(pause_page());
    if (wanted == desk::Pausing::PauseAndDo) press_page(key);
}

int TableRoom::keys_ignored_for() const { return person_decides() ? now_.guard.left().count : 0; }

// The key should have paused computers that have just finished: it still pauses.
void TableRoom::press_too_early(Key key) {
    const desk::MakePage pause_page = now_.game->customs().pause_page;
    if (pause_page == nullptr and key == Key::Esc) return press_page(key);
    if (pause_page == nullptr) return;
    if (desk::pausing(pause_page, *now_.view, now_.desk, key) != desk::Pausing::Pause) return;
    now_.guard.end();
    now_.desk.open(pause_page());
}

void TableRoom::explain(const Reason& reason) {
    constexpr int width_of_line = 19;
    Notice notice{.title = "WHY", .sub = upper(reason.name), .lines = {}, .tall = true};
    const std::string move = reason.move.empty() ? "" : reason.move + ":";
    for (const std::string& words : {move, reason_in(reason.why)})
        for (std::string& line : wrapped(upper(words), width_of_line))
            notice.lines.push_back(std::move(line));
    now_.explanation = std::move(notice);
}

// The reason for the last decision that does not explain itself; before the first decision, for the
// next decision.
void TableRoom::begin_hint() {
    now_.desk.has_hint = false;
    now_.hint = now_.game->hint(*now_.view);
    if (now_.hint and now_.hint->has_work())
        now_.desk.prompts.remark = "Playing games out";
    else if (now_.hint)
        (void)work_on_hint();
}

// It can be asked for again.
void TableRoom::break_off_hint() {
    if (not std::exchange(now_.hint, nullptr)) return;
    now_.desk.has_hint = true;
    now_.desk.prompts.remark.clear();
}

// A part of it, and then keys are heard.
TableRoom::Passed TableRoom::work_on_hint() {
    if (now_.hint->has_work()) now_.hint->work();
    if (now_.hint->has_work()) return Passed::Decision;
    now_.desk.prompts.remark.clear();
    for (Notice& notice : std::exchange(now_.hint, nullptr)->notices())
        now_.desk.notices.push_back(std::move(notice));
    return Passed::Decision;
}

void TableRoom::tell_why() {
    if (not now_.explanation and table().deciding_level()) explain(now_.game->reason(*now_.view));
    if (not now_.explanation)
        if (const auto reason = now_.game->reason_of_offer(*now_.view)) explain(*reason);
    if (now_.explanation)
        now_.desk.notices.push_back(*now_.explanation);
    else
        now_.desk.prompts.refusal = table().has_computer_moved()
                                        ? "Reasons for earlier moves are not kept"
                                        : "No computer has decided yet";
}

}  // namespace parlor::tui
