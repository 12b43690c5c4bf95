// OneOf: a concept for a type that is one of the named types. A visitor that names the alternatives
// that it ignores needs no catch-all, so a new alternative stops the build.
#pragma once

#include <concepts>

namespace parlor {

template <class T, class... Named>
concept OneOf = (std::same_as<T, Named> or ...);

}  // namespace parlor
