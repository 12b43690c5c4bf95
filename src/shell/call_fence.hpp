// The fence of calls: what a restricted parlor may not ask of the kernel, whoever it runs as.
//
// Source:   docs/hosts.md, "What the process may do".
// Errors:   in words, with the system's reason.
// Choices:  what is not named stays possible: another C library asks for other calls to do the
//           same. Files are the matter of file_fence.hpp; here is what Landlock passes over.
#pragma once

#include <optional>

#include "base/result.hpp"

namespace parlor {

// Irrevocably: no program, process or thread is started, no socket made but Unix ones, no other
// process looked into or signalled, no file's owner, mode, times or attributes changed by name, no
// key put into the terminal. Nothing happens on kernels without seccomp.
[[nodiscard]] std::optional<Error> fence_calls();

}  // namespace parlor
