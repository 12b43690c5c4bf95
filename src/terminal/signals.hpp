// BlockedSignals: blocks signals except while the program waits for the terminal, so that no signal
// handler runs at a bad moment.
#pragma once

#include <sys/types.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <optional>
#include <string_view>

struct termios;

namespace parlor::tui {

// The reason why a wait ended.
enum class WaitResult : std::uint8_t { Ready, OtherReady, TimeIsUp, Signal };

class BlockedSignals {
public:
    static constexpr int none = -1;  // no file

    BlockedSignals();
    ~BlockedSignals();  // restores the signal handlers and mask
    BlockedSignals(const BlockedSignals&) = delete;
    BlockedSignals& operator=(const BlockedSignals&) = delete;

    // Wait until the file is readable or writable; below 0 ms: without a timeout. A ready file
    // takes precedence over a signal; call deliver_pending() to handle pending signals. When only the
    // other file has something to read, the result is OtherReady.
    [[nodiscard]] WaitResult wait_to_read(int file, int milliseconds, int other = none) const;
    [[nodiscard]] WaitResult wait_to_write(int file, int milliseconds) const;

    // As write(2) and tcsetattr(3), but signals interrupt them (EINTR). After a terminating signal
    // they block for at most a tenth of a second, whenever the signal came.
    [[nodiscard]] ssize_t write(int file, std::string_view text) const;
    [[nodiscard]] int set_mode(int file, int when, const termios& mode) const;

    // Handles pending signals.
    static void deliver_pending();
    [[nodiscard]] bool is_terminating() const;
    [[nodiscard]] std::optional<int> terminating_signal() const;  // the first terminating signal
    [[nodiscard]] bool take_interrupted();                        // Ctrl-C
    [[nodiscard]] bool take_suspend();                            // Ctrl-Z
    [[nodiscard]] bool take_continued();                          // SIGCONT
    [[nodiscard]] bool take_resized();                            // SIGWINCH

    // Whether a terminating signal, or Ctrl-C, has come since keys were last read: long work has to
    // end then. The next key says which.
    [[nodiscard]] static bool ask_to_end();

    static void hang_up();  // as if SIGHUP had come

    // Suspends the program until SIGCONT; returns at once without a job-control shell.
    void stop() const;

private:
    static constexpr std::array signals{SIGHUP,
                                        SIGINT,
                                        SIGQUIT,
                                        SIGTERM,
                                        SIGALRM,
                                        SIGVTALRM,
                                        SIGPROF,
                                        SIGIO,
                                        SIGPWR,
                                        SIGUSR1,
                                        SIGUSR2,
                                        SIGXCPU,
                                        SIGTSTP,
                                        SIGCONT,
                                        SIGWINCH};

    [[nodiscard]] WaitResult wait(int file, short event, int other, int milliseconds) const;
    template <class Call>
    [[nodiscard]] static auto unblocked(Call call);
    [[nodiscard]] static sigset_t blocked();

    sigset_t before_{};
    std::array<struct sigaction, signals.size()> handled_before_{};
};

}  // namespace parlor::tui
