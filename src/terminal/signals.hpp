// Signals wait outside the places that wait for the terminal, so none comes at a bad moment.
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

// What ended a wait.
enum class Waited : std::uint8_t { Ready, TimeIsUp, Signal };

class HeldSignals {
public:
    HeldSignals();
    ~HeldSignals();  // as before
    HeldSignals(const HeldSignals&) = delete;
    HeldSignals& operator=(const HeldSignals&) = delete;

    // Until there is something to read, or room to write. Below 0 ms: for as long as it takes.
    // What is ready goes before a signal; ask let_in() for that.
    [[nodiscard]] Waited wait_to_read(int file, int milliseconds) const;
    [[nodiscard]] Waited wait_to_write(int file, int milliseconds) const;

    // As write(2) and tcsetattr(3), but a signal ends their wait (EINTR). Once we are told to leave
    // they wait for a tenth of a second at most, whenever the signal came.
    [[nodiscard]] ssize_t write(int file, std::string_view text) const;
    [[nodiscard]] int set_mode(int file, int when, const termios& mode) const;

    // Lets in what has come meanwhile.
    void let_in() const;
    [[nodiscard]] bool told_to_leave() const;
    [[nodiscard]] std::optional<int> reason_to_leave() const;  // the first signal that said so
    [[nodiscard]] bool take_interrupted();                     // Ctrl-C
    [[nodiscard]] bool take_told_to_stop();                    // Ctrl-Z
    [[nodiscard]] bool take_went_on();                         // and back

    static void hang_up();  // as if SIGHUP had come

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

    [[nodiscard]] Waited wait(int file, short event, int milliseconds) const;
    template <class Call>
    [[nodiscard]] auto unblocked(Call call) const;

    sigset_t before_{}, held_{};
    std::array<struct sigaction, signals.size()> handled_before_{};
};

}  // namespace parlor::tui
