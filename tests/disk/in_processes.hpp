// Runs something in several processes that begin together, as parlors in several sessions do.
#pragma once

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <vector>

#include "catch.hpp"

namespace parlor {

// The number of processes in which `does` returned true. `does` gets the number of its process,
// from 0, and must not use Catch.
template <class Does>
int in_processes(int count, const Does& does) {
    std::array<int, 2> gate{};
    REQUIRE(pipe(gate.data()) == 0);
    std::vector<pid_t> children;
    for (int number = 0; number < count; ++number) {
        children.push_back(fork());
        REQUIRE(children.back() >= 0);
        if (children.back() != 0) continue;
        close(gate[1]);
        char opened = 0;
        (void)not read(gate[0], &opened, 1);  // returns when the gate is opened
        _exit(does(number) ? 0 : 1);
    }
    close(gate[0]);
    close(gate[1]);
    int well = 0;
    for (const pid_t child : children) {
        int status = 1;
        REQUIRE(waitpid(child, &status, 0) == child);
        well += WIFEXITED(status) and WEXITSTATUS(status) == 0 ? 1 : 0;
    }
    return well;
}

}  // namespace parlor
