#include "terminal/signals.hpp"

#include <poll.h>
#include <sys/time.h>
#include <termios.h>
#include <unistd.h>

#include <utility>

namespace parlor::tui {
namespace {

// Global, because signals and their handlers belong to the process, and a handler has no other way
// to report a signal.
volatile std::sig_atomic_t terminated_by = 0, interrupted = 0, suspend_asked = 0, was_continued = 0,
                           was_resized = 0;

// Starts a repeating SIGALRM, so that a blocking call is interrupted even when the terminating
// signal came just before the call. On Linux setitimer() is a plain system call, so it is safe in a
// signal handler.
void interrupt_what_blocks() {
    const itimerval often{{0, 100'000}, {0, 100'000}};
    setitimer(ITIMER_REAL, &often, nullptr);
}

void handle(int signal) {
    if (signal == SIGINT)
        interrupted = 1;
    else if (signal == SIGTSTP)
        suspend_asked = 1;
    else if (signal == SIGCONT)
        was_continued = 1;
    else if (signal == SIGWINCH)
        was_resized = 1;
    else if (terminated_by == 0) {
        terminated_by = signal;
        interrupt_what_blocks();
    }
}

bool take(volatile std::sig_atomic_t& flag) {
    const bool was_set = flag != 0;
    flag = 0;
    return was_set;
}

}  // namespace

sigset_t BlockedSignals::blocked() {
    sigset_t all;
    sigemptyset(&all);
    for (const int each : signals) sigaddset(&all, each);
    return all;
}

BlockedSignals::BlockedSignals() {
    const sigset_t all = blocked();
    sigprocmask(SIG_BLOCK, &all, &before_);
    struct sigaction action {};
    action.sa_handler = handle;
    for (std::size_t i = 0; i < signals.size(); ++i)
        sigaction(signals[i], &action, &handled_before_[i]);
}

// Discards pending signals, as a broken connection may send SIGHUP twice.
BlockedSignals::~BlockedSignals() {
    const itimerval never{};
    if (is_terminating()) setitimer(ITIMER_REAL, &never, nullptr);
    for (std::size_t i = 0; i < signals.size(); ++i) {
        std::signal(signals[i], SIG_IGN);
        sigaction(signals[i], &handled_before_[i], nullptr);
    }
    sigprocmask(SIG_SETMASK, &before_, nullptr);
}

WaitResult BlockedSignals::wait(int file, short event, int other, int milliseconds) const {
    std::array<pollfd, 2> waiting{{{file, event, 0}, {other, POLLIN, 0}}};
    const timespec time{milliseconds / 1000, milliseconds % 1000 * 1'000'000L};
    const int count =
        ppoll(waiting.data(), waiting.size(), milliseconds < 0 ? nullptr : &time, &before_);
    if (count > 0) return waiting[0].revents != 0 ? WaitResult::Ready : WaitResult::OtherReady;
    return count == 0 ? WaitResult::TimeIsUp : WaitResult::Signal;
}

WaitResult BlockedSignals::wait_to_read(int file, int milliseconds, int other) const {
    return wait(file, POLLIN, other, milliseconds);
}

WaitResult BlockedSignals::wait_to_write(int file, int milliseconds) const {
    return wait(file, POLLOUT, none, milliseconds);
}

template <class Call>
auto BlockedSignals::unblocked(Call call) {
    sigset_t before, all = blocked();
    sigprocmask(SIG_UNBLOCK, &all, &before);
    const auto result = call();
    const int error = errno;
    sigprocmask(SIG_SETMASK, &before, nullptr);
    errno = error;
    return result;
}

ssize_t BlockedSignals::write(int file, std::string_view text) const {
    return unblocked([&] { return ::write(file, text.data(), text.size()); });
}

int BlockedSignals::set_mode(int file, int when, const termios& mode) const {
    return unblocked([&] { return tcsetattr(file, when, &mode); });
}

// Mostly none is pending, and one system call says so.
void BlockedSignals::deliver_pending() {
    sigset_t pending;
    sigpending(&pending);
    if (sigisemptyset(&pending) == 0) (void)unblocked([] { return 0; });
}

bool BlockedSignals::ask_to_end() {
    deliver_pending();
    return terminated_by != 0 or interrupted != 0;
}

bool BlockedSignals::is_terminating() const { return terminated_by != 0; }
bool BlockedSignals::take_interrupted() { return take(interrupted); }
bool BlockedSignals::take_suspend() { return take(suspend_asked); }
bool BlockedSignals::take_continued() { return take(was_continued); }
bool BlockedSignals::take_resized() { return take(was_resized); }
void BlockedSignals::hang_up() { handle(SIGHUP); }

std::optional<int> BlockedSignals::terminating_signal() const {
    return is_terminating() ? std::optional<int>{terminated_by} : std::nullopt;
}

// Uses the default action of SIGTSTP, which the system ignores without a job-control shell.
void BlockedSignals::stop() const {
    struct sigaction own {
    }, heeded{};
    own.sa_handler = SIG_DFL;
    sigaction(SIGTSTP, &own, &heeded);
    std::raise(SIGTSTP);
    deliver_pending();
    sigaction(SIGTSTP, &heeded, nullptr);
}

}  // namespace parlor::tui
