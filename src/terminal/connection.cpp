#include "terminal/connection.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <utility>

namespace parlor::tui {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds patience{250};  // for a stalled terminal
constexpr int between_tries_ms = 50;
constexpr std::size_t portion = std::size_t{1} << 16;

termios mode_now() {
    termios mode{};
    tcgetattr(STDIN_FILENO, &mode);
    return mode;
}

// Input is unbuffered and not echoed (non-canonical mode); output processing stays on. Ctrl-C does
// not discard pending output, on which the painter relies (NOFLSH).
termios mode_for_keys(termios mode) {
    mode.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
    mode.c_lflag |= static_cast<tcflag_t>(NOFLSH);
    mode.c_iflag &= ~static_cast<tcflag_t>(ICRNL | IXON);
    mode.c_oflag &= ~static_cast<tcflag_t>(OPOST);
    mode.c_cc[VMIN] = 1;
    mode.c_cc[VTIME] = 0;
    return mode;
}

bool is_only_delayed(int error) { return error == EINTR or error == EAGAIN; }

}  // namespace

Size size_now() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 and size.ws_row > 0 and size.ws_col > 0)
        return {size.ws_row, size.ws_col};
    return size_by_terminfo();
}

TerminalConnection::TerminalConnection(TerminalModes modes)
    : mode_before_{mode_now()},
      modes_{std::move(modes)},
      crash_handler_{modes_.leave, mode_before_} {
    enter(modes_.enter);
}

TerminalConnection::~TerminalConnection() { leave(); }

void TerminalConnection::enter(const std::string& modes) {
    set_mode(mode_for_keys(mode_before_));
    to_send_ = modes;
}

void TerminalConnection::enter_again() { enter(modes_.again); }

// A terminal that has been sent nothing is as it was.
void TerminalConnection::leave() {
    if (std::exchange(is_entered_, false)) send_last(modes_.leave);
    set_mode(mode_before_);
}

// Waits until all output has been sent (TCSADRAIN); does not wait when terminating.
void TerminalConnection::set_mode(const termios& mode) {
    while (not signals.is_terminating())
        if (signals.set_mode(STDIN_FILENO, TCSADRAIN, mode) == 0 or errno != EINTR) return;
    tcsetattr(STDIN_FILENO, TCSANOW, &mode);
}

void TerminalConnection::stop() {
    leave();
    signals.stop();
    enter(modes_.enter);
    (void)signals.take_continued();
}

// Writes what the terminal accepts, and returns the rest.
std::string_view TerminalConnection::sent(std::string_view text) {
    const ssize_t count = signals.write(STDOUT_FILENO, text);
    if (count >= 0) return text.substr(static_cast<std::size_t>(count));
    if (is_only_delayed(errno)) return text;
    BlockedSignals::hang_up();
    return {};
}

void TerminalConnection::send(std::string_view text) {
    const std::string all = std::exchange(to_send_, {}).append(text);
    is_entered_ = true;
    std::string_view left = all;
    while (not left.empty() and not signals.is_terminating()) {
        left = sent(left);
        if (not left.empty()) (void)signals.wait_to_write(STDOUT_FILENO, -1);
    }
}

void TerminalConnection::send_last(std::string_view text) {
    const auto until = Clock::now() + patience;
    while (not(text = sent(text)).empty()) {
        if (signals.is_terminating() and Clock::now() >= until) return;
        const int time = signals.is_terminating() ? between_tries_ms : -1;
        (void)signals.wait_to_write(STDOUT_FILENO, time);
    }
}

WaitResult TerminalConnection::wait(int milliseconds) const {
    return signals.wait_to_read(STDIN_FILENO, milliseconds, other_);
}

std::string TerminalConnection::receive() {
    std::array<char, portion> bytes;
    const ssize_t count = read(STDIN_FILENO, bytes.data(), bytes.size());
    if (count > 0) return {bytes.data(), static_cast<std::size_t>(count)};
    if (count == 0 or not is_only_delayed(errno)) BlockedSignals::hang_up();
    return {};
}

}  // namespace parlor::tui
