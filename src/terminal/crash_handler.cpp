#include "terminal/crash_handler.hpp"

#include <poll.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <exception>

namespace parlor::tui {
namespace {

constexpr std::array crashes{SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSYS, SIGTRAP};

std::string_view name_of(int signal) {
    switch (signal) {
        case SIGSEGV: return "SIGSEGV";
        case SIGABRT: return "SIGABRT";
        case SIGBUS: return "SIGBUS";
        case SIGFPE: return "SIGFPE";
        case SIGILL: return "SIGILL";
        case SIGSYS: return "SIGSYS";
        default: return "SIGTRAP";
    }
}

// Text for the signal handlers, prepared in advance, as a crashed program must not allocate memory.
struct Prepared {
    std::array<char, 1024> bytes;
    std::size_t size = 0;

    void copy(std::string_view text) {
        size = std::min(text.size(), bytes.size());
        std::copy_n(text.begin(), size, bytes.begin());
    }
    [[nodiscard]] std::string_view text() const { return {bytes.data(), size}; }
};

// Global, as handlers belong to the process.
Prepared sequences_ready;
std::array<Prepared, 2> words_ready;  // one is said, while the other is written
volatile std::sig_atomic_t said = 0;  // which
termios mode_ready{};
volatile std::sig_atomic_t is_ready = 0;
std::array<char, 1 << 14> stack_ready;  // an alternate stack, as the normal one may have overflowed
std::terminate_handler terminate_before = nullptr;
std::array<struct sigaction, crashes.size()> handled_before;

// Gives up on a stalled terminal.
void write_all(int file, std::string_view text) {
    constexpr int patience_ms = 250;
    pollfd room{file, POLLOUT, 0};
    while (not text.empty() and poll(&room, 1, patience_ms) > 0) {
        const ssize_t sent = write(file, text.data(), text.size());
        if (sent <= 0) return;
        text.remove_prefix(static_cast<std::size_t>(sent));
    }
}

void restore_terminal(std::string_view reason) {
    if (is_ready == 0) return;
    is_ready = 0;
    write_all(STDOUT_FILENO, sequences_ready.text());
    tcsetattr(STDIN_FILENO, TCSANOW, &mode_ready);
    for (const std::string_view words :
         {std::string_view{"parlor: the program has crashed ("},
          reason,
          std::string_view{"). "},
          words_ready.at(static_cast<std::size_t>(said)).text(),
          std::string_view{"How to report it: man 6 parlor, BUGS.\n"}})
        write_all(STDERR_FILENO, words);
}

// SA_RESETHAND has restored the signal's default action, which happens when the handler returns.
void crashed(int signal) {
    restore_terminal(name_of(signal));
    std::raise(signal);
}

[[noreturn]] void terminated() {
    restore_terminal("an error that it did not expect");
    if (terminate_before != nullptr) terminate_before();
    std::abort();
}

}  // namespace

CrashHandler::CrashHandler(std::string_view text, const termios& mode) {
    sequences_ready.copy(text);
    say({});
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

// A crash may come at any moment, also in the middle of this.
void CrashHandler::say(std::string_view words) {
    const std::sig_atomic_t other = 1 - said;
    words_ready.at(static_cast<std::size_t>(other)).copy(words);
    std::atomic_signal_fence(std::memory_order_release);
    said = other;
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
