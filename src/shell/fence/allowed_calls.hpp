// The system calls that a game needs after its start-up, with any arguments: on the terminal, on
// files that Landlock lets it open, on its own memory, clock and signals. And those that a host of
// shared tables needs as well: on its guests' sockets, on its events and timers, in its threads.
//
// Source:  restricted games of every kind, traced with strace on Debian 12 (glibc 2.36, x86-64);
//          and for other machines and C libraries, what glibc 2.36 and musl 1.2 call instead.
// Choices: the order is that of frequency. A game makes no socket and receives no message. Shared
//          tables are reached through connections that a messenger hands over (messenger.hpp); they
//          take read, write and ppoll. A host has a socket for each guest that it accepts, and
//          makes no other.
// Not here: calls whose arguments decide (call_fence.cpp).
#pragma once

#include <sys/syscall.h>

namespace parlor {

// clang-format off
inline constexpr long calls_that_do_no_harm[]{
    // While the program waits for a key, and after each key.
    SYS_rt_sigpending, SYS_rt_sigprocmask, SYS_ppoll, SYS_read, SYS_write, SYS_rt_sigaction,
    SYS_rt_sigreturn,
    // Reading and writing the player's own files; streams of C++ and musl read and write in parts.
    SYS_statx, SYS_close, SYS_getdents64, SYS_readlinkat, SYS_pread64, SYS_pwrite64,
    SYS_lseek, SYS_readv, SYS_writev, SYS_fdatasync, SYS_fsync, SYS_flock, SYS_fchmod, SYS_ftruncate,
    SYS_unlinkat, SYS_mkdirat, SYS_getcwd,
    // Memory, as malloc asks for it.
    SYS_brk, SYS_munmap, SYS_mremap,
    // Time and chance, if the C library cannot know them without the kernel.
    SYS_clock_gettime, SYS_gettimeofday, SYS_setitimer, SYS_getrandom,
    // Waiting for a file that another parlor has locked.
    SYS_nanosleep, SYS_clock_nanosleep,
    // Signals, crashes and the end.
    SYS_restart_syscall, SYS_futex, SYS_getpid, SYS_gettid, SYS_sigaltstack, SYS_exit, SYS_exit_group,
#ifdef SYS_fstat  // all but the newest machines, which have only statx
    SYS_fstat,
#endif
#ifdef SYS_newfstatat  // 64 bits
    SYS_newfstatat,
#endif
#ifdef SYS_open  // machines older than arm64: musl, and sometimes glibc
    SYS_stat, SYS_lstat, SYS_poll, SYS_readlink, SYS_rename, SYS_unlink, SYS_rmdir, SYS_mkdir,
#endif
#ifdef SYS_renameat  // all but riscv64
    SYS_renameat,
#endif
#ifdef SYS_time
    SYS_time,
#endif
#ifdef SYS_sigreturn  // i386, arm, ppc64le, s390x
    SYS_sigreturn,
#endif
#ifdef SYS_ftruncate64  // 32 bits: files longer than 2 GB, and time after 2038
    SYS__llseek, SYS_fstatat64, SYS_fstat64, SYS_stat64, SYS_lstat64, SYS_ftruncate64,
    SYS_clock_gettime64, SYS_clock_nanosleep_time64, SYS_ppoll_time64, SYS_futex_time64,
#endif
};

// What a messenger needs besides memory and local sockets (messenger.hpp).
inline constexpr long calls_of_a_messenger[]{
    SYS_read, SYS_connect, SYS_getsockopt, SYS_sendmsg, SYS_sendto, SYS_close, SYS_statx,
    SYS_brk, SYS_munmap, SYS_mremap, SYS_futex, SYS_getrandom,
    SYS_restart_syscall, SYS_exit, SYS_exit_group,
#ifdef SYS_newfstatat
    SYS_newfstatat,
#endif
#ifdef SYS_open
    SYS_stat, SYS_lstat,
#endif
#ifdef SYS_stat64
    SYS_stat64, SYS_lstat64, SYS_fstatat64,
#endif
#ifdef SYS_socketcall  // i386 and s390x, whose libraries make all calls on sockets by this one
    SYS_socketcall,
#endif
};

inline constexpr long calls_of_a_host[]{
    // Waiting for guests, time and threads.
    SYS_epoll_pwait, SYS_epoll_ctl, SYS_timerfd_settime,
#ifdef SYS_epoll_wait
    SYS_epoll_wait,
#endif
#ifdef SYS_timerfd_settime64  // 32 bits
    SYS_timerfd_settime64,
#endif
    // Guests: they come, and the kernel says whose they are; they are read, and written to.
    SYS_accept4, SYS_getsockopt, SYS_recvfrom, SYS_sendto,
#ifdef SYS_accept
    SYS_accept,
#endif
    // The last step of a thread that has just begun.
    SYS_set_robust_list, SYS_rseq,
};
// clang-format on

}  // namespace parlor
