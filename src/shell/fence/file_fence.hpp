// The fence of files (Landlock): which folders a restricted parlor or a host may open, whichever user
// runs it.
//
// Source:   docs/hosts.md, "What the process may do"; T-4.5.
// Units:    an ABI is the kernel's number for the abilities of its Landlock: 2 in Debian 12, 0 for
//           none.
// Errors:   as text, with the system's reason.
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "base/result.hpp"

namespace parlor {

[[nodiscard]] int landlock_abi();

struct OpenFolders {
    std::filesystem::path own;                     // files are read, created, changed and removed
    std::vector<std::filesystem::path> only_read;  // files are only read
    std::filesystem::path only_remove = {};        // files and sockets are only removed
};

// Irrevocably, for this thread and those that it starts: only files and folders below these can be opened, and even there no file can be
// executed, and no link, pipe, socket or device created. Open files stay open. Missing folders are
// left out. Nothing happens when the ABI is 0.
[[nodiscard]] std::optional<Error> fence_files(const OpenFolders& folders, int abi);

}  // namespace parlor
