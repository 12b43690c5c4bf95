#include "shell/call_fence.hpp"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

#include "shell/call_filter.hpp"

namespace parlor {
namespace {

// Older machines have calls that younger ones do without, and 32-bit machines some twice.
// clang-format off
constexpr std::array refused{
    // Programs, processes and threads.
    SYS_execve, SYS_execveat, SYS_clone, SYS_clone3,
#ifdef SYS_fork
    SYS_fork, SYS_vfork,
#endif
    // Other processes.
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_process_madvise, SYS_kcmp,
    SYS_pidfd_open, SYS_pidfd_getfd, SYS_pidfd_send_signal, SYS_rt_sigqueueinfo,
    SYS_rt_tgsigqueueinfo,
    // Ways round a look at arguments: calls in a queue, many calls in one, structures.
    SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register, SYS_openat2,
#ifdef SYS_socketcall
    SYS_socketcall,
#endif
#ifdef SYS_ipc
    SYS_ipc,
#endif
    // What processes share that is no file.
#ifdef SYS_shmget
    SYS_shmget, SYS_msgget, SYS_semget,
#endif
    SYS_mq_open, SYS_add_key, SYS_keyctl, SYS_request_key,
    // Other places, and files without a path.
    SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_setns, SYS_unshare, SYS_move_mount,
    SYS_open_tree, SYS_fsopen, SYS_fsconfig, SYS_fsmount, SYS_fspick, SYS_mount_setattr,
    SYS_open_by_handle_at, SYS_name_to_handle_at, SYS_fanotify_init, SYS_quotactl, SYS_acct,
    // The properties of files; only mode and length of a file that is open are the game's to change.
    SYS_truncate, SYS_fchmodat, SYS_fchownat, SYS_fchown, SYS_utimensat, SYS_setxattr,
    SYS_lsetxattr, SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr,
#ifdef SYS_chmod
    SYS_chmod, SYS_chown, SYS_lchown, SYS_utimes, SYS_futimesat,
#endif
#ifdef SYS_utime
    SYS_utime,
#endif
#ifdef SYS_truncate64
    SYS_truncate64, SYS_utimensat_time64,
#endif
#ifdef SYS_chown32
    SYS_chown32, SYS_lchown32, SYS_fchown32,
#endif
    // The kernel itself.
    SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_init_module, SYS_finit_module,
    SYS_delete_module, SYS_kexec_load, SYS_reboot, SYS_personality, SYS_syslog};
// clang-format on

// Signals reach the program alone, which stops itself by one; limits are its own.
void keep_to_itself(CallFilter& filter) {
    const auto self = static_cast<std::uint32_t>(getpid());
    for (const long call : {SYS_kill, SYS_tkill, SYS_tgkill})
        filter.refuse_unless(call, {.index = 0, .value = self});
    filter.refuse_unless(SYS_prlimit64, {.index = 0, .value = 0});
}

void allow_only_unix_sockets(CallFilter& filter) {
    for (const long call : {SYS_socket, SYS_socketpair})
        filter.refuse_unless(call, {.index = 0, .value = AF_UNIX});
}

// Landlock counts truncating as writing only since Linux 6.2: a file that may only be read is not
// to be emptied by opening it.
void keep_what_is_only_read(CallFilter& filter) {
    constexpr std::uint32_t emptied = O_RDONLY | O_TRUNC, mask = O_ACCMODE | O_TRUNC;
    filter.refuse_when(SYS_openat, {.index = 2, .value = emptied, .mask = mask});
#ifdef SYS_open
    filter.refuse_when(SYS_open, {.index = 1, .value = emptied, .mask = mask});
#endif
}

void put_no_keys_into_the_terminal(CallFilter& filter) {
    constexpr std::uint32_t console_paste = 0x541C;  // TIOCLINUX
    for (const std::uint32_t request : {std::uint32_t{TIOCSTI}, console_paste})
        filter.refuse_when(SYS_ioctl, {.index = 1, .value = request});
}

}  // namespace

std::optional<Error> fence_calls() {
    if (not CallFilter::is_known_here()) return std::nullopt;
    CallFilter filter;
    for (const long call : refused) filter.refuse(call);
    keep_to_itself(filter);
    allow_only_unix_sockets(filter);
    keep_what_is_only_read(filter);
    put_no_keys_into_the_terminal(filter);
    if (filter.install()) return std::nullopt;
    return Error{"restricted mode: system calls cannot be limited: " +
                 std::generic_category().message(errno)};
}

}  // namespace parlor
