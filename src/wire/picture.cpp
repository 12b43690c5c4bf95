#include "wire/picture.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

namespace parlor::wire {
namespace {

using tui::At;
using tui::Canvas;
using tui::Size;

// The canvases have the same size.
std::size_t count_changes(const Canvas& before, const Canvas& after) {
    const auto was = before.cells(), is = after.cells();
    return std::transform_reduce(
        is.begin(), is.end(), was.begin(), std::size_t{0}, std::plus{}, std::not_equal_to{});
}

std::vector<Change> changes(const Canvas& before, const Canvas& after, std::size_t count) {
    std::vector<Change> changes;
    changes.reserve(count);
    const auto was = before.cells(), is = after.cells();
    std::size_t index = 0;
    for (At at; at.row < after.size().rows; ++at.row)
        for (at.col = 0; at.col < after.size().cols; ++at.col, ++index)
            if (was[index] != is[index]) changes.push_back({at, is[index]});
    return changes;
}

At within(At at, Size size) {
    return {std::clamp(at.row, 0, size.rows - 1), std::clamp(at.col, 0, size.cols - 1)};
}

void put(Canvas& canvas, const Change& change) {
    const tui::Cell& cell = change.cell;
    canvas.put(change.at, cell.glyph, cell.style, cell.variants);
    if (cell.reverse) canvas.stand_out(change.at);
    if (cell.pulses) canvas.let_pulse(change.at);
}

}  // namespace

Picture picture_of(Showing number,
                   const std::optional<Canvas>& before,
                   const Canvas& after,
                   std::string question) {
    const Canvas blank{after.size()};
    const std::size_t drawn = count_changes(blank, after);
    const bool has_before = before and before->size() == after.size();
    const std::size_t changed = has_before ? count_changes(*before, after) : drawn;
    const bool is_whole = not has_before or changed > drawn;
    return {.number = number,
            .size = after.size(),
            .is_whole = is_whole,
            .cursor = within(after.cursor(), after.size()),
            .question = std::move(question),
            .changes = is_whole ? changes(blank, after, drawn) : changes(*before, after, changed)};
}

std::optional<Error> draw(Canvas& canvas, const Picture& picture) {
    if (picture.is_whole) canvas = Canvas{picture.size};
    if (canvas.size() != picture.size) return Error{"the picture changes one of another size"};
    for (const Change& change : picture.changes) put(canvas, change);
    canvas.point_at(picture.cursor);
    return std::nullopt;
}

}  // namespace parlor::wire
