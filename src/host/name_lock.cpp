#include "host/name_lock.hpp"

#include <unistd.h>

#include <string>
#include <system_error>

#include "base/text.hpp"
#include "sockets/local.hpp"

namespace parlor::host {
namespace {

namespace fs = std::filesystem;
using sockets::wrong_with;

constexpr std::size_t longest_number = 20;

Error held_by_another(int file, const fs::path& what) {
    std::string number;
    (void)disk::real_disk().read_all(file, longest_number, number);
    const bool is_known = whole_number(number, 1'000'000'000).has_value();
    return wrong_with(what,
                      is_known ? "a host is there (process " + number + ")" : "a host is there");
}

}  // namespace

Result<NameLock> NameLock::take(const fs::path& file, const fs::path& what) {
    disk::Disk& disk = disk::real_disk();
    const auto opened = disk.open(file, disk::Disk::OpenMode::ExistingOrNew);
    if (opened.error) return wrong_with(file, "cannot be written to: " + opened.error.message());
    NameLock lock{opened.file};
    const auto held = disk.lock(opened.file);
    if (held == std::errc::operation_would_block) return held_by_another(opened.file, what);
    std::error_code error = held ? held : disk.cut(opened.file, 0);
    if (not error) error = disk.write(opened.file, 0, std::to_string(getpid()));
    if (error) return wrong_with(file, "cannot be written to: " + error.message());
    return lock;
}

}  // namespace parlor::host
