// GameView: what the view of any game says: who sits where, and who has to decide. Each game adds its
// own to it.
#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "base/seats.hpp"

namespace parlor {

// A seat, and who sits there.
struct Sitting {
    Seat seat{};
    Entrant entrant{};
    std::string name;
    bool is_computer = false;
    bool out = false;    // of the game
    Milliseconds clock;  // time left, where there are clocks
    friend bool operator==(const Sitting&, const Sitting&) = default;
};

class GameView {
public:
    GameView() = default;
    GameView(const GameView&) = default;
    GameView& operator=(const GameView&) = default;
    virtual ~GameView() = default;

    [[nodiscard]] virtual std::size_t seat_count() const = 0;
    [[nodiscard]] virtual const Sitting& sitting(Seat seat) const = 0;
    [[nodiscard]] virtual Seat decider() const = 0;  // seat 0: nobody, or chance
    [[nodiscard]] virtual bool is_over() const = 0;
    [[nodiscard]] virtual bool has_clocks() const { return false; }
    [[nodiscard]] virtual std::string part() const = 0;  // of the game: `Round 4`

    friend bool operator==(const GameView&, const GameView&) = default;
};

[[nodiscard]] Seats everybody(const GameView& view);     // also players who are out
[[nodiscard]] Seats people_in(const GameView& view);     // persons who are still in the game
[[nodiscard]] Seats computers_in(const GameView& view);  // also computers that are out

using ViewPtr = std::shared_ptr<const GameView>;

}  // namespace parlor
