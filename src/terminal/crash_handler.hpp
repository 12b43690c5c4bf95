// CrashHandler: restores the terminal even when the program crashes.
//
// While the object exists, the handlers of SIGSEGV and similar signals, abort() and std::terminate
// restore the terminal before they act as usual.
#pragma once

#include <string_view>

struct termios;

namespace parlor::tui {

class CrashHandler {
public:
    // The escape sequences and the mode that restore the terminal. The text is copied.
    CrashHandler(std::string_view text, const termios& mode);
    ~CrashHandler();
    CrashHandler(const CrashHandler&) = delete;
    CrashHandler& operator=(const CrashHandler&) = delete;
};

}  // namespace parlor::tui
