#include "app/halves.hpp"

#include <algorithm>
#include <utility>

#include "tui/right_half.hpp"

namespace parlor::tui {

std::optional<Size> size_of_right_half(const Options& options, Size window) {
    const bool is_wide = window.cols >= wide_window.cols;
    if (options.wide == Options::Answer::No or not is_wide) return std::nullopt;
    const Size size = right_half_in({window.rows, window.cols - Canvas::cols});
    if (size != smallest_right_half) return size;
    return Size{std::min(window.rows, Canvas::rows), size.cols};
}

Canvas in_window(const Canvas& left, const Room& room, const Options& options, Size window) {
    const auto size = size_of_right_half(options, window);
    if (not size) return left;
    if (auto whole = room.whole(window)) return std::move(*whole);
    const auto right = room.right_half(*size);
    return right ? beside(left, *right) : left;
}

At corner_of_left_half(Size picture) { return {(picture.rows - Canvas::rows) / 2, 0}; }

Canvas beside(const Canvas& left, const Canvas& right) {
    const int rows = std::max(left.size().rows, right.size().rows);
    Canvas both{{rows, left.size().cols + right.size().cols}};
    const At corner = corner_of_left_half(both.size());
    both.insert(corner, left);
    both.insert({(rows - right.size().rows) / 2, left.size().cols}, right);
    both.point_at({corner.row + left.cursor().row, left.cursor().col});
    return both;
}

}  // namespace parlor::tui
