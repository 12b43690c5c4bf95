// Hosting: a host in a process of its own, as `parlor host` keeps it, with a FrontHouse. It ends by SIGTERM.
#pragma once

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>

#include "catch.hpp"
#include "cli/command_line.hpp"
#include "sockets/local.hpp"
#include "table/folder.hpp"

namespace parlor {

// As `parlor host`, with a FrontHouse. Returns the exit status.
[[nodiscard]] int keep_front_house(const cli::Host& order);

class Hosting {
public:
    // With its log in this file. The runtime folder has its own socket, where the order names none.
    Hosting(const cli::Host& order,
            const std::filesystem::path& runtime_folder,
            const std::filesystem::path& log);
    ~Hosting() {
        if (process_ > 0) (void)end();
    }
    Hosting(const Hosting&) = delete;
    Hosting& operator=(const Hosting&) = delete;

    [[nodiscard]] int end(int signal = SIGTERM) {
        kill(process_, signal);
        return wait();
    }
    // Returns the exit status.
    [[nodiscard]] int wait() {
        int status = -1;
        REQUIRE(waitpid(process_, &status, 0) == process_);
        process_ = -1;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }
    [[nodiscard]] pid_t process() const { return process_; }

private:
    pid_t process_ = -1;
};

// Whether that is so soon.
template <class Condition>
[[nodiscard]] bool soon(Condition is_so) {
    constexpr int tries = 2'000, between_us = 10'000;
    for (int i = 0; i < tries; ++i) {
        if (is_so()) return true;
        usleep(between_us);
    }
    return false;
}

// Whether a host answers there soon. It may not have a house yet, nor heed signals.
inline bool answers(const std::filesystem::path& socket) {
    return soon([&] { return sockets::connect_to(socket).ok(); });
}

// Whether a host with this log soon has a house, and heeds signals.
inline bool has_begun(const std::filesystem::path& log) {
    return soon([&] { return content(log).find(" listens on ") != std::string::npos; });
}

}  // namespace parlor
