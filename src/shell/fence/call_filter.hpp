// CallFilter: the system calls that the kernel still allows this process, with all its threads, from
// now on (seccomp, in BPF). Any other call fails with EPERM, and the program continues; a call that is newer than this
// list fails with ENOSYS, as it does on an older kernel, so that C libraries fall back.
//
// Units:    system calls by their numbers on this machine (SYS_read); arguments from 0.
// Errors:   `install` is false when the kernel has no such filters, and says why in errno.
// Choices:  only the low half of an argument is compared: the kernel, too, reads nothing else of
//           those that we compare. The kernel tries calls in the order in which they were allowed.
// Not here: which calls are allowed (call_fence.hpp).
#pragma once

#include <linux/filter.h>

#include <cstdint>
#include <vector>

namespace parlor {

class CallFilter {
public:
    // Whether this kernel, on this machine, takes such filters.
    [[nodiscard]] static bool is_known_here();

    CallFilter();

    // An argument of a call; its masked bits must have one of the values.
    struct Argument {
        unsigned index;
        std::vector<std::uint32_t> values;
        std::uint32_t mask = ~std::uint32_t{0};
    };
    // Allow each call only once.
    void allow(long call);
    void allow_when(long call, const std::vector<Argument>& all_hold);

    // Irrevocable, also for programs and processes that this process starts.
    [[nodiscard]] bool install();

private:
    std::vector<sock_filter> program_;
};

}  // namespace parlor
