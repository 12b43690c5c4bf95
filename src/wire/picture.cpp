#include "wire/picture.hpp"

#include <algorithm>
#include <utility>

namespace parlor::wire {
namespace {

using tui::At;
using tui::Canvas;
using tui::Size;

std::vector<Change> changes(const Canvas& before, const Canvas& after) {
    std::vector<Change> changes;
    for (At at; at.row < after.size().rows; ++at.row)
        for (at.col = 0; at.col < after.size().cols; ++at.col)
            if (before.cell(at) != after.cell(at)) changes.push_back({at, after.cell(at)});
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
    Picture picture{.number = number,
                    .size = after.size(),
                    .is_whole = true,
                    .cursor = within(after.cursor(), after.size()),
                    .question = std::move(question),
                    .changes = changes(Canvas{after.size()}, after)};
    if (not before or before->size() != after.size()) return picture;
    std::vector<Change> fewer = changes(*before, after);
    if (fewer.size() > picture.changes.size()) return picture;
    picture.is_whole = false;
    picture.changes = std::move(fewer);
    return picture;
}

std::optional<Error> draw(Canvas& canvas, const Picture& picture) {
    if (picture.is_whole) canvas = Canvas{picture.size};
    if (canvas.size() != picture.size) return Error{"the picture changes one of another size"};
    for (const Change& change : picture.changes) put(canvas, change);
    canvas.point_at(picture.cursor);
    return std::nullopt;
}

}  // namespace parlor::wire
