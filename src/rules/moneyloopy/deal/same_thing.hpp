// Terms of one deal that name the same thing twice.
//
// Source:   L-8.7.
#pragma once

#include <cstddef>
#include <optional>

#include "rules/moneyloopy/deal/term.hpp"

namespace parlor::moneyloopy {

// Places of two terms that are about one thing.
struct Twins {
    std::size_t first = 0, second = 0;
};
[[nodiscard]] std::optional<Twins> twins_in(const Proposal& proposal);

}  // namespace parlor::moneyloopy
