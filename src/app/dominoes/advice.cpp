// Advice in the domino room: how to play, what level 2 would play here, and why Mack played as he
// did.
//
// Source: docs/playing.md, "Dominoes" (B, H, W).
#include <algorithm>
#include <utility>

#include "app/dominoes/room.hpp"
#include "canvas/letters.hpp"
#include "table/play_on.hpp"
#include "tui/dominoes/hint.hpp"
#include "tui/dominoes/rulebook.hpp"

namespace parlor::tui {

bool DominoRoom::has_mack() const {
    const DominoSession* game = session();
    return game != nullptr and std::ranges::any_of(dominoes::both_seats, [&](Seat seat) {
               return game->setup().computers[seat].has_value();
           });
}

void DominoRoom::show_hint() {
    if (view_.choices.plays.empty()) {
        ui_.refusal = "There is nothing to play now";
        return;
    }
    if (view_.choices.redeal) {
        ui_.refusal = "Ask for a new deal";
        return;
    }
    table::Act act = table::draws_of_choice(*session());
    const auto values = values_of(view_, Draw{act});
    ui_.hint = values.front().play;
    ui_.notices.push_back(domino::hint_notice(values));
}

void DominoRoom::tell_why() {
    constexpr int width_of_line = 19;
    if (explanation_.empty())
        ui_.refusal = "Mack has not moved yet";
    else
        ui_.notices.push_back({.title = "WHY",
                               .sub = "MACK",
                               .lines = wrapped(upper(explanation_), width_of_line),
                               .tall = true});
}

void DominoRoom::open_book() {
    book_ = {.book = book_of(domino::rulebook)};
    before_book_ = std::exchange(at_, At::Book);
}

// The help for `?` closes before the next key turns a page.
void DominoRoom::press_book(Key key) {
    if (not ui_.notices.empty())
        ui_.notices.clear();
    else if (letter_of(key) == U'?')
        ui_.notices.push_back(help_on(book_));
    else if (tui::press(book_, key, needs_.sounds) == 'x')
        at_ = before_book_;
}

}  // namespace parlor::tui
