#include "house/outline.hpp"

#include <map>

#include "base/seat_kind.hpp"
#include "base/text.hpp"
#include "table/journal/header.hpp"
#include "table/journal/summary.hpp"

namespace parlor::house {
namespace {

// Who plays for each name now; the throws may have renumbered the seats (M-2.2).
std::map<std::string, std::string> kinds_on(const table::GameTable& game) {
    std::map<std::string, std::string> names, kinds, found;
    for (const auto& [key, value] : game.facts()) {
        const std::string seat = key.substr(0, key.rfind('.'));
        if (key.ends_with(".name")) names[seat] = value;
        if (key.ends_with(".kind")) kinds[seat] = value;
    }
    for (const auto& [seat, name] : names) found[name] = kinds[seat];
    return found;
}

std::string free_seats_in_words(int count) {
    if (count == 0) return "not begun";
    return std::to_string(count) + (count == 1 ? " seat free" : " seats free");
}

}  // namespace

Outline outline_of(const Gathering& gathering) {
    const table::SetupAsked& setup = gathering.setup();
    Outline outline;
    if (setup.game) outline.game = setup.game->word;
    int free = 0;
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) {
        const bool is_free = gathering.is_free(seat);
        free += is_free ? 1 : 0;
        outline.players.push_back(
            {is_free ? "" : setup.seats[seat].name, level_in(setup.seats[seat].kind)});
    }
    outline.state = free_seats_in_words(free);
    return outline;
}

Outline outline_of(const table::GameTable& game) {
    const auto [moves, is_over, names] = table::summary_of(game);
    const table::Header header = table::header_in(game.header());
    Outline outline{.game = header.game, .state = is_over ? "over" : "", .is_over = is_over};
    if (not names.empty())
        outline.state = is_over ? listed(names) + " won" : names.front() + "'s turn";
    auto kinds = kinds_on(game);
    for (const std::string& name : header.players) {
        if (not is_over and not names.empty() and name == names.front())
            outline.decides = outline.players.size();
        outline.players.push_back({name, level_in(kinds[name])});
    }
    return outline;
}

}  // namespace parlor::house
