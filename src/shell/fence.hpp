// The fence: resource limits of a process that strangers control, which hold even if the program
// has bugs.
//
// Units:    bytes.
// Errors:   in words, with the system's reason.
// Not here: the files that the process may use (restricted.hpp).
#pragma once

#include <cstdint>
#include <optional>

#include "base/result.hpp"

namespace parlor {

inline constexpr std::uint64_t most_memory = 256U << 20U;   // address space, the program included
inline constexpr std::uint64_t most_in_a_file = 2'000'000;  // twice the limit for a game

// Irrevocably forbids new privileges, core dumps, new processes and threads, and more memory or
// longer files than these limits. The limit of processes does not apply to root.
[[nodiscard]] std::optional<Error> fence_in();

}  // namespace parlor
