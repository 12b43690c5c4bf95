#include "shell/property/standings.hpp"

#include "base/dollars.hpp"
#include "rules/property/view.hpp"
#include "sessions/property/chronicle.hpp"
#include "sessions/property/table.hpp"
#include "tui/property/leaderboard.hpp"

namespace parlor::shell {

std::string property_standings(table::GameTable& table) {
    const auto& session = *property_session(table);
    const auto view = property::view_for(session.setup(), session.position());
    if (not tui::is_won_by_wealth(view)) return "";
    const auto landmarks = chronicle_of(session).landmarks;
    std::string text = "\nLeaderboard:\n";
    for (const property::SeatView& seat : tui::placed(view)) {
        text += std::to_string(*seat.place) + ". " + seat.name + ", ";
        text += dollars(seat.wealth) + ": " + tui::departure_of(view, seat, landmarks) + "\n";
    }
    return text;
}

}  // namespace parlor::shell
