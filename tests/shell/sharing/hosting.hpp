// Hosting: a host in a process of its own, as `parlor host` keeps it, with a FrontHouse. It ends by SIGTERM.
#pragma once

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>

#include "catch.hpp"
#include "cli/command_line.hpp"
#include "sockets/local.hpp"

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

// Whether a host answers there soon.
inline bool answers(const std::filesystem::path& socket) {
    constexpr int tries = 2'000, between_us = 10'000;
    for (int i = 0; i < tries; ++i) {
        if (sockets::connect_to(socket)) return true;
        usleep(between_us);
    }
    return false;
}

}  // namespace parlor
