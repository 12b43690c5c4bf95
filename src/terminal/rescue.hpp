// Rescue: restores the terminal even when the program crashes.
//
// While the object exists, the handlers of SIGSEGV and similar signals, abort() and std::terminate
// first restore the terminal, then do their default action.
#pragma once

#include <string_view>

struct termios;

namespace parlor::tui {

class Rescue {
public:
    // The escape sequences and the mode that restore the terminal. The text is copied.
    Rescue(std::string_view words, const termios& mode);
    ~Rescue();
    Rescue(const Rescue&) = delete;
    Rescue& operator=(const Rescue&) = delete;
};

}  // namespace parlor::tui
