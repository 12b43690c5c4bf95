// Runs a command in a shell, and returns its output.
#pragma once

#include <sys/wait.h>

#include <cstdio>
#include <string>

#include "catch.hpp"

namespace parlor {

struct ShellRan {
    int status = 0;
    std::string output;  // both streams
};

inline ShellRan shell(const std::string& command) {
    std::FILE* const pipe = popen(("(" + command + ") 2>&1").c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::string output;
    for (int letter = std::fgetc(pipe); letter != EOF; letter = std::fgetc(pipe))
        output += static_cast<char>(letter);
    return {WEXITSTATUS(pclose(pipe)), output};
}

}  // namespace parlor
