#include "terminal/signals.hpp"

#include <poll.h>
#include <sys/time.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace parlor::tui {
namespace {

volatile std::sig_atomic_t leave_now = 0, interrupted = 0, stop_now = 0, went_on = 0;

void heed(int signal) {
    if (signal == SIGINT)
        interrupted = 1;
    else if (signal == SIGTSTP)
        stop_now = 1;
    else if (signal == SIGCONT)
        went_on = 1;
    else if (signal != SIGWINCH)
        leave_now = 1;
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

// A line that breaks may say so twice. What still waits is forgotten: we are leaving.
HeldSignals::~HeldSignals() {
    for (std::size_t i = 0; i < signals.size(); ++i) {
        std::signal(signals[i], SIG_IGN);
        sigaction(signals[i], &handled_before_[i], nullptr);
    }
    sigprocmask(SIG_SETMASK, &before_, nullptr);
}

bool HeldSignals::wait_for_input(int milliseconds) const {
    pollfd input{STDIN_FILENO, POLLIN, 0};
    const timespec time{milliseconds / 1000, milliseconds % 1000 * 1'000'000L};
    return ppoll(&input, 1, milliseconds < 0 ? nullptr : &time, &before_) > 0;
}

ssize_t HeldSignals::write(int file, std::string_view text) const {
    const itimerval in_between{{0, 250'000}, {0, 250'000}}, never{};
    if (told_to_leave()) setitimer(ITIMER_REAL, &in_between, nullptr);  // SIGALRM
    sigprocmask(SIG_UNBLOCK, &held_, nullptr);
    const ssize_t count = ::write(file, text.data(), text.size());
    const int error = errno;
    sigprocmask(SIG_BLOCK, &held_, nullptr);
    if (told_to_leave()) setitimer(ITIMER_REAL, &never, nullptr);
    errno = error;
    return count;
}

bool HeldSignals::told_to_leave() const { return leave_now != 0; }
bool HeldSignals::take_interrupted() { return take(interrupted); }
bool HeldSignals::take_told_to_stop() { return take(stop_now); }
bool HeldSignals::take_went_on() { return take(went_on); }
void HeldSignals::leave() { leave_now = 1; }

// SIGTSTP's own way, which the system passes over where there is no shell that looks after jobs.
void HeldSignals::stop() const {
    struct sigaction own {
    }, heeded{};
    own.sa_handler = SIG_DFL;
    sigaction(SIGTSTP, &own, &heeded);
    std::raise(SIGTSTP);
    sigprocmask(SIG_UNBLOCK, &held_, nullptr);
    sigprocmask(SIG_BLOCK, &held_, nullptr);
    sigaction(SIGTSTP, &heeded, nullptr);
}

}  // namespace parlor::tui
