// The fence: what a process that strangers control, or come to, cannot do, even if the program has bugs.
//
// Units:    bytes.
// Errors:   as text, with the system's reason.
// Not here: the files that the program itself uses (restricted.hpp).
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/result.hpp"
#include "shell/fence/file_fence.hpp"

namespace parlor {

inline constexpr std::uint64_t most_memory = 256U << 20U;   // address space, including the program
inline constexpr std::uint64_t most_in_a_file = 2'000'000;  // twice the limit for a game

// Irrevocably forbids new privileges, core dumps, new processes and threads, and more memory or
// longer files than these limits. The limit of processes does not apply to root.
[[nodiscard]] std::optional<Error> fence_in();

// Irrevocably forbids all files outside these folders (file_fence.hpp), and all system calls that a
// game does not need (call_fence.hpp), as far as this kernel can. Call this after start-up, when
// the terminal and the locale have been read.
// A messenger that was started before is still there, behind this file.
[[nodiscard]] std::optional<Error> close_fence(const OpenFolders& folders,
                                               std::optional<int> messenger = std::nullopt);

// The same for the files of a host, before it starts threads. Its calls follow (call_fence.hpp).
[[nodiscard]] std::optional<Error> close_file_fence_of_host(const OpenFolders& folders);

// The parts of the fence on this kernel: `resource limits, Landlock, seccomp`.
[[nodiscard]] std::string fence_here();

// And what it lacks: `no Landlock, no seccomp`; nothing where both are there.
[[nodiscard]] std::string missing_here();

}  // namespace parlor
