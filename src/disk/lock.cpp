#include "disk/lock.hpp"

#include <chrono>
#include <string>
#include <thread>

#include "disk/folders.hpp"
#include "disk/links.hpp"

namespace parlor::disk {
namespace {

class HeldByAnother final : public std::error_category {
public:
    [[nodiscard]] const char* name() const noexcept override { return "locks"; }
    [[nodiscard]] std::string message(int) const override {
        return "another program has kept it locked for a second; try again when it is done";
    }
};

std::error_code held_by_another() {
    static const HeldByAnother category;
    return {1, category};
}

Error not_held(const std::filesystem::path& folder, std::error_code why) {
    return {folder.string() + ": cannot be written to: " + why.message()};
}

}  // namespace

std::error_code lock_soon(Disk& disk, int file) {
    constexpr std::chrono::milliseconds pause{1};
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds{1};
    while (disk.lock(file) == std::errc::operation_would_block) {
        if (std::chrono::steady_clock::now() >= end) return held_by_another();
        std::this_thread::sleep_for(pause);
    }
    return {};
}

std::optional<Error> while_held(Disk& disk,
                                const std::filesystem::path& folder,
                                const std::function<std::optional<Error>()>& work) {
    if (const auto error = make_folders(disk, folder)) return not_held(folder, error);
    const auto opened = disk.open(behind_links(folder), Disk::OpenMode::ReadOnly);
    if (opened.error) return not_held(folder, opened.error);
    const File held{disk, opened.file};
    if (const auto error = lock_soon(disk, held.number())) return not_held(folder, error);
    return work();
}

}  // namespace parlor::disk
