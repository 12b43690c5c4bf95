// Room: the screens for setting up, playing and showing one kind of game. The room uses the session
// of its game.
//
// Source: U-1.6: a room draws, and lets time pass, only when the app asks for it.
#pragma once

#include <optional>

#include "app/cabinet.hpp"
#include "app/here.hpp"
#include "app/long_work.hpp"
#include "app/next_seed.hpp"
#include "app/outside.hpp"
#include "app/terms.hpp"
#include "base/options.hpp"
#include "canvas/canvas.hpp"
#include "canvas/key.hpp"
#include "canvas/sound_queue.hpp"
#include "tui/typing.hpp"

namespace parlor::tui {

class Room {
public:
    virtual ~Room() = default;

    // Updates the room, as a script may have changed the table.
    virtual void sync() = 0;
    // Continues after a move or a load: chance and computers decide until a person has to, the game
    // is saved, and the screen shows the events.
    virtual void go_on() = 0;
    virtual void press(Key key) = 0;
    virtual void tick(int milliseconds) = 0;  // this much time has passed
    [[nodiscard]] virtual Canvas canvas() const = 0;

    // Where time counts, notes the time of the open decision in the game, before the game is left
    // or saved (M-6.3).
    virtual void count_time() {}
    [[nodiscard]] virtual Milliseconds time_taken() const { return {}; }  // by the open decision

    // The canvas next to the room's own in a wide window, in this size; nothing when there is none.
    // It appears or disappears only with the game (U-6.4).
    [[nodiscard]] virtual std::optional<Canvas> right_half(Size /*size*/) const {
        return std::nullopt;
    }

    // The room in the whole of a wide window of this size, without halves; nothing when it has halves
    // there.
    [[nodiscard]] virtual std::optional<Canvas> whole(Size /*window*/) const {
        return std::nullopt;
    }

    // The milliseconds until something changes by itself; nothing when nothing will.
    [[nodiscard]] virtual std::optional<int> next_tick() const = 0;

    // The milliseconds in which keys play no turn, because the screen has just changed (U-5.4).
    [[nodiscard]] virtual int keys_ignored_for() const { return 0; }

    // The letters that can be pasted into the open text field; nothing without one (U-5.4).
    [[nodiscard]] virtual std::optional<Letters> text_field() const { return std::nullopt; }

    // Whether the player wants to go to the launcher, and to leave the game, if one is running.
    [[nodiscard]] virtual bool is_left() const = 0;
    virtual void stay() = 0;  // cancels leaving

    // Whether the player wants to save the game under a name; true only once.
    [[nodiscard]] virtual bool takes_wish_to_save() { return false; }
    // Whether the player wants to review the game on the table, which is over; true only once.
    [[nodiscard]] virtual bool takes_wish_to_review() { return false; }
    // Whether a player here wants another game, where the table is led elsewhere; true only once.
    [[nodiscard]] virtual bool takes_wish_to_play_again() { return false; }
    // Work to be done for a page, where the table is led elsewhere; once.
    [[nodiscard]] virtual LongWork take_work() { return nullptr; }
};

// The app's objects that a room uses; all of them outlive the room.
struct RoomNeeds {
    table::Place& place;
    Cabinet& cabinet;
    Outside& outside;
    const Terms& terms;
    NextSeed& seed;
    Options& options;  // as set in the launcher; changes are saved
    SoundQueue& sounds;
    Here here = {};
};

}  // namespace parlor::tui
