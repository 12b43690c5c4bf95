// A room: where one kind of game is set up, played and seen. It is the room that meets the
// session of that game.
//
// Source: U-1.6: nothing is drawn, and no time passes, that the app does not ask for.
#pragma once

#include <memory>
#include <optional>

#include "app/needs.hpp"
#include "base/options.hpp"
#include "canvas/canvas.hpp"
#include "canvas/ear.hpp"
#include "canvas/key.hpp"

namespace parlor::tui {

class Room {
public:
    virtual ~Room() = default;

    // Whether a table is of this room's kind of game.
    [[nodiscard]] virtual bool is_for(table::GameTable& table) const = 0;

    // What is at the table may have changed without us: a script plays and sets facts, too.
    virtual void sync() = 0;
    // After a move, or where a game was left: chance and computers decide until a person has to,
    // all is kept, and we see.
    virtual void go_on() = 0;
    virtual void press(Key key) = 0;
    virtual void tick(int milliseconds) = 0;  // so much time has passed
    [[nodiscard]] virtual Canvas canvas() const = 0;

    // After how many milliseconds something changes by itself; nothing when nothing does.
    [[nodiscard]] virtual std::optional<int> next_tick() const = 0;

    // The launcher is asked for, and the game, if one is on, is to be left.
    [[nodiscard]] virtual bool is_left() const = 0;
    virtual void stay() = 0;  // it was thought better of
};

// What the app hands to a room; all of it outlives the room.
struct RoomNeeds {
    table::Place& place;
    const AppNeeds& app;
    Options& options;  // as they were chosen in the launcher; changed only to be kept
    Ear& ear;
};

}  // namespace parlor::tui
