// TerminalConnection: the connection to the terminal: its mode, its output and its input.
//
// While the object exists, input is unbuffered and not echoed, and the TerminalModes are set. The
// destructor restores the terminal, and so do signals and crashes.
// Errors:  a broken connection counts as SIGHUP.
// Choices: when terminating, do not block on a stalled terminal: output that it has not accepted
//          after about half a second is dropped.
#pragma once

#include <termios.h>

#include <string>
#include <string_view>

#include "terminal/crash_handler.hpp"
#include "terminal/signals.hpp"
#include "terminal/terminal.hpp"
#include "terminal/terminfo/terminfo.hpp"

namespace parlor::tui {

// The size of the window, or else terminfo's.
[[nodiscard]] Size size_now();

class TerminalConnection {
public:
    explicit TerminalConnection(TerminalModes modes);
    ~TerminalConnection();
    TerminalConnection(const TerminalConnection&) = delete;
    TerminalConnection& operator=(const TerminalConnection&) = delete;

    // Sends all of the text, blocking as long as needed, unless a signal tells us to terminate.
    void send(std::string_view text);

    // Something to read in this file ends a wait for input as well.
    void listen_to(int file) { other_ = file; }

    // Waits for input, at most `milliseconds`; below 0: without a timeout.
    [[nodiscard]] WaitResult wait(int milliseconds) const;
    // The bytes received; empty when there are none.
    [[nodiscard]] std::string receive();

    // `stop` suspends the program as Ctrl-Z does, and takes the terminal over again afterwards.
    // `enter_again` does the latter after another program has suspended this one.
    void stop();
    void enter_again();

    BlockedSignals signals;

private:
    void enter(const std::string& modes);
    void leave();
    void set_mode(const termios& mode);
    [[nodiscard]] std::string_view sent(std::string_view text);
    void send_last(std::string_view text);

    termios mode_before_;
    TerminalModes modes_;
    CrashHandler crash_handler_;
    std::string to_send_;      // before the next text
    bool is_entered_ = false;  // whether the modes have been sent
    int other_ = BlockedSignals::none;
};

}  // namespace parlor::tui
