// any_of: a random key of a set.
#pragma once

#include "base/draw.hpp"
#include "base/set_of.hpp"

namespace parlor::moneyloopy {

// Requires a set that is not empty.
template <class Key>
[[nodiscard]] Key any_of(SetOf<Key> keys, Draw draw) {
    auto pick = keys.begin();
    for (int skip = draw(keys.count()); skip > 0; --skip) ++pick;
    return *pick;
}

}  // namespace parlor::moneyloopy
