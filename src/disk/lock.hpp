// Locks that a program waits for: each is held for a moment while one of several parlors writes.
//
// Errors:  when another program holds the lock for longer than a second, as text. A file system
//          without locks causes no error: there everything counts as locked.
// Choices: only parlors ask for a folder's lock; a parlor holds it from counting the files until
//          one more exists. So together they make no more files than allowed.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <system_error>

#include "base/result.hpp"
#include "disk/disk.hpp"

namespace parlor::disk {

[[nodiscard]] std::error_code lock_soon(Disk& disk, int file);

// Does the work while no other parlor does its work in this folder, which is created when it is
// missing; returns the error of the work.
[[nodiscard]] std::optional<Error> while_held(Disk& disk,
                                              const std::filesystem::path& folder,
                                              const std::function<std::optional<Error>()>& work);

}  // namespace parlor::disk
