// OneOf: a type that is among those named. A visitor that names the alternatives that it passes
// over has no catch-all, so a new alternative stops the build.
#pragma once

#include <concepts>

namespace parlor {

template <class T, class... Named>
concept OneOf = (std::same_as<T, Named> or ...);

}  // namespace parlor
