// Advice in the domino room: what level 2 would play here, and why Mack played as he did.
//
// Source: docs/playing.md, "Dominoes" (H, W).
#include <algorithm>

#include "app/dominoes/room.hpp"
#include "canvas/letters.hpp"
#include "table/play_on.hpp"
#include "tui/dominoes/hint.hpp"

namespace parlor::tui {

bool DominoRoom::has_mack() const {
    const DominoSession* game = session();
    return game != nullptr and std::ranges::any_of(dominoes::both_seats, [&](Seat seat) {
               return game->setup().computers[seat].has_value();
           });
}

void DominoRoom::show_hint() {
    if (options_.chosen.hints == Options::Answer::No) {
        ui_.refusal = "The options give no hints";
    } else if (view_.choices.plays.empty()) {
        ui_.refusal = "Nothing fits";
    } else {
        table::Act act = table::draws_of_choice(*session());
        const auto values = values_of(view_, Draw{act});
        ui_.hint = values.front().play;
        ui_.notices.push_back(domino::hint_notice(values));
    }
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

}  // namespace parlor::tui
