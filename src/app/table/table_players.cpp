// TableRoom: the players, and who of them is asked, called and told.
#include "app/table/table_room.hpp"

namespace parlor::tui {

std::optional<TableRoom::Player> TableRoom::player_asked() const {
    const ViewPtr view = asked();
    if (view == nullptr or view->decider() == bank) return std::nullopt;
    return view->sitting(view->decider()).entrant;
}

Eyes TableRoom::eyes() const {
    return {.player = now_.alone ? now_.alone : now_.at_keyboard,
            .are_alone = now_.alone and needs_.here.players};
}

const Sitting& TableRoom::sitting_in(const desk::View& view, Player player) {
    Seat seat{1};
    while (view.sitting(seat).entrant != player) seat = Seat(number(seat) + 1);
    return view.sitting(seat);
}

const Sitting& TableRoom::sitting_of(Player player) const { return sitting_in(*now_.view, player); }

bool TableRoom::is_computer(Player player) const { return sitting_of(player).is_computer; }

TableRoom::Players TableRoom::people() const {
    Players people;
    for (const Seat seat : people_in(*now_.view)) people.insert(now_.view->sitting(seat).entrant);
    return people;
}

TableRoom::Players TableRoom::people_here() const {
    return needs_.here.players ? people() & *needs_.here.players : people();
}

bool TableRoom::is_asked_here() const {
    const auto next = player_asked();
    return next and not is_computer(*next) and needs_.here.holds(*next);
}

bool TableRoom::is_asked_elsewhere() const {
    const auto next = player_asked();
    return next and not is_computer(*next) and not needs_.here.holds(*next);
}

bool TableRoom::awaits_others() const {
    if (not needs_.place.table or not now_.desk.has_begun() or now_.show.waits()) return false;
    return now_.game->customs().computers_take_time and now_.view->decider() != bank and
           not is_asked_here();
}

// Given the player who sat at the keyboard before.
bool TableRoom::is_called(std::optional<Player> before) const {
    if (now_.game->hides(*now_.view)) return people_here().has_several();
    return before and needs_.options.prompt != Options::Prompt::Never;
}

// The person who decides, else the last person who decided.
std::optional<TableRoom::Player> TableRoom::reader() const {
    if (is_asked_here()) return player_asked();
    if (now_.alone) return now_.alone;
    if (now_.at_keyboard) return now_.at_keyboard;
    const Seats persons = everybody(*now_.view) - computers_in(*now_.view);
    if (persons.empty()) return std::nullopt;
    return now_.view->sitting(persons.first()).entrant;
}

}  // namespace parlor::tui
