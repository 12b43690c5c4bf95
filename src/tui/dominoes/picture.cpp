#include "tui/dominoes/picture.hpp"

namespace parlor::tui::domino_table {

Names Picture::names() const {
    Names names;
    for (const Seat seat : dominoes::both_seats) names[seat] = name(seat);
    return names;
}

std::optional<dominoes::Tile> Picture::played() const {
    const auto& history = view.history;
    if (history.empty()) return std::nullopt;
    const dominoes::Noted& last = history[history.size() - 1];
    if (last.what != dominoes::Doing::Played) return std::nullopt;
    return tile_of(last.laid);
}

bool Picture::draws_again() const {
    const auto& history = view.history;
    return view.choices.draw and not history.empty() and
           history[history.size() - 1].seat == view.seat and
           history[history.size() - 1].what == dominoes::Doing::Drew;
}

// When a hand is over, the view already has the number of the next one.
std::string Picture::part() const {
    const bool is_behind = view.leftover and not view.winner;
    return "Hand " + std::to_string(view.hand_number - (is_behind ? 1 : 0));
}

}  // namespace parlor::tui::domino_table
