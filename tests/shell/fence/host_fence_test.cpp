// What a host of shared tables can no longer do, in all its threads: tried as whichever user runs the
// tests, even root.
#include <fcntl.h>
#include <sys/epoll.h>
#include <sys/file.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <functional>
#include <future>
#include <string>
#include <thread>

#include "in_child.hpp"
#include "shell/fence/call_fence.hpp"
#include "shell/fence/call_filter.hpp"
#include "shell/fence/fence.hpp"
#include "sockets/listener.hpp"
#include "table/folder.hpp"

using namespace parlor;

namespace {

struct Place {
    Folder folder;
    std::string own = folder.path / "own", data = folder.path / "data", run = folder.path / "run";
    std::string socket = run + "/host";

    Place() {
        for (const std::string& each : {own, data, run}) {
            std::filesystem::create_directory(each);
            std::ofstream{each + "/file"} << "text";
        }
    }
    [[nodiscard]] OpenFolders open() const {
        return {.own = own, .only_read = {data}, .only_remove = run};
    }
};

// Whether it is true behind the fence, in the first thread and in one that began before the calls were
// fenced; also on kernels without a fence.
bool fenced(const Place& place, const std::function<bool()>& is_so) {
    if (landlock_abi() == 0 or not CallFilter::is_known_here()) return true;
    return is_so_in_a_child([&] {
        if (close_file_fence_of_host(place.open())) return false;
        std::promise<void> closed;
        bool is_so_there = false;
        std::thread other{[&] {
            closed.get_future().wait();
            is_so_there = is_so();
        }};
        const bool is_closed = not fence_calls_of_host();
        closed.set_value();
        other.join();
        return is_closed and is_so_there and is_so();
    });
}

bool opens(const std::string& path, int flags) {
    const int file = open(path.c_str(), flags | O_CLOEXEC, 0600);
    if (file >= 0) close(file);
    return file >= 0;
}
bool has_no_way(bool is_done) { return not is_done and errno == EACCES; }
bool is_refused(long result) { return result == -1 and errno == EPERM; }

}  // namespace

TEST_CASE("T-4.5: a host opens its own files, reads its data, and opens nothing else") {
    const Place place;
    CHECK(fenced(place, [&] {
        const std::string made = place.own + "/made", renamed = place.own + "/renamed";
        const int file = open(made.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        return file >= 0 and write(file, "text", 4) == 4 and fsync(file) == 0 and
               flock(file, LOCK_EX | LOCK_NB) == 0 and close(file) == 0 and
               std::rename(made.c_str(), renamed.c_str()) == 0 and unlink(renamed.c_str()) == 0;
    }));
    CHECK(fenced(place, [&] { return opens(place.data + "/file", O_RDONLY); }));
    CHECK(fenced(place, [&] {
        return has_no_way(opens(place.data + "/file", O_RDWR)) and
               has_no_way(opens(place.run + "/file", O_RDONLY)) and
               has_no_way(opens(place.run + "/new", O_WRONLY | O_CREAT)) and
               has_no_way(opens("/etc/passwd", O_RDONLY)) and
               has_no_way(opens("/proc/self/environ", O_RDONLY)) and
               has_no_way(unlink((place.data + "/file").c_str()) == 0);
    }));
}

TEST_CASE("T-4.5: a host removes its socket") {
    const Place place;
    const auto listener = listening(place.socket);
    if (landlock_abi() == 0) return;
    CHECK(is_so_in_a_child([&] {
        return not close_file_fence_of_host(place.open()) and not fence_calls_of_host() and
               unlink(place.socket.c_str()) == 0;
    }));
    CHECK_FALSE(std::filesystem::exists(place.socket));
}

TEST_CASE("T-4.5: a host executes no program, and starts no process and no thread") {
    const Place place;
    CHECK(fenced(place, [] {
        return is_refused(execl("/bin/true", "true", nullptr)) and is_refused(fork()) and
               is_refused(ptrace(PTRACE_TRACEME, 0, nullptr, nullptr)) and
               is_refused(kill(getppid(), 0));
    }));
}

TEST_CASE("T-4.5: a host makes and connects no socket") {
    const Place place;
    const auto listener = listening(place.socket), spare = sockets::new_socket();
    const auto address = sockets::kernel_address(place.socket);
    const auto* const any = reinterpret_cast<const sockaddr*>(&*address);
    CHECK(fenced(place, [&] {
        int pair[2];
        return is_refused(socket(AF_UNIX, SOCK_STREAM, 0)) and
               is_refused(socket(AF_INET, SOCK_STREAM, 0)) and
               is_refused(socketpair(AF_UNIX, SOCK_STREAM, 0, pair)) and
               is_refused(connect(spare.number(), any, sizeof *address)) and
               is_refused(bind(spare.number(), any, sizeof *address)) and
               is_refused(listen(spare.number(), 1));
    }));
}

TEST_CASE("T-4.5: a host accepts guests, knows whose they are, hears them and answers") {
    const Place place;
    const auto listener = listening(place.socket);
    const sockets::Descriptor events{epoll_create1(EPOLL_CLOEXEC)};
    CHECK(fenced(place, [&] {
        epoll_event event{.events = EPOLLIN, .data = {}};
        return epoll_ctl(events.number(), EPOLL_CTL_ADD, listener.number(), &event) == 0 and
               epoll_wait(events.number(), &event, 1, 0) == 0 and
               epoll_ctl(events.number(), EPOLL_CTL_DEL, listener.number(), nullptr) == 0;
    }));
    const auto guest = sockets::connect_to(place.socket);
    REQUIRE(guest);
    REQUIRE(send(guest->number(), "hello", 5, MSG_NOSIGNAL) == 5);
    CHECK(is_so_in_a_child([&, me = getuid()] {
        if (close_file_fence_of_host(place.open()) or fence_calls_of_host()) return false;
        const int line = accept(listener.number(), nullptr, nullptr);
        char heard[8];
        const auto peer = sockets::peer_of(line);
        return peer and peer->user == me and recv(line, heard, sizeof heard, 0) == 5 and
               send(line, "welcome", 7, MSG_NOSIGNAL) == 7;
    }));
    char heard[8];
    CHECK(recv(guest->number(), heard, sizeof heard, 0) == 7);
}
