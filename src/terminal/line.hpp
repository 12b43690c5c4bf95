// The line to the terminal: its mode, what is sent, and the bytes that come.
//
// While one lives the terminal is in the mode for keys, and is shown what the manners say; at the
// end all is as it was, after a signal and after a crash, too.
// Errors: a line that broke counts as SIGHUP.
// Choices: when terminating, do not block on a stalled terminal: what it has not taken after about
//          half a second is dropped.
#pragma once

#include <termios.h>

#include <string>
#include <string_view>

#include "terminal/rescue.hpp"
#include "terminal/signals.hpp"
#include "terminal/terminal.hpp"
#include "terminal/terminfo.hpp"

namespace parlor::tui {

// The window's, or else what terminfo says.
[[nodiscard]] Size size_now();

class TerminalLine {
public:
    explicit TerminalLine(Manners manners);
    ~TerminalLine();
    TerminalLine(const TerminalLine&) = delete;
    TerminalLine& operator=(const TerminalLine&) = delete;

    // All of it, however slow the terminal is, unless we are told to leave.
    void send(std::string_view text);

    // Whether there is something to receive, now or after so many milliseconds; below 0: ever.
    [[nodiscard]] Waited wait(int milliseconds) const;
    // What has come; empty when nothing has.
    [[nodiscard]] std::string receive();

    // As Ctrl-Z does; then, or when somebody else stopped us, the terminal is ours again.
    void stop();
    void enter();

    HeldSignals signals;

private:
    void leave();
    void set_mode(const termios& mode);
    [[nodiscard]] std::string_view sent(std::string_view text);
    void send_last(std::string_view text);

    termios mode_before_;
    Manners manners_;
    Rescue rescue_;
    std::string to_send_;  // before anything else
};

}  // namespace parlor::tui
