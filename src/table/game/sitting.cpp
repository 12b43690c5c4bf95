#include "table/game/sitting.hpp"

#include <algorithm>

namespace parlor::table {

int changes_of(Entrant player, std::span<const Sat> sats) {
    return static_cast<int>(std::ranges::count_if(sats, [player](const Sat& sat) {
        return sat.entrant == player and sat.before.has_value() != sat.level.has_value();
    }));
}

bool has_person_taken_one(std::span<const Sat> sats) {
    return std::ranges::any_of(sats, [sats](const Sat& sat) {
        const Sat& first = *std::ranges::find(sats, sat.entrant, &Sat::entrant);
        return first.before and not sat.level;
    });
}

}  // namespace parlor::table
