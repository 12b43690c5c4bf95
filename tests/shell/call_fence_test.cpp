// What a restricted parlor may not ask of the kernel: tried as whoever runs the tests, root too.
#include "shell/call_fence.hpp"

#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <functional>
#include <string>

#include "shell/call_filter.hpp"
#include "shell/in_child.hpp"
#include "table/folder.hpp"

using namespace parlor;

namespace {

// Whether it is true behind the fence; also where there is none.
bool fenced(const std::function<bool()>& is_so) {
    if (not CallFilter::is_known_here()) return true;
    return is_so_in_a_child([&] { return not fence_calls() and is_so(); });
}

bool is_refused(long result) { return result == -1 and errno == EPERM; }

[[maybe_unused]] bool can_start_a_thread() {
    pthread_t thread{};
    const auto nothing = [](void*) -> void* { return nullptr; };
    return pthread_create(&thread, nullptr, nothing, nullptr) == 0;
}

}  // namespace

TEST_CASE("restricted mode: no program is executed, no process and no thread started") {
    CHECK(fenced([] { return is_refused(execl("/bin/true", "true", nullptr)); }));
    CHECK(fenced([] { return is_refused(fork()); }));
#ifndef __SANITIZE_ADDRESS__  // it takes the failure for its own
    CHECK(fenced([] { return not can_start_a_thread(); }));
#endif
}

TEST_CASE("restricted mode: no socket but Unix ones") {
    CHECK(fenced([] {
        return is_refused(socket(AF_INET, SOCK_STREAM, 0)) and
               is_refused(socket(AF_INET6, SOCK_DGRAM, 0)) and
               is_refused(socket(AF_NETLINK, SOCK_RAW, 0));
    }));
#ifndef SYS_socketcall
    CHECK(fenced([] {
        std::array<int, 2> pair{};
        return socket(AF_UNIX, SOCK_STREAM, 0) >= 0 and
               socketpair(AF_UNIX, SOCK_STREAM, 0, pair.data()) == 0;
    }));
#endif
}

TEST_CASE("restricted mode: other processes are not looked into, signalled or limited") {
    CHECK(fenced([] { return is_refused(ptrace(PTRACE_TRACEME, 0, nullptr, nullptr)); }));
    CHECK(fenced([] {
        char from = 'x', to = 0;
        const iovec here{&to, 1}, there{&from, 1};
        return is_refused(process_vm_readv(getpid(), &here, 1, &there, 1, 0));
    }));
    CHECK(fenced([] { return is_refused(kill(getppid(), 0)) and is_refused(kill(0, 0)); }));
    CHECK(fenced([] { return kill(getpid(), 0) == 0 and std::raise(SIGWINCH) == 0; }));
    CHECK(fenced([] {
        rlimit limit{};
        return getrlimit(RLIMIT_CORE, &limit) == 0 and
               is_refused(prlimit(getppid(), RLIMIT_CORE, nullptr, &limit));
    }));
}

TEST_CASE("restricted mode: no namespace is left, no calls queued, no shared memory asked for") {
    CHECK(fenced([] {
        return is_refused(unshare(CLONE_NEWUSER)) and is_refused(chroot("/")) and
               is_refused(syscall(SYS_io_uring_setup, 1, nullptr));
    }));
#ifdef SYS_shmget
    CHECK(fenced([] { return is_refused(syscall(SYS_shmget, 1, 4096, 0600)); }));
#endif
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
    CHECK(fenced([&] { return is_refused(chmod(file.c_str(), 0644)); }));
    CHECK(fenced([&] { return is_refused(truncate(file.c_str(), 0)); }));
    CHECK(fenced([&] { return is_refused(open(file.c_str(), O_RDONLY | O_TRUNC | O_CLOEXEC)); }));
    CHECK(content(file) == "text");
    CHECK(fenced([&] {
        const int made = open(file.c_str(), O_RDWR | O_TRUNC | O_CLOEXEC);
        return made >= 0 and write(made, "more", 4) == 4 and ftruncate(made, 2) == 0 and
               fchmod(made, 0600) == 0;
    }));
    CHECK(content(file) == "mo");
}

TEST_CASE("restricted mode: no key is put into the terminal") {
    CHECK(fenced([] { return is_refused(ioctl(STDIN_FILENO, TIOCSTI, "x")); }));
}
