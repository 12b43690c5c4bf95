#include "terminal/signals.hpp"

#include <poll.h>
#include <sys/time.h>
#include <termios.h>
#include <unistd.h>

#include <utility>

namespace parlor::tui {
namespace {

// Global, as signals and their handlers belong to the process: a handler has no other way to tell.
volatile std::sig_atomic_t leave_because_of = 0, interrupted = 0, stop_now = 0, went_on = 0;

// Starts a repeating SIGALRM, so that a blocking call is interrupted even when the terminating
// signal came just before the call. On Linux setitimer() is a plain system call, so it is safe in a
// signal handler.
void interrupt_what_blocks() {
    const itimerval often{{0, 100'000}, {0, 100'000}};
    setitimer(ITIMER_REAL, &often, nullptr);
}

void heed(int signal) {
    if (signal == SIGINT)
        interrupted = 1;
    else if (signal == SIGTSTP)
        stop_now = 1;
    else if (signal == SIGCONT)
        went_on = 1;
    else if (signal != SIGWINCH and leave_because_of == 0) {
        leave_because_of = signal;
        interrupt_what_blocks();
    }
}

bool take(volatile std::sig_atomic_t& flag) {
    const bool was_set = flag != 0;
    flag = 0;
    return was_set;
}

}  // namespace

HeldSignals::HeldSignals() {
    sigemptyset(&held_);
    for (const int each : signals) sigaddset(&held_, each);
    sigprocmask(SIG_BLOCK, &held_, &before_);
    struct sigaction action {};
    action.sa_handler = heed;
    for (std::size_t i = 0; i < signals.size(); ++i)
        sigaction(signals[i], &action, &handled_before_[i]);
}

// Discards pending signals, as a broken connection may send SIGHUP twice.
HeldSignals::~HeldSignals() {
    const itimerval never{};
    if (told_to_leave()) setitimer(ITIMER_REAL, &never, nullptr);
    for (std::size_t i = 0; i < signals.size(); ++i) {
        std::signal(signals[i], SIG_IGN);
        sigaction(signals[i], &handled_before_[i], nullptr);
    }
    sigprocmask(SIG_SETMASK, &before_, nullptr);
}

Waited HeldSignals::wait(int file, short event, int milliseconds) const {
    pollfd waiting{file, event, 0};
    const timespec time{milliseconds / 1000, milliseconds % 1000 * 1'000'000L};
    const int count = ppoll(&waiting, 1, milliseconds < 0 ? nullptr : &time, &before_);
    if (count > 0) return Waited::Ready;
    return count == 0 ? Waited::TimeIsUp : Waited::Signal;
}

Waited HeldSignals::wait_to_read(int file, int milliseconds) const {
    return wait(file, POLLIN, milliseconds);
}

Waited HeldSignals::wait_to_write(int file, int milliseconds) const {
    return wait(file, POLLOUT, milliseconds);
}

template <class Call>
auto HeldSignals::unblocked(Call call) const {
    sigprocmask(SIG_UNBLOCK, &held_, nullptr);
    const auto result = call();
    const int error = errno;
    sigprocmask(SIG_BLOCK, &held_, nullptr);
    errno = error;
    return result;
}

ssize_t HeldSignals::write(int file, std::string_view text) const {
    return unblocked([&] { return ::write(file, text.data(), text.size()); });
}

int HeldSignals::set_mode(int file, int when, const termios& mode) const {
    return unblocked([&] { return tcsetattr(file, when, &mode); });
}

void HeldSignals::let_in() const {
    sigprocmask(SIG_UNBLOCK, &held_, nullptr);
    sigprocmask(SIG_BLOCK, &held_, nullptr);
}

bool HeldSignals::told_to_leave() const { return leave_because_of != 0; }
bool HeldSignals::take_interrupted() { return take(interrupted); }
bool HeldSignals::take_told_to_stop() { return take(stop_now); }
bool HeldSignals::take_went_on() { return take(went_on); }
void HeldSignals::hang_up() { heed(SIGHUP); }

std::optional<int> HeldSignals::reason_to_leave() const {
    return told_to_leave() ? std::optional<int>{leave_because_of} : std::nullopt;
}

// Uses the default action of SIGTSTP, which the system ignores without a job-control shell.
void HeldSignals::stop() const {
    struct sigaction own {
    }, heeded{};
    own.sa_handler = SIG_DFL;
    sigaction(SIGTSTP, &own, &heeded);
    std::raise(SIGTSTP);
    let_in();
    sigaction(SIGTSTP, &heeded, nullptr);
}

}  // namespace parlor::tui
