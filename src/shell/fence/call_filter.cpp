#include "shell/fence/call_filter.hpp"

#include <linux/audit.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <bit>
#include <cerrno>
#include <cstddef>

namespace parlor {
namespace {

// The kernel's name for the calls of this machine; 0 where their numbers are not in the order that
// most machines share. Calls of another kind, such as 32-bit calls on a 64-bit machine, are
// refused.
#if defined(__x86_64__) and not defined(__ILP32__)
constexpr std::uint32_t machine = AUDIT_ARCH_X86_64;
#elif defined(__i386__)
constexpr std::uint32_t machine = AUDIT_ARCH_I386;
#elif defined(__aarch64__) and not defined(__AARCH64EB__)
constexpr std::uint32_t machine = AUDIT_ARCH_AARCH64;
#elif defined(__arm__) and not defined(__ARMEB__)
constexpr std::uint32_t machine = AUDIT_ARCH_ARM;
#elif defined(__riscv) and __riscv_xlen == 64
constexpr std::uint32_t machine = AUDIT_ARCH_RISCV64;
#elif defined(__powerpc64__) and defined(__LITTLE_ENDIAN__)
constexpr std::uint32_t machine = AUDIT_ARCH_PPC64LE;
#elif defined(__s390x__)
constexpr std::uint32_t machine = AUDIT_ARCH_S390X;
#else
constexpr std::uint32_t machine = 0;
#endif

constexpr std::uint32_t last_known_call = 450;  // set_mempolicy_home_node, of Linux 5.17

constexpr std::uint32_t refusal(std::uint32_t error) { return SECCOMP_RET_ERRNO | error; }

sock_filter load(std::size_t at) {
    return BPF_STMT(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(at));
}
sock_filter load_call() { return load(offsetof(seccomp_data, nr)); }
sock_filter load_low_half(unsigned argument) {
    constexpr std::size_t low = std::endian::native == std::endian::big ? 4 : 0;
    return load(offsetof(seccomp_data, args) + argument * sizeof(std::uint64_t) + low);
}
sock_filter answer(std::uint32_t action) { return BPF_STMT(BPF_RET | BPF_K, action); }

// Skips this many instructions when the loaded number equals the value, and that many otherwise.
sock_filter skip(std::uint32_t value, std::uint8_t if_equal, std::uint8_t if_not) {
    return BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, if_equal, if_not);
}

std::uint8_t length_of(const std::vector<sock_filter>& steps) {
    return static_cast<std::uint8_t>(steps.size());
}

// Refuses unless the argument has one of its values. There are only some dozens of instructions,
// fewer than a jump can skip.
std::vector<sock_filter> go_on_when(const CallFilter::Argument& argument) {
    std::vector<sock_filter> steps{load_low_half(argument.index),
                                   BPF_STMT(BPF_ALU | BPF_AND | BPF_K, argument.mask)};
    auto left = static_cast<std::uint8_t>(argument.values.size());
    for (const std::uint32_t value : argument.values) steps.push_back(skip(value, left--, 0));
    steps.push_back(answer(refusal(EPERM)));
    return steps;
}

// In all threads of the process.
long set_filter(const sock_fprog* filter) {
    return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, filter);
}

}  // namespace

// A kernel that takes filters reports the missing filter (EFAULT).
bool CallFilter::is_known_here() {
    return machine != 0 and set_filter(nullptr) != 0 and errno == EFAULT;
}

CallFilter::CallFilter()
    : program_{load(offsetof(seccomp_data, arch)),
               skip(machine, 1, 0),
               answer(refusal(EPERM)),
               load_call(),
               BPF_JUMP(BPF_JMP | BPF_JGT | BPF_K, last_known_call, 0, 1),
               answer(refusal(ENOSYS))} {}

void CallFilter::allow(long call) { allow_when(call, {}); }

void CallFilter::allow_when(long call, const std::vector<Argument>& all_hold) {
    std::vector<sock_filter> steps;
    for (const Argument& argument : all_hold) {
        const std::vector<sock_filter> more = go_on_when(argument);
        steps.insert(steps.end(), more.begin(), more.end());
    }
    steps.push_back(answer(SECCOMP_RET_ALLOW));
    program_.push_back(skip(static_cast<std::uint32_t>(call), 0, length_of(steps)));
    program_.insert(program_.end(), steps.begin(), steps.end());
}

bool CallFilter::install() {
    program_.push_back(answer(refusal(EPERM)));
    const sock_fprog filter{static_cast<unsigned short>(program_.size()), program_.data()};
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 and set_filter(&filter) == 0;
}

}  // namespace parlor
