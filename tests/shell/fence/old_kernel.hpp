// A kernel that has neither Landlock nor seccomp, for this process and those that it starts.
#pragma once

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#include <array>
#include <cerrno>
#include <cstddef>

namespace parlor {

inline bool make_kernel_old() {
    const auto load = [](std::size_t at) {
        return sock_filter BPF_STMT(BPF_LD | BPF_W | BPF_ABS, static_cast<unsigned>(at));
    };
    const auto skip_unless = [](unsigned value, unsigned char count) {
        return sock_filter BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, count);
    };
    const auto answer = [](unsigned action) {
        return sock_filter BPF_STMT(BPF_RET | BPF_K, action);
    };
    std::array program{load(offsetof(seccomp_data, nr)),
                       skip_unless(SYS_landlock_create_ruleset, 1),
                       answer(SECCOMP_RET_ERRNO | ENOSYS),
                       skip_unless(SYS_seccomp, 1),
                       answer(SECCOMP_RET_ERRNO | ENOSYS),
                       answer(SECCOMP_RET_ALLOW)};
    const sock_fprog filter{program.size(), program.data()};
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 and
           prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter, 0, 0) == 0;
}

}  // namespace parlor
