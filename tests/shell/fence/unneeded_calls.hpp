// The system calls by which a process reaches beyond itself and its files; a restricted parlor
// needs none.
//
// Choices: newer machines lack some calls of older ones, and 32-bit machines have some twice.
#pragma once

#include <sys/syscall.h>

namespace parlor {

// clang-format off
inline constexpr long unneeded_calls[]{
    // Programs, processes and threads.
    SYS_execve, SYS_execveat, SYS_clone, SYS_clone3,
    // Other processes.
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_process_madvise, SYS_kcmp,
    SYS_pidfd_open, SYS_pidfd_getfd, SYS_pidfd_send_signal, SYS_rt_sigqueueinfo,
    SYS_rt_tgsigqueueinfo, SYS_setpriority, SYS_sched_setscheduler, SYS_sched_setparam,
    SYS_sched_setattr, SYS_sched_setaffinity, SYS_ioprio_set, SYS_setpgid, SYS_migrate_pages,
    SYS_move_pages, SYS_get_robust_list, SYS_prlimit64,
    // Calls in a queue, many calls in one, structures: no filter can see their arguments.
    SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register, SYS_io_setup, SYS_io_submit,
    SYS_openat2,
#ifdef SYS_socketcall
    SYS_socketcall,
#endif
#ifdef SYS_ipc
    SYS_ipc,
#endif
    // Sockets, and messages through them.
    SYS_socket, SYS_socketpair, SYS_connect, SYS_bind, SYS_listen, SYS_accept4, SYS_sendto,
    SYS_recvfrom, SYS_sendmsg, SYS_recvmsg, SYS_sendmmsg, SYS_setsockopt, SYS_getsockopt,
    SYS_shutdown,
    // Shared objects of processes other than files.
#ifdef SYS_shmget
    SYS_shmget, SYS_shmat, SYS_msgget, SYS_msgsnd, SYS_semget, SYS_semctl,
#endif
    SYS_mq_open, SYS_mq_unlink, SYS_memfd_create, SYS_remap_file_pages, SYS_add_key, SYS_keyctl,
    SYS_request_key,
    // Other directories, and files without a path.
    SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_chdir, SYS_fchdir, SYS_setns,
    SYS_unshare, SYS_move_mount, SYS_open_tree, SYS_fsopen, SYS_fsconfig, SYS_fsmount, SYS_fspick,
    SYS_mount_setattr, SYS_open_by_handle_at, SYS_name_to_handle_at, SYS_fanotify_init,
    SYS_inotify_init1, SYS_quotactl, SYS_acct, SYS_swapon, SYS_swapoff,
    // Links, and the properties of files: a game only changes the mode and length of an open file.
    SYS_linkat, SYS_symlinkat, SYS_mknodat, SYS_truncate, SYS_fallocate, SYS_fchmodat,
    SYS_fchownat, SYS_fchown, SYS_utimensat, SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr,
    SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr, SYS_sendfile, SYS_splice, SYS_tee,
    SYS_vmsplice, SYS_copy_file_range,
#ifdef SYS_chmod
    SYS_link, SYS_symlink, SYS_mknod, SYS_chmod, SYS_chown, SYS_lchown, SYS_utimes, SYS_futimesat,
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
    // The process's own rights and limits.
    SYS_prctl, SYS_seccomp, SYS_capset, SYS_setuid, SYS_setgid, SYS_setreuid, SYS_setresuid,
    SYS_setresgid, SYS_setgroups, SYS_setfsuid, SYS_setsid, SYS_personality,
    SYS_landlock_restrict_self,
    // Descriptors.
    SYS_dup, SYS_dup3, SYS_epoll_create1, SYS_eventfd2, SYS_signalfd4, SYS_timerfd_create,
#ifndef __SANITIZE_ADDRESS__  // which needs it
    SYS_pipe2,
#endif
    // The machine: clock, names, modules.
    SYS_clock_settime, SYS_clock_adjtime, SYS_settimeofday, SYS_adjtimex, SYS_timer_create,
    SYS_sethostname, SYS_setdomainname, SYS_bpf, SYS_perf_event_open,
    SYS_userfaultfd, SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load,
    SYS_reboot, SYS_syslog, SYS_mlockall, SYS_mbind, SYS_set_mempolicy, SYS_membarrier};
// clang-format on

}  // namespace parlor
