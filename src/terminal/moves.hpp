// Moves: the shortest escape sequence that moves the cursor from one cell of the canvas to another.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "terminal/terminal.hpp"

namespace parlor::tui {

class Moves {
public:
    Moves() = default;
    Moves(const Terminal& terminal, At corner, Size canvas);  // the canvas's corner in the window

    // `from` is absent when the cursor's position is unknown.
    [[nodiscard]] std::string between(std::optional<At> from, At to) const;
    [[nodiscard]] int cost(std::optional<At> from, At to) const;

private:
    // The sequences along one axis: absolute, and relative by a distance.
    struct Axis {
        explicit Axis(int count);

        std::vector<std::string> to, forward, backward;
        std::vector<int> direct_cost;  // this axis's share of move_to's length

        // The shorter of the two; null when the terminal has neither.
        [[nodiscard]] const std::string* sequence(int from, int to) const;
    };

    [[nodiscard]] std::size_t direct_cost(At to) const;

    std::function<std::string(At)> move_to_;
    At corner_;
    Axis rows_{0};
    Axis cols_{0};  // the cursor may be behind the last column
};

}  // namespace parlor::tui
