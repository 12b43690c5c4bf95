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
    // The escape sequences, at most 1024 bytes, and the mode that restore the terminal.
    CrashHandler(std::string_view text, const termios& mode);
    ~CrashHandler();
    CrashHandler(const CrashHandler&) = delete;
    CrashHandler& operator=(const CrashHandler&) = delete;

    // From now on the line has these words about the game, at most 1024 bytes; at first it has none.
    static void say(std::string_view words);
};

}  // namespace parlor::tui
