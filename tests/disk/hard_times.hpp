// Errors of a real disk that tests can cause for any user, root included, in any container.
#pragma once

#include <linux/capability.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>

#include "catch.hpp"

namespace parlor::disk {

// Limits the size of files while it exists: a write beyond the limit writes a part of its text, and
// fails.
class NoRoom {
public:
    explicit NoRoom(std::uintmax_t bytes) : handled_{signal(SIGXFSZ, SIG_IGN)} {
        REQUIRE(getrlimit(RLIMIT_FSIZE, &before_) == 0);
        const rlimit now{.rlim_cur = bytes, .rlim_max = before_.rlim_max};
        REQUIRE(setrlimit(RLIMIT_FSIZE, &now) == 0);
    }
    ~NoRoom() {
        setrlimit(RLIMIT_FSIZE, &before_);
        signal(SIGXFSZ, handled_);
    }
    NoRoom(const NoRoom&) = delete;
    NoRoom& operator=(const NoRoom&) = delete;

private:
    void (*handled_)(int);
    rlimit before_{};
};

// Makes file permissions apply to root, too, while it exists.
class LikeAnybody {
public:
    LikeAnybody() {
        REQUIRE(syscall(SYS_capget, &header_, before_.data()) == 0);
        auto now = before_;
        for (const int each : {CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH})
            now[0].effective &= ~(1U << each);
        REQUIRE(syscall(SYS_capset, &header_, now.data()) == 0);
    }
    ~LikeAnybody() { syscall(SYS_capset, &header_, before_.data()); }
    LikeAnybody(const LikeAnybody&) = delete;
    LikeAnybody& operator=(const LikeAnybody&) = delete;

private:
    __user_cap_header_struct header_{.version = _LINUX_CAPABILITY_VERSION_3, .pid = 0};
    std::array<__user_cap_data_struct, _LINUX_CAPABILITY_U32S_3> before_{};
};

}  // namespace parlor::disk
