// NameLock: a name in the file system that one host has for itself as long as it runs. The file holds the
// number of its process, and stays.
//
// Source: T-1.11.
#pragma once

#include <filesystem>
#include <memory>

#include "base/result.hpp"
#include "disk/disk.hpp"

namespace parlor::host {

class NameLock {
public:
    // An error when another host has it, with the number of that process. `what` is what is locked.
    [[nodiscard]] static Result<NameLock> take(const std::filesystem::path& file,
                                               const std::filesystem::path& what);

private:
    explicit NameLock(int file) : held_{std::make_unique<disk::File>(disk::real_disk(), file)} {}

    std::unique_ptr<disk::File> held_;
};

}  // namespace parlor::host
