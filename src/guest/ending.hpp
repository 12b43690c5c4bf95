// Ending: how a guest ends: its exit status, and a line for the person.
#pragma once

#include <string>

namespace parlor::guest {

struct Ending {
    int status = 0;
    std::string line;  // may be empty
    friend bool operator==(const Ending&, const Ending&) = default;
};

}  // namespace parlor::guest
