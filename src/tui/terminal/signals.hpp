// Signals wait outside the one place that waits for keys, so none comes at a bad moment.
#pragma once

#include <array>
#include <csignal>

namespace parlor::tui {

class HeldSignals {
public:
    HeldSignals();
    ~HeldSignals();  // as before
    HeldSignals(const HeldSignals&) = delete;
    HeldSignals& operator=(const HeldSignals&) = delete;

    // Whether there is something to read. Below 0 ms: waits for as long as it takes.
    [[nodiscard]] bool wait_for_input(int milliseconds) const;

    // What has come meanwhile.
    [[nodiscard]] bool told_to_leave() const;
    [[nodiscard]] bool take_interrupted();   // Ctrl-C
    [[nodiscard]] bool take_told_to_stop();  // Ctrl-Z
    [[nodiscard]] bool take_went_on();       // and back

    static void leave();  // as if a signal had said so

private:
    static constexpr std::array signals{SIGHUP,
                                        SIGINT,
                                        SIGQUIT,
                                        SIGTERM,
                                        SIGALRM,
                                        SIGUSR1,
                                        SIGUSR2,
                                        SIGXCPU,
                                        SIGTSTP,
                                        SIGCONT,
                                        SIGWINCH};
    sigset_t before_{};
    std::array<struct sigaction, signals.size()> handled_before_{};
};

}  // namespace parlor::tui
