// Signals wait outside the places that wait for the terminal, so none comes at a bad moment.
#pragma once

#include <sys/types.h>

#include <array>
#include <csignal>
#include <string_view>

namespace parlor::tui {

class HeldSignals {
public:
    HeldSignals();
    ~HeldSignals();  // as before
    HeldSignals(const HeldSignals&) = delete;
    HeldSignals& operator=(const HeldSignals&) = delete;

    // Whether there is something to read. Below 0 ms: waits for as long as it takes.
    [[nodiscard]] bool wait_for_input(int milliseconds) const;

    // As write(2); a signal ends the wait of a terminal that takes nothing. Once we are told to
    // leave it takes half a second at most.
    [[nodiscard]] ssize_t write(int file, std::string_view text) const;

    // What has come meanwhile.
    [[nodiscard]] bool told_to_leave() const;
    [[nodiscard]] bool take_interrupted();   // Ctrl-C
    [[nodiscard]] bool take_told_to_stop();  // Ctrl-Z
    [[nodiscard]] bool take_went_on();       // and back

    static void leave();  // as if a signal had said so

    // Until somebody lets us go on; not at all where nobody could.
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
    sigset_t before_{}, held_{};
    std::array<struct sigaction, signals.size()> handled_before_{};
};

}  // namespace parlor::tui
