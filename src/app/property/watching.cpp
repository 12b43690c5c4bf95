// The property room for people who wait: to their next decision at once, to the end of a game that
// no person is left in, and what happened.
//
// Source:  U-5.1, U-5.5.
// Choices: on the way to a decision a person's ruin and trouble with the disk are still read.
#include <algorithm>
#include <utility>

#include "app/property/room.hpp"
#include "sessions/property/history.hpp"
#include "table/play_on.hpp"
#include "tui/property/pages.hpp"

namespace parlor::tui {
namespace {

bool only_tells(const Notice& notice) { return not notice.hands_over and not notice.is_trouble; }

Notice no_end_in_sight() {
    return {
        .title = "NO END YET", .sub = "", .lines = {"AFTER 1000 TURNS MORE", "NOBODY HAS WON."}};
}

}  // namespace

bool PropertyRoom::is_watched() const {
    return at_ == At::Table and not is_paused() and (show_.goes_on() or computer_is_next());
}

void PropertyRoom::skip_to_decision() {
    ui_.above.clear();
    if (computer_is_next() and people_left(view_) == 0)
        ui_.open(pause_page());
    else
        go_on_unseen();
}

void PropertyRoom::go_on_unseen() {
    const auto people = people_left(view_);
    std::erase_if(ui_.notices, only_tells);
    while (is_watched() and ui_.notices.empty()) {
        go_on_by_itself();
        if (people_left(view_) < people) return;
        std::erase_if(ui_.notices, only_tells);
    }
}

void PropertyRoom::end_turn_and_skip() {
    if (not play(rules::End{})) return;
    go_on();
    if (is_watched()) skip_to_decision();
}

void PropertyRoom::offer_to_finish() {
    if (is_finish_offered_ or not computer_is_next()) return;
    if (not has_people(view_) or people_left(view_) > 0) return;
    is_finish_offered_ = true;
    ui_.open(pause_page());
}

// Computers may go on for ever.
void PropertyRoom::let_play_to_end() {
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

// Only the end is shown.
void PropertyRoom::finish_game() {
    show_.finish(pages());
    ui_.above.clear();
    let_play_to_end();
    keep();
    explanation_.reset();
    show_news({});
    ui_.prompts = {};
    std::erase_if(ui_.notices, only_tells);
    if (not computer_is_next()) return;
    ui_.notices.push_back(no_end_in_sight());
    ui_.open(pause_page());
}

// Who decides, else who decided last.
std::optional<rules::Entrant> PropertyRoom::reader() const {
    const auto next = player_asked();
    if (next and not sitter(*next).computer) return next;
    if (at_keyboard_) return at_keyboard_;
    const auto person =
        std::ranges::find_if(view_.seats, [](const auto& seat) { return not seat.computer; });
    return person == view_.seats.end() ? std::nullopt : std::optional{person->entrant};
}

void PropertyRoom::tell_story() {
    const auto reader = this->reader();
    const char* const about_news = reader ? "NEW FOR YOU" : "THE LAST TURN";
    ui_.open(
        desk::history_page<PropertyDesk>(history_of(*session(), told_setup(), reader), about_news));
}

}  // namespace parlor::tui
