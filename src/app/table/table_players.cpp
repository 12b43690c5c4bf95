// TableRoom: the players, and who of them is asked, called and told.
#include "app/table/table_room.hpp"

namespace parlor::tui {

std::optional<TableRoom::Player> TableRoom::player_asked() const {
    const desk::ViewPtr view = asked();
    if (view == nullptr or view->decider() == bank) return std::nullopt;
    return view->seat(view->decider()).entrant;
}

const rules::board::SeatView& TableRoom::seat_of(Player player) const {
    Seat seat{1};
    while (now_.view->seat(seat).entrant != player) seat = Seat(number(seat) + 1);
    return now_.view->seat(seat);
}

bool TableRoom::is_computer(Player player) const { return seat_of(player).computer.has_value(); }

std::vector<std::string> TableRoom::others() const {
    std::vector<std::string> names;
    for (const Seat seat : rules::board::people_in(*now_.view)) {
        const auto& person = now_.view->seat(seat);
        if (person.entrant != now_.at_keyboard) names.push_back(person.name);
    }
    return names;
}

// Given the player who sat at the keyboard before.
bool TableRoom::is_called(std::optional<Player> before) const {
    if (now_.game->for_all(*now_.view) != nullptr) return not others().empty();
    return before and needs_.options.prompt != Options::Prompt::Never;
}

// The person who decides, else the last person who decided.
std::optional<TableRoom::Player> TableRoom::reader() const {
    const auto next = player_asked();
    if (next and not is_computer(*next)) return next;
    if (now_.at_keyboard) return now_.at_keyboard;
    const auto persons =
        rules::board::everybody(*now_.view) - rules::board::computers_in(*now_.view);
    if (persons.empty()) return std::nullopt;
    return now_.view->seat(persons.first()).entrant;
}

}  // namespace parlor::tui
