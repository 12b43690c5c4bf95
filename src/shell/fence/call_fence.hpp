// The fence of calls: what a restricted parlor may still ask of the kernel, whichever user runs it.
//
// Source:   docs/hosts.md, "What the process may do".
// Errors:   as text, with the system's reason.
// Choices:  a short list of allowed calls (allowed_calls.hpp); every other call is an error, and
//           never ends the game. file_fence.hpp decides which files may be opened.
#pragma once

#include <optional>

#include "base/result.hpp"

namespace parlor {

// Irrevocably: the game uses its terminal, its files and its memory, and signals only itself. It
// starts no program, process or thread, makes no socket, receives no message or descriptor, shares
// no memory, and changes no clock, host name, limit, priority or other process. Nothing happens on
// kernels without seccomp.
[[nodiscard]] std::optional<Error> fence_calls();

}  // namespace parlor
