// Showcase: the game that the launcher shows next to its menu: the game that would be continued, as
// it was left; or else a game that computers play, which nobody keeps.
//
// Source:  U-10.6.
// Units:   milliseconds.
// Choices: a game without a board is not shown. What computers play is the same each time; some of
//          it has been played when it is first seen, so that the board is not empty. A script sees
//          it at once, and standing still.
#pragma once

#include <memory>
#include <optional>

#include "app/game_box.hpp"
#include "app/table/table_stage.hpp"
#include "app/terms.hpp"
#include "canvas/canvas.hpp"
#include "canvas/sound_queue.hpp"

namespace parlor::tui {

class Showcase {
public:
    // The terms outlive the object.
    Showcase(Games games, const Terms& terms) : games_{games}, terms_{&terms} {}

    // From now on has this game, if there is one, and is hidden until no key has come for a while.
    void set_out(std::shared_ptr<table::GameTable> unfinished);
    void hide();
    void clear();  // while no launcher is open
    void hear_key() { quiet_ = 0; }

    void tick(int milliseconds);
    [[nodiscard]] std::optional<int> next_tick() const;

    // Without the menu. Empty while it is hidden; the right half stays once it was seen.
    [[nodiscard]] Canvas canvas() const;
    [[nodiscard]] Canvas right_half(Size size) const;

private:
    [[nodiscard]] bool is_still() const { return terms_->chance == ChanceBy::Script; }
    void show();
    void put_on_stage(std::shared_ptr<table::GameTable> table, const char* caption);
    void begin_demonstration();
    void decide();

    Games games_;
    const Terms* terms_;
    std::shared_ptr<table::GameTable> unfinished_;
    std::shared_ptr<table::GameTable> table_;  // on the stage
    std::unique_ptr<TableStage> stage_;        // once something was shown
    const char* caption_ = "";
    SoundQueue unheard_;
    bool is_shown_ = false;
    bool plays_ = false;  // computers do
    int quiet_ = 0;       // since the last key
    int due_ = 0;         // until the next decision
};

}  // namespace parlor::tui
