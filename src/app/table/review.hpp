// Review: the page that judges the moves of a game. Judging takes long, so it is done in parts.
//
// Source: D-8.8.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "canvas/canvas.hpp"
#include "canvas/key.hpp"
#include "canvas/sound_queue.hpp"

namespace parlor::tui {

class Review {
public:
    virtual ~Review() = default;

    // `work` does a part of it, between two checks for keys.
    [[nodiscard]] virtual bool has_work() const = 0;
    virtual void work() = 0;

    // A position of the replay to be seen, and what is said of it instead of the story.
    struct Shown {
        int step = 0;
        std::string words = {};
    };
    // What a key asks for: nothing, the way back, or to see a position.
    struct Wish {
        bool shuts = false;
        std::optional<Shown> shown = std::nullopt;
    };
    [[nodiscard]] virtual Wish press(Key key, SoundQueue& sounds) = 0;
    [[nodiscard]] virtual Canvas canvas() const = 0;
    // In the whole of a wide window; nothing when only the canvas is seen.
    [[nodiscard]] virtual std::optional<Canvas> whole(Size /*window*/) const {
        return std::nullopt;
    }
    // Whether the canvas leaves no rows for the line of the replay.
    [[nodiscard]] virtual bool fills_screen() const { return false; }
};

}  // namespace parlor::tui
