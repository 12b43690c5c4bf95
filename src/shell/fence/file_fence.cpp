#include "shell/fence/file_fence.hpp"

#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <system_error>

namespace parlor {
namespace {

using Rights = std::uint64_t;

// Rights that are newer than the headers of Debian 12.
constexpr Rights truncate_file = Rights{1} << 14U;   // ABI 3
constexpr Rights control_device = Rights{1} << 15U;  // ABI 5
constexpr std::uint64_t tcp = 0b11;                  // ABI 4: to bind, to connect
constexpr std::uint64_t scopes = 0b11;               // ABI 6: sockets without a file, signals

constexpr Rights only_read = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
constexpr Rights own_files = only_read | LANDLOCK_ACCESS_FS_WRITE_FILE |
                             LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_REG |
                             LANDLOCK_ACCESS_FS_MAKE_DIR | truncate_file;

// The kernel's landlock_ruleset_attr, in the length of ABI 6. An older kernel accepts it if the
// unknown rest is 0.
struct Ruleset {
    Rights files;
    std::uint64_t network;
    std::uint64_t scope;
};

// All rights that this ABI can withhold.
Ruleset ruleset_of(int abi) {
    constexpr Rights first_abi = (Rights{LANDLOCK_ACCESS_FS_MAKE_SYM} << 1U) - 1;
    Ruleset all{.files = first_abi, .network = 0, .scope = 0};
    if (abi >= 2) all.files |= LANDLOCK_ACCESS_FS_REFER;
    if (abi >= 3) all.files |= truncate_file;
    if (abi >= 4) all.network = tcp;
    if (abi >= 5) all.files |= control_device;
    if (abi >= 6) all.scope = scopes;
    return all;
}

// A file descriptor that the destructor closes.
class Descriptor {
public:
    explicit Descriptor(long number) : number_{static_cast<int>(number)} {}
    ~Descriptor() {
        if (number_ >= 0) close(number_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    [[nodiscard]] int number() const { return number_; }
    explicit operator bool() const { return number_ >= 0; }

private:
    int number_;
};

bool open_below(const std::filesystem::path& path, Rights rights, const Descriptor& ruleset) {
    const Descriptor folder{open(path.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC)};
    if (not folder) return true;
    const landlock_path_beneath_attr beneath{.allowed_access = rights,
                                             .parent_fd = folder.number()};
    return syscall(
               SYS_landlock_add_rule, ruleset.number(), LANDLOCK_RULE_PATH_BENEATH, &beneath, 0) ==
           0;
}

bool is_fenced(const OpenFolders& folders, const Ruleset& withheld) {
    const Descriptor ruleset{syscall(SYS_landlock_create_ruleset, &withheld, sizeof withheld, 0)};
    const auto open_to_read = [&](const std::filesystem::path& path) {
        return open_below(path, only_read, ruleset);
    };
    return ruleset and open_below(folders.own, own_files & withheld.files, ruleset) and
           std::ranges::all_of(folders.only_read, open_to_read) and
           open_below(folders.only_remove, LANDLOCK_ACCESS_FS_REMOVE_FILE, ruleset) and
           prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 and
           syscall(SYS_landlock_restrict_self, ruleset.number(), 0) == 0;
}

}  // namespace

int landlock_abi() {
    const long abi =
        syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
    return static_cast<int>(std::max(abi, 0L));
}

std::optional<Error> fence_files(const OpenFolders& folders, int abi) {
    if (abi == 0 or is_fenced(folders, ruleset_of(abi))) return std::nullopt;
    return Error{"the fence: files cannot be limited: " + std::generic_category().message(errno)};
}

}  // namespace parlor
