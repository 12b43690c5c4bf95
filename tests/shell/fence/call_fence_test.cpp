// System calls that a restricted parlor may not make: tried as whichever user runs the tests, even
// root.
#include "shell/fence/call_fence.hpp"

#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timex.h>
#include <sys/uio.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <functional>
#include <span>
#include <string>

#include "in_child.hpp"
#include "shell/fence/call_filter.hpp"
#include "table/folder.hpp"
#include "unneeded_calls.hpp"

using namespace parlor;

namespace {

// Whether it is true behind the fence; also on kernels without a fence.
bool fenced(const std::function<bool()>& is_so) {
    if (not CallFilter::is_known_here()) return true;
    return is_so_in_a_child([&] { return not fence_calls() and is_so(); });
}

bool is_refused(long result) { return result == -1 and errno == EPERM; }

// A child process that finds an allowed call prints its number.
bool are_refused(std::span<const long> calls) {
    for (const long call : calls) {
        if (is_refused(syscall(call, -1, -1, -1, -1, -1, -1))) continue;
        std::fprintf(stderr, "call %ld: %d\n", call, errno);
        return false;
    }
    return true;
}

[[maybe_unused]] bool can_start_a_thread() {
    pthread_t thread{};
    const auto nothing = [](void*) -> void* { return nullptr; };
    return pthread_create(&thread, nullptr, nothing, nullptr) == 0;
}

// Both ends are opened before the fence.
struct Ends {
    std::array<int, 2> ends{};
    Ends() { REQUIRE(socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) == 0); }
    ~Ends() {
        for (const int end : ends) close(end);
    }
    Ends(const Ends&) = delete;
    Ends& operator=(const Ends&) = delete;
};

bool has_mapped(const void* memory) { return memory != MAP_FAILED; }
bool cannot_map(int protection, int flags, int file) {
    return not has_mapped(mmap(nullptr, 1, protection, flags, file, 0)) and errno == EPERM;
}

}  // namespace

TEST_CASE("restricted mode: no program is executed, no process and no thread started") {
    CHECK(fenced([] { return is_refused(execl("/bin/true", "true", nullptr)); }));
    CHECK(fenced([] { return is_refused(fork()); }));
#ifndef __SANITIZE_ADDRESS__  // which reports the failure as its own
    CHECK(fenced([] { return not can_start_a_thread(); }));
#endif
}

TEST_CASE("restricted mode: no socket is made, of Unix ones neither") {
    CHECK(fenced([] {
        std::array<int, 2> pair{};
        return is_refused(socket(AF_INET, SOCK_STREAM, 0)) and
               is_refused(socket(AF_INET6, SOCK_DGRAM, 0)) and
               is_refused(socket(AF_NETLINK, SOCK_RAW, 0)) and
               is_refused(socket(AF_UNIX, SOCK_STREAM, 0)) and
               is_refused(socketpair(AF_UNIX, SOCK_STREAM, 0, pair.data()));
    }));
}

TEST_CASE("restricted mode: a socket that is open before is read and written, and no more") {
    const Ends to;
    const auto [here, there] = to.ends;
    CHECK(fenced([here = here, there = there] {
        char letter = 0;
        return write(here, "x", 1) == 1 and read(there, &letter, 1) == 1 and letter == 'x';
    }));
    CHECK(fenced([here = here] {
        msghdr message{};
        const sockaddr address{.sa_family = AF_UNIX, .sa_data = {}};
        return is_refused(sendmsg(here, &message, MSG_DONTWAIT)) and
               is_refused(recvmsg(here, &message, MSG_DONTWAIT)) and
               is_refused(connect(here, &address, sizeof address)) and
               is_refused(bind(here, &address, sizeof address)) and is_refused(listen(here, 1)) and
               is_refused(accept(here, nullptr, nullptr));
    }));
}

TEST_CASE("restricted mode: other processes are not looked into, signalled or limited") {
    CHECK(fenced([] {
        char from = 'x', to = 0;
        const iovec here{&to, 1}, there{&from, 1};
        return is_refused(process_vm_readv(getpid(), &here, 1, &there, 1, 0));
    }));
    CHECK(fenced([] { return is_refused(kill(getppid(), 0)) and is_refused(kill(0, 0)); }));
    CHECK(fenced([] { return kill(getpid(), 0) == 0 and std::raise(SIGWINCH) == 0; }));
    CHECK(fenced([] {
        rlimit limit{};
        return is_refused(prlimit(getppid(), RLIMIT_CORE, nullptr, &limit)) and
               is_refused(prlimit(0, RLIMIT_CORE, &limit, nullptr));
    }));
}

TEST_CASE("restricted mode: no process gets another priority, processor or turn at the disk") {
    CHECK(fenced([] {
        const sched_param usual{};
        cpu_set_t all{};
        constexpr int of_process = 1;  // IOPRIO_WHO_PROCESS
        return is_refused(setpriority(PRIO_PROCESS, static_cast<id_t>(getppid()), 0)) and
               is_refused(setpriority(PRIO_USER, 0, 0)) and
               is_refused(sched_setscheduler(getppid(), SCHED_OTHER, &usual)) and
               is_refused(sched_setparam(getppid(), &usual)) and
               is_refused(sched_setaffinity(getppid(), sizeof all, &all)) and
               is_refused(syscall(SYS_sched_setattr, getppid(), nullptr, 0)) and
               is_refused(syscall(SYS_ioprio_set, of_process, getppid(), 0));
    }));
}

TEST_CASE("restricted mode: news of a file signal nobody") {
    const Ends to;
    const int file = to.ends[0];
    CHECK(fenced([&] {
        const f_owner_ex owner{.type = F_OWNER_PID, .pid = getppid()};
        return is_refused(fcntl(file, F_SETOWN, getppid())) and
               is_refused(fcntl(file, F_SETOWN_EX, &owner)) and
               is_refused(fcntl(file, F_SETSIG, SIGKILL)) and
               is_refused(fcntl(file, F_SETFL, O_ASYNC)) and
               is_refused(fcntl(file, F_SETLEASE, F_RDLCK)) and
               is_refused(fcntl(file, F_NOTIFY, DN_MODIFY));
    }));
    CHECK(fenced([&] {
        int yes = 1;
        pid_t parent = getppid();
        return is_refused(ioctl(file, FIOASYNC, &yes)) and
               is_refused(ioctl(file, FIOSETOWN, &parent)) and
               is_refused(ioctl(file, SIOCSPGRP, &parent)) and
               is_refused(ioctl(file, TIOCSPGRP, &parent));
    }));
}

TEST_CASE("restricted mode: the clock and the names of the host stay") {
    CHECK(fenced([] {
        timex nothing{};
        return is_refused(syscall(SYS_clock_settime, CLOCK_REALTIME, nullptr)) and
               is_refused(syscall(SYS_settimeofday, nullptr, nullptr)) and
               is_refused(adjtimex(&nothing)) and
               is_refused(syscall(SYS_clock_adjtime, CLOCK_REALTIME, &nothing)) and
               is_refused(syscall(SYS_sethostname, nullptr, 1)) and
               is_refused(syscall(SYS_setdomainname, nullptr, 1));
    }));
}

TEST_CASE("restricted mode: no second name for a file, and no link, pipe or device") {
    const Folder folder;
    const std::string file = folder.path / "file", other = folder.path / "other";
    std::ofstream{file} << "text";
    std::ofstream{folder.path / "third"} << "text";
    CHECK(fenced([&] {
        constexpr unsigned change_places = 2;  // RENAME_EXCHANGE
        return is_refused(link(file.c_str(), other.c_str())) and
               is_refused(linkat(AT_FDCWD, file.c_str(), AT_FDCWD, other.c_str(), 0)) and
               is_refused(symlink(file.c_str(), other.c_str())) and
               is_refused(mkfifo(other.c_str(), 0600)) and
               is_refused(syscall(SYS_renameat2,
                                  AT_FDCWD,
                                  file.c_str(),
                                  AT_FDCWD,
                                  (folder.path / "third").c_str(),
                                  change_places));
    }));
    CHECK_FALSE(std::filesystem::exists(other));
}

TEST_CASE("restricted mode: memory is shared with nobody, and is no program") {
    const Folder folder;
    const int file = open((folder.path / "file").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    CHECK(fenced([] { return is_refused(syscall(SYS_memfd_create, "shared", 0)); }));
#ifndef __s390x__  // where no filter can look
    CHECK(fenced([&] {
        return cannot_map(PROT_READ, MAP_SHARED, file) and
               cannot_map(PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1) and
               cannot_map(PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1);
    }));
#endif
    CHECK(fenced([] {
        constexpr int own = MAP_PRIVATE | MAP_ANONYMOUS;
        void* const memory = mmap(nullptr, 1, PROT_READ | PROT_WRITE, own, -1, 0);
        return has_mapped(memory) and mprotect(memory, 1, PROT_READ) == 0 and
               is_refused(mprotect(memory, 1, PROT_READ | PROT_EXEC)) and
               is_refused(madvise(memory, 1, MADV_HWPOISON));
    }));
    close(file);
}

TEST_CASE("restricted mode: what the process has given up it cannot take back") {
    CHECK(fenced([] {
        return is_refused(prctl(PR_SET_DUMPABLE, 1, 0, 0, 0)) and is_refused(setuid(0)) and
               is_refused(setgid(0)) and is_refused(chroot("/")) and
               is_refused(unshare(CLONE_NEWUSER));
    }));
}

TEST_CASE("restricted mode: of the calls that a game has no use for none is answered") {
    CHECK(fenced([] { return are_refused(unneeded_calls); }));
}

TEST_CASE("restricted mode: a call that is newer than this list is not there") {
    constexpr long cachestat = 451;
    CHECK(fenced(
        [] { return syscall(cachestat, 0, nullptr, nullptr, 0) == -1 and errno == ENOSYS; }));
}

TEST_CASE("restricted mode: files are not changed by name, nor emptied by reading them") {
    const Folder folder;
    const std::string file = folder.path / "file";
    std::ofstream{file} << "text";
    CHECK(fenced([&] {
        return is_refused(chmod(file.c_str(), 0644)) and
               is_refused(chown(file.c_str(), getuid(), getgid())) and
               is_refused(truncate(file.c_str(), 0)) and
               is_refused(utimensat(AT_FDCWD, file.c_str(), nullptr, 0)) and
               is_refused(open(file.c_str(), O_RDONLY | O_TRUNC | O_CLOEXEC));
    }));
    CHECK(content(file) == "text");
    CHECK(fenced([&] {
        const int made = open(file.c_str(), O_RDWR | O_TRUNC | O_CLOEXEC);
        return made >= 0 and write(made, "more", 4) == 4 and ftruncate(made, 2) == 0 and
               fchmod(made, 0600) == 0;
    }));
    CHECK(content(file) == "mo");
}

TEST_CASE("restricted mode: no key is put into the terminal") {
    constexpr unsigned long console_paste = 0x541C;  // TIOCLINUX
    CHECK(fenced([] {
        return is_refused(ioctl(STDIN_FILENO, TIOCSTI, "x")) and
               is_refused(ioctl(STDIN_FILENO, console_paste, "\3"));
    }));
}
