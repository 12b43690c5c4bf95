// Whether something is true in a child process, which can give up any rights.
#pragma once

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <functional>

#include "catch.hpp"

namespace parlor {

inline bool is_so_in_a_child(const std::function<bool()>& is_so) {
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        std::signal(SIGXFSZ, SIG_IGN);
        _exit(is_so() ? 0 : 1);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return status == 0;
}

}  // namespace parlor
