// Tell: where the rules say what happened. One that has no listener throws it away.
#pragma once

#include <vector>

#include "rules/game.hpp"

namespace parlor::rules {

class Tell {
public:
    Tell() = default;
    explicit Tell(std::vector<Event>& listener) : listener_{&listener} {}

    template <class Happening>
    void operator()(const Happening& what) const {
        if (listener_ != nullptr) listener_->push_back(what);
    }

private:
    std::vector<Event>* listener_ = nullptr;
};

// A move in progress: the game it changes, and where it tells what happens.
// Rules refuse before they touch it.
struct Draft {
    Game& game;
    Tell tell;

    [[nodiscard]] Player& player(Seat seat) const { return game.players[seat]; }
    [[nodiscard]] const Board& board() const { return game.board(); }
};

}  // namespace parlor::rules
