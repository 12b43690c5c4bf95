// The show: plays the events of a move bit by bit: a token steps, deeds change hands one by one.
// The game itself has already made the move.
//
// Source:   docs/layout.md, 7; U-3.5.
// Units:    milliseconds.
// Not here: drawing it (scene.hpp).
#pragma once

#include <optional>
#include <vector>

#include "base/options.hpp"
#include "rules/property/view.hpp"
#include "tui/board/recent.hpp"
#include "tui/property/event_sounds.hpp"
#include "tui/property/prompts.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {

class Show {
public:
    static constexpr int step_time = 340;
    static constexpr int longest_walk = 12 * step_time;  // of two dice; a card's is no longer

    // The outputs of the show: the lines under the board, the notices, the sentences and the
    // sounds. While there is a notice to be read, the show stands still.
    struct Pages {
        Prompts& prompts;
        std::vector<Notice>& notices;
        Recent& recent;
        TableSounds& sounds;
    };

    // Starts from `before`, the view before the events. If no event takes time, all are told at
    // once, and the show is over. With jumping tokens, walks, trades and eliminations take no time,
    // as on the C64; deeds dealt, built on, sold or mortgaged do. So does each single deed that a
    // computer buys, builds on, sells, mortgages or repays. In either mode a card is read before
    // its effect is shown.
    void begin(rules::View before,
               std::vector<rules::Event> events,
               const Options& options,
               Pages pages);
    void pass(int milliseconds, Pages pages);
    void hurry(Pages pages);   // skips to the next notice, or to the end
    void finish(Pages pages);  // skips to the end

    [[nodiscard]] bool goes_on() const { return goes_on_; }
    [[nodiscard]] bool is_moving() const { return not way_.empty() or has_moved_; }
    [[nodiscard]] int due() const { return due_; }  // time until the next change
    [[nodiscard]] const rules::View& view() const { return view_; }
    [[nodiscard]] std::optional<Square> here() const { return here_; }  // of the last event

private:
    void advance(Pages pages);
    void take_step(Pages pages);
    void tell_next(Pages pages);
    [[nodiscard]] Square before(Square square) const;
    void set_out(const rules::told::Moved& moved);
    [[nodiscard]] bool is_walked(std::size_t event) const;
    [[nodiscard]] int pause_after(std::size_t event) const;

    rules::View view_;
    std::vector<rules::Event> events_;
    std::size_t next_ = 0;
    std::vector<Square> way_;  // squares still to be stepped on, the last one first
    Seat walker_ = bank;
    std::optional<Square> here_;
    Options::Pace pace_ = Options::Pace::Normal;
    int due_ = 0;
    int time_of_step_ = step_time;
    Options::Movement movement_ = Options::Movement::Stepping;
    bool goes_on_ = false, has_moved_ = false, is_series_ = false;
};

}  // namespace parlor::tui
