// The fence around a process that strangers steer: what it may not do any more, whatever goes wrong
// in it.
//
// Units:  bytes.
// Errors: in words, with the system's reason.
// Not here: which files it may name (restricted.hpp).
#pragma once

#include <cstdint>
#include <optional>

#include "base/result.hpp"

namespace parlor {

inline constexpr std::uint64_t most_memory = 256U << 20U;   // addresses, the program's own included
inline constexpr std::uint64_t most_in_a_file = 2'000'000;  // twice what a game may have

// From here on, and for good: no new privileges, no core dumps, no further processes or threads, no
// more memory and no longer files than these. Root is not kept from making processes.
[[nodiscard]] std::optional<Error> fence_in();

}  // namespace parlor
