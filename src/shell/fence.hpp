// The fence: what a process that strangers control cannot do, even if the program has bugs.
//
// Units:    bytes.
// Errors:   in words, with the system's reason.
// Not here: the files that the program itself keeps to (restricted.hpp).
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/result.hpp"
#include "shell/file_fence.hpp"

namespace parlor {

inline constexpr std::uint64_t most_memory = 256U << 20U;   // address space, the program included
inline constexpr std::uint64_t most_in_a_file = 2'000'000;  // twice the limit for a game

// Irrevocably forbids new privileges, core dumps, new processes and threads, and more memory or
// longer files than these limits. The limit of processes does not apply to root.
[[nodiscard]] std::optional<Error> fence_in();

// Irrevocably forbids all files but those in these folders (file_fence.hpp), and all calls of the
// kernel that a game has no use for (call_fence.hpp), as far as this kernel can. For when the
// start-up is over: terminal and locale have been read.
[[nodiscard]] std::optional<Error> close_fence(const OpenFolders& folders);

// What the fence is made of on this kernel: `resource limits, Landlock, seccomp`.
[[nodiscard]] std::string fence_here();

}  // namespace parlor
