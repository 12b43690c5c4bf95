// Following: what a hand can make at its next play.
//
// Source: D-2.3, D-4.
#pragma once

#include <optional>

#include "dominoes/ends.hpp"

namespace parlor::dominoes {

class Following {
public:
    explicit Following(Tiles hand);

    // The most points of all its plays; nothing when it has none.
    [[nodiscard]] std::optional<Points> most_points(const Ends& ends) const;

private:
    [[nodiscard]] Points most_points(Spots rest, Number inner) const;

    // What lies beside each number: with it on one half, these on the other.
    Per<Number, Numbers, highest_number + 1> beside_;
};

}  // namespace parlor::dominoes
