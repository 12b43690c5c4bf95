#include "terminal/painter.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "terminal/nearest.hpp"
#include "terminal/small_window.hpp"

namespace parlor::tui {
namespace {

// The window around the canvas, when there is room for a border.
Cell outside_in(Size size, Size canvas) {
    const bool has_room = size.cols > canvas.cols or size.rows > canvas.rows;
    return {U' ', {Ink::Black, has_room ? Ink::DarkGrey : Ink::Black}};
}

}  // namespace

// A canvas that is larger than the window loses its last rows and columns.
void Painter::fit(Size size, Size canvas) {
    const Size visible{std::min(canvas.rows, size.rows), std::min(canvas.cols, size.cols)};
    if (known_ and frame_.size == size and frame_.canvas == visible) return;
    known_ = false;
    frame_.size = size;
    frame_.canvas = visible;
    frame_.corner = {(size.rows - visible.rows) / 2, (size.cols - visible.cols) / 2};
    frame_.outside = shown_cell(outside_in(size, visible), terminal_);
    const bool shows = frame_.outside.look.back != shown_cell(Cell{}, terminal_).look.back;
    if (not shows and not terminal_.erases_in_paper) frame_.outside = {};
    moves_ = Moves{terminal_, frame_.corner, visible};
}

Pen Painter::pen() { return {terminal_, moves_, brush_, frame_, state_}; }

std::string Painter::say(std::vector<std::string> lines) {
    if (known_ and said_ == lines) return {};
    Pen message = pen();
    message.put_plain();
    message.clear({});
    for (std::size_t row = 0; row < lines.size(); ++row)
        message.text() += terminal_.move_to({static_cast<int>(row), 0}) + lines[row];
    said_ = std::move(lines);
    return sent(message);
}

// The last cell of the window stays empty when writing to it would scroll the window.
bool Painter::touches_last_cell(const Run& run) const {
    return terminal_.scrolls_in_corner and frame_.corner.row + run.row == frame_.size.rows - 1 and
           frame_.corner.col + run.end == frame_.size.cols;
}

Pen Painter::painted(Pen pen, const Picture& from, const Picture& to, Order order) {
    std::vector<Run> all = runs(from, to);
    const auto write = [&](Run run) {
        run.end -= touches_last_cell(run) ? 1 : 0;
        pen.write(to[static_cast<std::size_t>(run.row)], run);
    };
    if (order == Order::ByRow) {
        for (const Run& run : all) write(run);
    } else {
        for (Nearest nearest{std::move(all), brush_}; not nearest.empty();)
            write(nearest.take(pen));
    }
    return pen;
}

// Tries several ways to the same picture, and returns the shortest.
Pen Painter::shortest(const Picture& to, At cursor) {
    const ShownCell blank = terminal_.erases_in_paper ? frame_.outside : ShownCell{};
    const Picture cleared(to.size(), Row(to.front().size(), blank));
    Pen anew = pen();
    if (not known_) anew.put_plain();
    anew.clear(blank.look);
    if (frame_.outside != blank) anew.write_border();

    std::optional<Pen> best;
    const auto try_from = [&](const Pen& start, const Picture& from, Order order) {
        Pen pen = painted(start, from, to, order);
        pen.go(cursor);
        if (not best or pen.text().size() < best->text().size()) best = pen;
    };
    for (const Order order : {Order::ByRow, Order::ByNearness}) {
        try_from(anew, cleared, order);
        if (known_) try_from(pen(), last_, order);
    }
    return *best;
}

std::string Painter::sent(const Pen& pen) {
    state_ = pen.state();
    known_ = true;
    return pen.text();
}

std::string Painter::paint(const Canvas& canvas, Size size, std::string_view question) {
    fit(size, canvas.size());
    if (not is_large_enough(size)) return say(lines_for_small_window(size, question));
    const Size visible = frame_.canvas;
    Picture picture = picture_of(canvas, terminal_, visible);
    const At cursor = canvas.cursor();
    std::string text = sent(shortest(
        picture, {std::min(cursor.row, visible.rows - 1), std::min(cursor.col, visible.cols - 1)}));
    last_ = std::move(picture);
    return text;
}

std::string Painter::take_up_pulse(const Canvas& canvas) {
    const Cell* const cell = canvas.pulsing();
    if (cell == nullptr or not known_) return {};
    Pen taken = pen();
    taken.set(shown_cell(*cell, terminal_).look);
    return sent(taken);
}

}  // namespace parlor::tui
