// The fence of files (Landlock): which folders a restricted parlor may open, whoever it runs as.
//
// Source:   docs/hosts.md, "What the process may do".
// Units:    an ABI is the kernel's number for what its Landlock can do: 2 in Debian 12, 0 without.
// Errors:   in words, with the system's reason.
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "base/result.hpp"

namespace parlor {

[[nodiscard]] int landlock_abi();

struct OpenFolders {
    std::filesystem::path own;                     // files are read, made, changed and removed
    std::vector<std::filesystem::path> only_read;  // and the files are
};

// Irrevocably: no file or folder is opened but below these, and in them none is executed, and no
// link, pipe, socket or device made. What is open stays open. Folders that are not there are left
// out. Nothing happens when the ABI is 0.
[[nodiscard]] std::optional<Error> fence_files(const OpenFolders& folders, int abi);

}  // namespace parlor
