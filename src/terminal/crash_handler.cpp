#include "terminal/crash_handler.hpp"

#include <poll.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <exception>

namespace parlor::tui {
namespace {

constexpr std::array crashes{SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSYS, SIGTRAP};

// Data for the signal handlers, prepared in advance, as a crashed program must not allocate memory.
// Global, as handlers belong to the process.
std::array<char, 1024> text_ready;
std::size_t text_size = 0;
termios mode_ready{};
volatile std::sig_atomic_t is_ready = 0;
std::array<char, 1 << 14> stack_ready;  // an alternate stack, as the normal one may have overflowed
std::terminate_handler terminate_before = nullptr;
std::array<struct sigaction, crashes.size()> handled_before;

void restore_terminal() {
    if (is_ready == 0) return;
    is_ready = 0;
    const char* from = text_ready.data();
    constexpr int patience_ms = 250;  // for a stalled terminal
    pollfd room{STDOUT_FILENO, POLLOUT, 0};
    for (std::size_t left = text_size; left > 0 and poll(&room, 1, patience_ms) > 0;) {
        const ssize_t sent = write(STDOUT_FILENO, from, left);
        if (sent <= 0) break;
        from += sent;
        left -= static_cast<std::size_t>(sent);
    }
    tcsetattr(STDIN_FILENO, TCSANOW, &mode_ready);
}

// SA_RESETHAND has restored the signal's default action, which happens when the handler returns.
void crashed(int signal) {
    restore_terminal();
    std::raise(signal);
}

[[noreturn]] void terminated() {
    restore_terminal();
    if (terminate_before != nullptr) terminate_before();
    std::abort();
}

}  // namespace

CrashHandler::CrashHandler(std::string_view text, const termios& mode) {
    text_size = std::min(text.size(), text_ready.size());
    std::copy_n(text.begin(), text_size, text_ready.begin());
    mode_ready = mode;
    is_ready = 1;
    const stack_t stack{.ss_sp = stack_ready.data(), .ss_flags = 0, .ss_size = stack_ready.size()};
    sigaltstack(&stack, nullptr);
    struct sigaction action {};
    action.sa_handler = crashed;
    action.sa_flags = static_cast<int>(SA_RESETHAND) | SA_ONSTACK;
    for (std::size_t i = 0; i < crashes.size(); ++i)
        sigaction(crashes[i], &action, &handled_before[i]);
    terminate_before = std::set_terminate(terminated);
}

CrashHandler::~CrashHandler() {
    is_ready = 0;
    std::set_terminate(terminate_before);
    for (std::size_t i = 0; i < crashes.size(); ++i)
        sigaction(crashes[i], &handled_before[i], nullptr);
    const stack_t none{.ss_sp = nullptr, .ss_flags = SS_DISABLE, .ss_size = 0};
    sigaltstack(&none, nullptr);
}

}  // namespace parlor::tui
