// A stage: where a game is seen that nobody plays here, in the game's own screens.
//
// Choices: nothing is hidden: of dominoes the hand of the seat that moved is seen.
// Units:   milliseconds.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "base/options.hpp"
#include "canvas/canvas.hpp"
#include "canvas/ear.hpp"
#include "canvas/key.hpp"
#include "table/game_table.hpp"

namespace parlor::tui {

class Stage {
public:
    virtual ~Stage() = default;

    // The table as it stands, with what was told since there was so much: at once; or bit by bit,
    // from what was seen before.
    virtual void show(table::GameTable& table, std::uint64_t told_before) = 0;
    virtual void follow(table::GameTable& table, std::uint64_t told_before) = 0;

    // While something moves by itself: after how long, and that so much time has passed.
    [[nodiscard]] virtual std::optional<int> next_tick() const = 0;
    virtual void tick(int milliseconds) = 0;

    // Something lies over the table that is to be read; it has been.
    [[nodiscard]] virtual bool waits() const = 0;
    virtual void read() = 0;

    // The game so far in pictures, over the stage; false when there are none of this game. While
    // they are open, keys are for them.
    virtual bool look_back(table::GameTable& /*table*/) { return false; }
    [[nodiscard]] virtual bool looks_back() const { return false; }
    virtual void press(Key /*key*/) {}

    [[nodiscard]] virtual Canvas canvas() const = 0;
    [[nodiscard]] virtual std::string part() const = 0;  // of the game: `ROUND 4`, `HAND 2`

    // Of words below it, at least: so that they cover no half of what stands there.
    [[nodiscard]] virtual int lines_below() const = 0;
};

// Null for a game without screens.
[[nodiscard]] std::unique_ptr<Stage> stage_for(table::GameTable& table,
                                               const Options& options,
                                               Ear& ear);

}  // namespace parlor::tui
