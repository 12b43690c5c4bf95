// Stay: a guest at its terminal, from the first connection to the host to the last.
//
// Source:  T-1.6, T-1.8, T-1.9, T-2.10.
// Choices: a copy of a game is only kept if K was pressed for it: a host cannot fill the folder. What
//          became of it is shown until the next key.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/units.hpp"
#include "guest/ending.hpp"
#include "guest/guest.hpp"
#include "guest/line_to_host.hpp"
#include "guest/return.hpp"
#include "terminal/presenter.hpp"
#include "terminal/pulse.hpp"

namespace parlor::guest {

inline constexpr Milliseconds longest_greeting{5'000};
inline constexpr auto not_a_host = "what answers there is no host of shared tables";

class Stay {
public:
    // The visit and the presenter outlive the stay.
    Stay(const Visit& visit, tui::Presenter& presenter, sockets::Descriptor socket);

    // Returns when it is over.
    [[nodiscard]] Ending pass();

private:
    void call(sockets::Descriptor socket);
    void come_back();
    void lose_line();
    void wait(Milliseconds passed);
    void press(tui::Key key);
    void send_keys();
    void listen();
    void keep(const Copy& copy);
    void paint();
    void entitle(const std::string& title);
    [[nodiscard]] tui::Canvas canvas() const;
    [[nodiscard]] std::string question() const;
    [[nodiscard]] bool has_picture() const { return line_->heard().number() != wire::Showing{}; }
    [[nodiscard]] bool is_greeting() const {
        return not line_->is_cut() and not line_->heard().is_welcome();
    }
    [[nodiscard]] wire::Record record() const;
    [[nodiscard]] std::optional<int> next_tick() const;

    const Visit* visit_;
    tui::Presenter* presenter_;
    wire::Errand errand_;  // of the next greeting: back to where the host says that the guest is
    std::optional<LineToHost> line_;
    Milliseconds greeting_{};       // for how long the Welcome has been awaited
    bool was_welcome_ = false;      // once
    std::optional<Return> return_;  // while the host is away
    std::vector<tui::Key> keys_;    // not sent yet
    bool awaits_copy_ = false;      // K was pressed
    std::string told_;              // what became of the copy, until the next key
    int interrupts_ = 0;            // since the host last said anything
    tui::Canvas last_seen_;         // of the line before
    wire::Showing shown_{};         // on the terminal
    std::string title_;             // of its window
    bool pulses_ = false;
    tui::Pulse pulse_;
    std::optional<Ending> ending_;
};

}  // namespace parlor::guest
