#include "dominoes/words/called.hpp"

namespace parlor::dominoes {

std::string called(const std::string& name, std::optional<Level> level) {
    return level ? name + " " + std::to_string(static_cast<int>(*level)) : name;
}

SeatNames called(const Setup& setup) {
    SeatNames names;
    for (const Seat seat : both_seats)
        names[seat] = called(setup.names[seat], setup.computers[seat]);
    return names;
}

}  // namespace parlor::dominoes
