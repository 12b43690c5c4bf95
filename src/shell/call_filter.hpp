// CallFilter: system calls that the kernel refuses to this process from now on (seccomp, in BPF).
// A refused call fails with EPERM and the program goes on; a call that came with a newer kernel
// than this list knows fails with ENOSYS, as it does on an older one.
//
// Units:    system calls by their numbers on this machine (SYS_open); arguments from 0.
// Errors:   `install` is false when the kernel has no such filters, and says why in errno.
// Choices:  only the low half of an argument is compared: all that are compared are ints.
// Not here: which calls are refused (call_fence.hpp).
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

    // An argument of a call, and what its masked bits are compared with.
    struct Argument {
        unsigned index;
        std::uint32_t value;
        std::uint32_t mask = ~std::uint32_t{0};
    };
    void refuse(long call);
    void refuse_when(long call, Argument argument);
    void refuse_unless(long call, Argument argument);

    // Irrevocable, also for programs and processes that this one starts.
    [[nodiscard]] bool install();

private:
    enum class When : std::uint8_t { Equal, Different };
    void refuse(long call, Argument argument, When when);

    std::vector<sock_filter> program_;
};

}  // namespace parlor
