// Moves: the shortest way to send the cursor from one cell of the canvas to another.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "terminal/terminal.hpp"

namespace parlor::tui {

class Moves {
public:
    Moves() = default;
    Moves(const Terminal& terminal, At corner);  // of the canvas in the window

    // `from` is absent when nobody knows where the cursor is.
    [[nodiscard]] std::string between(std::optional<At> from, At to) const;
    [[nodiscard]] int cost(std::optional<At> from, At to) const;

private:
    // The words along one axis: to a place, and by a distance.
    template <int count>
    struct Axis {
        std::array<std::string, count> to, forward, backward;
        std::array<int, count> direct_cost{};  // of its part of the direct way

        // The shorter of both; nothing when there is no word.
        [[nodiscard]] const std::string* word(int from, int to) const;
    };

    [[nodiscard]] std::size_t direct_cost(At to) const;

    std::function<std::string(At)> move_to_;
    At corner_;
    Axis<Canvas::rows> rows_;
    Axis<Canvas::cols + 1> cols_;  // the cursor may stand behind the last one
};

}  // namespace parlor::tui
