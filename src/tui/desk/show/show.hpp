// The show: plays the events of a move step by step: a token steps, deeds change hands one by one.
// The game itself has already made the move, and each picture is the game's own.
//
// Source:   docs/layout.md, 7; U-3.5, U-10.8.
// Units:    milliseconds.
// Choices:  with jumping tokens, walks, trades and eliminations take no time, as on the C64; deeds
//           that are dealt, built on, sold or mortgaged take time. So does each single deed that a
//           computer buys, builds on, sells, mortgages or repays; a person looks at the deed anyway.
//           In either mode the player reads a card before seeing its effect. A token walks in the
//           picture before its move, and arrives in the picture after it. Only games round a board
//           have tokens that walk. A computer's decision has the same time whatever it shows: a
//           walk takes half of it, and its end is seen for the other half; deeds share it.
// Not here: what an event is to people (telling.hpp), and drawing (scene.hpp).
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/game_view.hpp"
#include "base/options.hpp"
#include "tui/desk/show/telling.hpp"

namespace parlor::tui::desk {

inline constexpr int step_time = 340;
inline constexpr int longest_walk = 12 * step_time;  // of two dice; no other walk is longer

enum class Moving : std::uint8_t { No, Token };

// An event, and the picture of the game as it leaves it. In most shows all pictures have the
// decision with which the show began; where the show waits, the picture has the decision waited for.
struct Shot {
    Telling telling;
    ViewPtr picture;
};

class Show {
public:
    Show() = default;  // over

    // Starts from `before`, the picture before the events. When no event takes time, all are told
    // at once, and the show is over. The show stops while a notice is waiting to be read.
    Show(ViewPtr before, std::vector<Shot> shots, const Options& options, Outlets outlets);

    void pass(int milliseconds, Outlets outlets);
    void hurry(Outlets outlets);  // to the next notice, or to the end; a walking token arrives
    void finish(Outlets outlets);

    // What the next event waits for; and ending that wait.
    [[nodiscard]] Waits waits_for() const;
    [[nodiscard]] bool waits() const { return waits_for() != Waits::No; }
    void release(Outlets outlets);

    [[nodiscard]] bool goes_on() const { return goes_on_; }
    [[nodiscard]] Moving moving() const;
    [[nodiscard]] bool is_of_computer() const { return is_of_computer_; }
    // After its events, before a computer decides: none after routine.
    [[nodiscard]] int pause_after() const;
    [[nodiscard]] int due() const { return due_; }  // time until the next change
    [[nodiscard]] std::optional<Square> here() const { return here_; }  // of the last event

    // The last picture, when the show is over; null without a show.
    [[nodiscard]] const ViewPtr& view() const { return view_; }

private:
    [[nodiscard]] bool is_next_held() const;
    [[nodiscard]] bool is_walked(const Telling& telling) const;
    [[nodiscard]] bool has_series() const;  // whether deeds are shown one by one
    [[nodiscard]] int time_after(std::size_t shot) const;
    [[nodiscard]] int time_of_person_after(std::size_t shot) const;
    [[nodiscard]] int timed_shots() const;
    [[nodiscard]] bool has_deed_after(std::size_t shot) const;
    void tell_next(Outlets outlets);
    void show_next(Outlets outlets);
    void advance(Outlets outlets);  // until an event takes time or has a notice to read
    void begin_next(Outlets outlets);
    void set_out(const Telling& telling);
    void take_step(Outlets outlets);
    void arrive();

    ViewPtr view_;
    std::vector<Shot> shots_;
    std::size_t next_ = 0;
    Options::Pace pace_ = Options::Pace::Normal;
    Options::Movement movement_ = Options::Movement::Stepping;
    bool is_of_computer_ = false;
    bool is_series_ = false;
    Seat walker_ = bank;
    std::vector<Square> way_;  // that the token has yet to reach, the last one first
    std::optional<Square> here_;
    int due_ = 0;
    int time_of_step_ = step_time;
    bool goes_on_ = false, has_moved_ = false;
};

}  // namespace parlor::tui::desk
