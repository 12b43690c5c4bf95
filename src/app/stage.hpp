// Stage: shows a replay in the game's own screens.
//
// Choices: hides nothing; of hands of tiles, it shows that of the seat that moved.
// Units:   milliseconds.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>

#include "base/options.hpp"
#include "canvas/canvas.hpp"
#include "canvas/glyphs.hpp"
#include "canvas/key.hpp"
#include "canvas/sound_queue.hpp"
#include "table/game/game_table.hpp"

namespace parlor::tui {

class Stage {
public:
    virtual ~Stage() = default;

    // Show the table, with the events after the first `told_before`: `show` at once, `follow` as an
    // animation from the last state shown.
    virtual void show(table::GameTable& table, std::uint64_t told_before) = 0;
    virtual void follow(table::GameTable& table, std::uint64_t told_before) = 0;

    // The time until the next change of an animation; and letting time pass.
    [[nodiscard]] virtual std::optional<int> next_tick() const = 0;
    virtual void tick(int milliseconds) = 0;

    // Whether a notice must be read; and dismissing it.
    [[nodiscard]] virtual bool waits() const = 0;
    virtual void read() = 0;

    // Opens the charts of the game so far, over the stage; false when the game has none. While they
    // are open, keys go to them.
    virtual bool look_back(table::GameTable& /*table*/) { return false; }
    [[nodiscard]] virtual bool looks_back() const { return false; }
    // Opens the story of the game so far, in the same way.
    virtual bool tell_story(table::GameTable& /*table*/) { return false; }
    // Opens the review, in the same way; of the complete game, whose log's entries are these steps
    // of the replay. Judgements are stored in the folder, if there is one.
    virtual bool review(table::GameTable& /*ended*/,
                        std::span<const int> /*steps*/,
                        const std::optional<std::filesystem::path>& /*folder*/) {
        return false;
    }
    virtual void press(Key /*key*/) {}
    // The step that the player wants to see; returned once.
    [[nodiscard]] virtual std::optional<int> takes_wished_step() { return std::nullopt; }

    // Long work: `work` does a part of it between two checks for keys.
    [[nodiscard]] virtual bool has_work() const { return false; }
    virtual void work() {}

    [[nodiscard]] virtual Canvas canvas() const = 0;
    // The same as a room's right half.
    [[nodiscard]] virtual std::optional<Canvas> right_half(Size /*size*/) const {
        return std::nullopt;
    }
    [[nodiscard]] virtual std::string part() const = 0;  // of the game: `ROUND 4`, `HAND 2`

    // The minimum number of text lines below the stage, so that text never covers only half of a
    // part of the stage.
    [[nodiscard]] virtual int lines_below() const = 0;
};

// The arguments of a stage; the sounds outlive it.
struct StageNeeds {
    const Options& options;
    SoundQueue& sounds;
    GlyphSet glyphs = GlyphSet::Unicode;  // of the screen
};

}  // namespace parlor::tui
