// CrashHandler: restores the terminal even when the program crashes, and says so in one line.
//
// While the object exists, the handlers of SIGSEGV and similar signals, abort() and std::terminate
// restore the terminal, and write the line to standard error, before they act as usual.
// Source: U-1.8.
#pragma once

#include <string_view>

struct termios;

namespace parlor::tui {

class CrashHandler {
public:
    // The escape sequences and the mode that restore the terminal, and the words that follow in the
    // line on what has happened: at most 1024 bytes each, which are copied.
    CrashHandler(std::string_view text, const termios& mode, std::string_view words);
    ~CrashHandler();
    CrashHandler(const CrashHandler&) = delete;
    CrashHandler& operator=(const CrashHandler&) = delete;
};

}  // namespace parlor::tui
