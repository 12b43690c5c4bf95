// TableRoom: the players, and who of them is asked, called and told.
#include "app/table/table_room.hpp"

namespace parlor::tui {

std::optional<TableRoom::Player> TableRoom::player_asked() const {
    const ViewPtr view = asked();
    if (view == nullptr or view->decider() == bank) return std::nullopt;
    return view->sitting(view->decider()).entrant;
}

Eyes TableRoom::eyes() const { return {now_.alone ? now_.alone : now_.at_keyboard}; }

const Sitting& TableRoom::sitting_of(Player player) const {
    Seat seat{1};
    while (now_.view->sitting(seat).entrant != player) seat = Seat(number(seat) + 1);
    return now_.view->sitting(seat);
}

bool TableRoom::is_computer(Player player) const { return sitting_of(player).is_computer; }

std::vector<std::string> TableRoom::others() const {
    std::vector<std::string> names;
    for (const Seat seat : people_in(*now_.view)) {
        const Sitting& person = now_.view->sitting(seat);
        if (person.entrant != now_.at_keyboard) names.push_back(person.name);
    }
    return names;
}

// Given the player who sat at the keyboard before.
bool TableRoom::is_called(std::optional<Player> before) const {
    if (now_.game->hides(*now_.view)) return not others().empty();
    return before and needs_.options.prompt != Options::Prompt::Never;
}

// The person who decides, else the last person who decided.
std::optional<TableRoom::Player> TableRoom::reader() const {
    const auto next = player_asked();
    if (next and not is_computer(*next)) return next;
    if (now_.at_keyboard) return now_.at_keyboard;
    const Seats persons = everybody(*now_.view) - computers_in(*now_.view);
    if (persons.empty()) return std::nullopt;
    return now_.view->sitting(persons.first()).entrant;
}

}  // namespace parlor::tui
