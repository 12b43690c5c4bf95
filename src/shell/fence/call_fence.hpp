// The fence of calls: what a restricted parlor, its messenger and a host may still ask of the kernel,
// whichever user runs them.
//
// Source:   docs/hosts.md, "What the process may do"; T-4.5.
// Errors:   as text, with the system's reason.
// Choices:  a short list of allowed calls (allowed_calls.hpp); every other call is an error, and
//           never ends the game. file_fence.hpp decides which files may be opened.
#pragma once

#include <optional>

#include "base/result.hpp"

namespace parlor {

// Of a messenger (messenger.hpp): it makes and hands over local connections, and nothing else.
[[nodiscard]] std::optional<Error> fence_calls_of_messenger();

// Irrevocably: the game uses its terminal, its files and its memory, and signals only itself. It
// starts no program, process or thread, makes no socket, receives no message or descriptor but from
// its messenger, if it has one, shares no memory, and changes no clock, host name, limit, priority or
// other process. Nothing happens on kernels without seccomp.
[[nodiscard]] std::optional<Error> fence_calls(std::optional<int> messenger = std::nullopt);

// Of a host and all its threads, when they have started: as a game, but without a terminal. It reads and
// writes sockets that it accepts at those where it listens, and starts no further thread.
[[nodiscard]] std::optional<Error> fence_calls_of_host();

}  // namespace parlor
