// The show: what a move caused, seen bit by bit: a token steps, deeds change hands one by one.
// The game itself is already there.
//
// Source:   docs/layout.md, 7; U-3.5.
// Units:    milliseconds.
// Not here: how it looks (scene.hpp).
#pragma once

#include <optional>
#include <vector>

#include "base/options.hpp"
#include "rules/property/view.hpp"
#include "tui/property/hearing.hpp"
#include "tui/property/prompts.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {

class Show {
public:
    static constexpr int step_time = 340;

    // Where what is told is written down: the lines under the board, and what is to be read.
    // While something is to be read the show stands still. And where it is heard.
    struct Pages {
        Prompts& prompts;
        std::vector<Notice>& notices;
        Sounds& sounds;
    };

    // From `before`, which the events changed. When nothing of them takes time they are told at
    // once, and the show does not go on. Where tokens jump, walks, trades and eliminations take no
    // time, as on the C64; what is dealt, built, sold, mortgaged does. So does each single deed
    // that a computer buys, builds on, sells, mortgages or repays. However tokens move, a card is
    // read before what comes of it is seen.
    void begin(rules::View before,
               std::vector<rules::Event> events,
               const Options& options,
               Pages pages);
    void pass(int milliseconds, Pages pages);
    void hurry(Pages pages);   // until something is to be read
    void finish(Pages pages);  // at once

    [[nodiscard]] bool goes_on() const { return goes_on_; }
    [[nodiscard]] bool is_moving() const { return not way_.empty() or has_moved_; }
    [[nodiscard]] int due() const { return due_; }  // until the next change
    [[nodiscard]] const rules::View& view() const { return view_; }
    [[nodiscard]] std::optional<Square> here() const { return here_; }  // where it happens

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
    std::vector<Square> way_;  // still to be stepped on, the last one first
    Seat walker_ = bank;
    std::optional<Square> here_;
    Options::Pace pace_ = Options::Pace::Normal;
    int due_ = 0;
    Options::Movement movement_ = Options::Movement::Stepping;
    bool goes_on_ = false, has_moved_ = false, is_series_ = false;
};

}  // namespace parlor::tui
