#include "shell/fence/call_fence.hpp"

#include <fcntl.h>
#include <linux/net.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <termios.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "shell/fence/allowed_calls.hpp"
#include "shell/fence/call_filter.hpp"

namespace parlor {
namespace {

// The kernel's numbers, which on some machines differ from the C library's headers.
namespace request {
#if defined(__powerpc__)
constexpr std::uint32_t get_mode = 0x402C7413, set_mode = 0x802C7414, set_mode_later = 0x802C7415;
#else
constexpr std::uint32_t get_mode = 0x5401, set_mode = 0x5402, set_mode_later = 0x5403;
#endif
// What glibc uses since 2.42.
constexpr std::uint32_t get_mode_2 = 0x802C542A, set_mode_2 = 0x402C542B,
                        set_mode_later_2 = 0x402C542C;
}  // namespace request

// Reads and sets the mode and size of the terminal. Putting keys into it, or giving it to another
// process, is not allowed.
void allow_the_terminal(CallFilter& filter) {
    using namespace request;
    filter.allow_when(SYS_ioctl,
                      {{.index = 1,
                        .values = {TIOCGWINSZ,
                                   get_mode,
                                   set_mode,
                                   set_mode_later,
                                   get_mode_2,
                                   set_mode_2,
                                   set_mode_later_2}}});
}

// Flags of an open file can be read, but not set: O_ASYNC, F_SETOWN and F_SETSIG signal others.
void allow_questions_about_open_files(CallFilter& filter) {
    const std::vector<CallFilter::Argument> asks{
        {.index = 1, .values = {F_GETFL, F_GETFD, F_SETFD}}};
    filter.allow_when(SYS_fcntl, asks);
#ifdef SYS_fcntl64
    filter.allow_when(SYS_fcntl64, asks);
#endif
}

// Landlock counts truncating as writing only since Linux 6.2. Before that, opening a read-only file
// could empty it.
void allow_opening(CallFilter& filter) {
    const auto but_for_emptying = [](unsigned flags) -> std::vector<CallFilter::Argument> {
        return {{.index = flags,
                 .values = {O_RDONLY, O_RDWR, O_WRONLY, O_RDWR | O_TRUNC, O_WRONLY | O_TRUNC},
                 .mask = O_ACCMODE | O_TRUNC}};
    };
    filter.allow_when(SYS_openat, but_for_emptying(2));
#ifdef SYS_open
    filter.allow_when(SYS_open, but_for_emptying(1));
#endif
}

// Renaming must not exchange two names, or leave anything at the old name.
void allow_renaming(CallFilter& filter) {
    constexpr std::uint32_t keep_existing = 1;  // RENAME_NOREPLACE
    filter.allow_when(SYS_renameat2, {{.index = 4, .values = {0, keep_existing}}});
}

// Memory must be private and not executable. s390x and, for old programs, i386 have a call whose
// arguments are in memory, where no filter can look.
void allow_memory(CallFilter& filter) {
    const CallFilter::Argument no_program{.index = 2, .values = {0}, .mask = PROT_EXEC};
    const CallFilter::Argument is_private{.index = 3, .values = {MAP_PRIVATE}, .mask = MAP_TYPE};
#if defined(SYS_mmap2)
    filter.allow_when(SYS_mmap2, {no_program, is_private});
#elif defined(__s390x__)
    filter.allow(SYS_mmap);
#else
    filter.allow_when(SYS_mmap, {no_program, is_private});
#endif
    filter.allow_when(SYS_mprotect, {no_program});
    filter.allow_when(SYS_madvise, {{.index = 2, .values = {MADV_DONTNEED, MADV_FREE}}});
}

// The sanitizers check a virtual table by asking, through a pipe, whether its memory can be read.
// They ask for the stack of signals before the program ends, and for that of each thread that
// begins, which glibc answers with the processors it may use.
void allow_sanitizers([[maybe_unused]] CallFilter& filter) {
#ifdef __SANITIZE_ADDRESS__
    for (const long call : {SYS_pipe2, SYS_sigaltstack, SYS_gettid, SYS_sched_getaffinity})
        filter.allow(call);
#ifdef SYS_pipe
    filter.allow(SYS_pipe);
#endif
#endif
}

// Signals reach only the program itself, which stops itself with a signal.
void allow_signals_to_itself(CallFilter& filter) {
    const auto self = static_cast<std::uint32_t>(getpid());
    for (const long call : {SYS_kill, SYS_tkill, SYS_tgkill})
        filter.allow_when(call, {{.index = 0, .values = {self}}});
}

// Its answers come in this file. A connection that it made can be ended.
void allow_messenger(CallFilter& filter, int file) {
    filter.allow_when(SYS_recvmsg, {{.index = 0, .values = {static_cast<std::uint32_t>(file)}}});
    filter.allow(SYS_shutdown);
}

// What games and hosts share.
void allow_files_and_memory(CallFilter& filter) {
    allow_questions_about_open_files(filter);
    allow_opening(filter);
    for (const long call : calls_that_do_no_harm) filter.allow(call);
    allow_renaming(filter);
    allow_memory(filter);
    allow_signals_to_itself(filter);
    allow_sanitizers(filter);
}

// Some C libraries of 32 bits, and of s390x, name what they want of a socket in the first argument.
void allow_guests(CallFilter& filter) {
    for (const long call : calls_of_a_host) filter.allow(call);
    filter.allow_when(SYS_ioctl, {{.index = 1, .values = {FIONBIO}}});
#ifdef SYS_socketcall
    filter.allow_when(
        SYS_socketcall,
        {{.index = 0, .values = {SYS_ACCEPT, SYS_ACCEPT4, SYS_GETSOCKOPT, SYS_RECV, SYS_SEND}}});
#endif
}

std::optional<Error> install(CallFilter& filter) {
    if (filter.install()) return std::nullopt;
    return Error{"the fence: system calls cannot be limited: " +
                 std::generic_category().message(errno)};
}

}  // namespace

std::optional<Error> fence_calls_of_messenger() {
    if (not CallFilter::is_known_here()) return std::nullopt;
    CallFilter filter;
    filter.allow_when(SYS_socket, {{.index = 0, .values = {AF_UNIX}}});
    for (const long call : calls_of_a_messenger) filter.allow(call);
    allow_memory(filter);
    allow_sanitizers(filter);
    return install(filter);
}

std::optional<Error> fence_calls(std::optional<int> messenger) {
    if (not CallFilter::is_known_here()) return std::nullopt;
    CallFilter filter;
    allow_the_terminal(filter);
    allow_files_and_memory(filter);
    if (messenger) allow_messenger(filter, *messenger);
    return install(filter);
}

std::optional<Error> fence_calls_of_host() {
    if (not CallFilter::is_known_here()) return std::nullopt;
    CallFilter filter;
    allow_guests(filter);
    allow_files_and_memory(filter);
    return install(filter);
}

}  // namespace parlor
