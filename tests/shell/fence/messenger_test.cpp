// The process that connects a restricted parlor to a host.
#include "shell/fence/messenger.hpp"

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>

#include "in_child.hpp"
#include "shell/fence/call_fence.hpp"
#include "shell/fence/call_filter.hpp"
#include "sockets/listener.hpp"
#include "table/folder.hpp"

using namespace parlor;

namespace {

bool is_refused(int result) { return result == -1 and errno == EPERM; }

// Where one call makes all sockets no filter can see which.
bool cannot_reach_the_network() {
#ifdef SYS_socketcall
    return true;
#else
    return is_refused(::socket(AF_INET, SOCK_STREAM, 0));
#endif
}

}  // namespace

TEST_CASE("T-4.5: a messenger connects to its socket whenever it is asked, or says why not") {
    const Folder folder;
    const auto socket = folder.path / "host";
    const auto messenger = Messenger::start(socket);
    REQUIRE(messenger);
    const auto none = messenger->connect();
    REQUIRE_FALSE(none);
    CHECK(none.error().what == socket.string() + ": no host is there; `parlor host` starts one");
    const auto listener = listening(socket);
    for (int i = 0; i < 3; ++i) {
        const auto line = messenger->connect();
        REQUIRE(line);
        const sockets::Descriptor other{accept(listener.number(), nullptr, nullptr)};
        REQUIRE(other.is_open());
        CHECK(write(line->number(), "hello", 5) == 5);
        char heard[8];
        CHECK(read(other.number(), heard, sizeof heard) == 5);
        CHECK((fcntl(line->number(), F_GETFL) & O_NONBLOCK) != 0);
        CHECK((fcntl(line->number(), F_GETFD) & FD_CLOEXEC) != 0);
    }
}

TEST_CASE("T-4.5: behind the fence a messenger's answers come, and nobody else's") {
    const Folder folder;
    const auto listener = listening(folder.path / "host");
    const auto messenger = Messenger::start(folder.path / "host");
    REQUIRE(messenger);
    std::array<int, 2> others{};
    REQUIRE(socketpair(AF_UNIX, SOCK_STREAM, 0, others.data()) == 0);
    REQUIRE(write(others[1], "x", 1) == 1);
    const bool is_so = is_so_in_a_child([&] {
        if (fence_calls(messenger->file())) return false;
        if (not messenger->connect()) return false;
        if (not CallFilter::is_known_here()) return true;
        msghdr message{};
        return is_refused(static_cast<int>(recvmsg(others[0], &message, 0))) and
               is_refused(::socket(AF_UNIX, SOCK_STREAM, 0));
    });
    CHECK(is_so);
    for (const int file : others) close(file);
}

TEST_CASE("T-4.5: a messenger can do nothing but connect") {
    if (not CallFilter::is_known_here()) return;
    CHECK(is_so_in_a_child([] {
        if (fence_calls_of_messenger()) return false;
        if (not cannot_reach_the_network()) return false;
        return is_refused(open("/etc/passwd", O_RDONLY)) and is_refused(fork()) and
               is_refused(execl("/bin/true", "true", nullptr)) and
               is_refused(kill(getppid(), 0)) and
               is_refused(static_cast<int>(write(STDOUT_FILENO, "x", 1)));
    }));
}

TEST_CASE("T-4.5: without its messenger a parlor says to leave and come again") {
    const Folder folder;
    const auto listener = listening(folder.path / "host");
    auto messenger = Messenger::start(folder.path / "host");
    REQUIRE(messenger);
    REQUIRE(shutdown(messenger->file(), SHUT_WR) == 0);
    std::signal(SIGPIPE, SIG_IGN);
    const auto lost = messenger->connect();
    REQUIRE_FALSE(lost);
    CHECK(lost.error().what == "no connection can be made any more; leave, and come again");
}
