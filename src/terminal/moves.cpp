#include "terminal/moves.hpp"

#include <algorithm>

namespace parlor::tui {
namespace {

const std::string nothing;

void shorter(std::string& best, const std::string& other) {
    if (not other.empty() and (best.empty() or other.size() < best.size())) best = other;
}

std::string times(const std::string& sequence, int count) {
    std::string all;
    for (int i = 0; i < count; ++i) all += sequence;
    return all;
}

std::string by(const Terminal::Sequence& sequence, int distance) {
    std::string best = expand(sequence, distance);
    shorter(best, times(expand(sequence, 1), distance));
    return best;
}

}  // namespace

Moves::Axis::Axis(int count)
    : to(static_cast<std::size_t>(count)),
      forward(to.size()),
      backward(to.size()),
      direct_cost(to.size()) {}

Moves::Moves(const Terminal& terminal, At corner, Size canvas)
    : move_to_{terminal.move_to}, corner_{corner}, rows_{canvas.rows}, cols_{canvas.cols + 1} {
    const int base = static_cast<int>(move_to_(corner).size());
    const auto cost_of = [&](At at) { return static_cast<int>(move_to_(at).size()); };
    for (std::size_t row = 0; row < rows_.to.size(); ++row) {
        const int i = static_cast<int>(row);
        rows_.to[row] = expand(terminal.to_row, corner.row + i);
        rows_.forward[row] = by(terminal.down, i);
        rows_.backward[row] = by(terminal.up, i);
        rows_.direct_cost[row] = cost_of({corner.row + i, corner.col});
    }
    for (std::size_t col = 0; col < cols_.to.size(); ++col) {
        const int i = static_cast<int>(col);
        cols_.to[col] = expand(terminal.to_col, corner.col + i);
        cols_.forward[col] = by(terminal.right, i);
        cols_.backward[col] = by(terminal.left, i);
        cols_.direct_cost[col] = cost_of({corner.row, corner.col + i}) - base;
    }
    if (corner.col == 0) shorter(cols_.to[0], terminal.first_column);
}

const std::string* Moves::Axis::sequence(int from, int to_place) const {
    if (from == to_place) return &nothing;
    const std::string& direct = to[static_cast<std::size_t>(to_place)];
    const std::string& relative = from < to_place
                                      ? forward[static_cast<std::size_t>(to_place - from)]
                                      : backward[static_cast<std::size_t>(from - to_place)];
    if (relative.empty()) return direct.empty() ? nullptr : &direct;
    return direct.empty() or relative.size() <= direct.size() ? &relative : &direct;
}

std::size_t Moves::direct_cost(At to) const {
    const int row = rows_.direct_cost[static_cast<std::size_t>(to.row)];
    const int col = cols_.direct_cost[static_cast<std::size_t>(to.col)];
    return static_cast<std::size_t>(row) + static_cast<std::size_t>(col);
}

std::string Moves::between(std::optional<At> from, At to) const {
    if (from == to) return {};
    if (from) {
        const std::string* vertical = rows_.sequence(from->row, to.row);
        const std::string* horizontal = cols_.sequence(from->col, to.col);
        if (vertical != nullptr and horizontal != nullptr and
            vertical->size() + horizontal->size() < direct_cost(to))
            return *vertical + *horizontal;
    }
    return move_to_({corner_.row + to.row, corner_.col + to.col});
}

int Moves::cost(std::optional<At> from, At to) const {
    if (from == to) return 0;
    std::size_t best = direct_cost(to);
    if (from) {
        const std::string* vertical = rows_.sequence(from->row, to.row);
        const std::string* horizontal = cols_.sequence(from->col, to.col);
        if (vertical != nullptr and horizontal != nullptr)
            best = std::min(best, vertical->size() + horizontal->size());
    }
    return static_cast<int>(best);
}

}  // namespace parlor::tui
