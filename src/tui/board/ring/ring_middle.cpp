#include "tui/board/ring/ring_middle.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "canvas/first_lines.hpp"
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/icons.hpp"
#include "tui/board/marks.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {
namespace {

std::vector<std::string> lines_of(const std::vector<std::string>& facts, Size room) {
    std::vector<std::string> lines;
    for (const std::string& fact : facts)
        for (std::string& line : wrapped(fact, room.cols)) lines.push_back(std::move(line));
    lines.resize(std::min(lines.size(), static_cast<std::size_t>(room.rows)));
    return lines;
}

// The sign stands before the name, which has the player's colour.
void draw_player(
    Canvas& canvas, At at, const ShownBoard& board, const std::string& name, int width) {
    const auto seat = std::ranges::find(board.seats, name, &ShownSeat::name);
    if (seat == board.seats.end()) return;
    draw_sign(canvas, {at.row, at.col - 2}, *seat);
    canvas.write(at, shortened(upper(name), width), {ink_of(seat->colour), Ink::Black});
}

// The last sentences, without most of an old page. The first sentence stays the same for a while,
// so that page breaks stay where they were.
std::span<const Sentence> last_pages(const Recent& recent) {
    constexpr std::size_t step = Recent::most / 2;
    const std::span<const Sentence> all{recent.sentences()};
    const std::size_t forgotten = recent.count() - all.size();
    return all.subspan((forgotten + step - 1) / step * step - forgotten);
}

int lines_in(std::span<const Paragraph> paragraphs) {
    int lines = 0;
    for (const Paragraph& each : paragraphs) lines += static_cast<int>(each.lines.size());
    return lines;
}

// Turns a full page; until then nothing moves. The new page begins with the end of the old one, at
// most half a page.
std::span<const Paragraph> last_page(std::span<const Paragraph> all, int rows) {
    std::size_t first = 0;
    for (std::size_t end = 1; end <= all.size(); ++end) {
        if (lines_in(all.subspan(first, end - first)) <= rows) continue;
        const std::size_t newest = end - 1;
        const int room = std::min(rows / 2, rows - lines_in(all.subspan(newest, 1)));
        while (first < newest and lines_in(all.subspan(first, newest - first)) > room) ++first;
    }
    return all.subspan(first);
}

void draw_story(Canvas& canvas, const Box& box, const ShownBoard& board, const Recent& recent) {
    const int left = box.left + 1, width = box.right - box.left;
    const auto paragraphs = paragraphs_of(last_pages(recent), width);
    int row = box.top;
    for (const Paragraph& each : last_page(paragraphs, box.bottom - box.top + 1)) {
        const At begin{row, left};
        const auto room = static_cast<std::size_t>(std::max(0, box.bottom - row + 1));
        for (const std::string& line : cut_after(each.lines, width, room))
            canvas.write({row++, left}, line, on_black);
        draw_player(canvas, begin, board, each.who, width);
    }
}

// Room for the players and a card besides the story.
bool is_large(const Box& box) {
    constexpr int least_rows = 24, least_cols = 50;
    return box.bottom - box.top >= least_rows and box.right - box.left >= least_cols;
}

void draw_card_at(Canvas& canvas, At at, const std::vector<CardLine>& lines) {
    for (const CardLine& line : lines) {
        bar(canvas, at, width_of_card, fitting(line.words, width_of_card), line.style);
        ++at.row;
    }
}

// Each draws at an edge of the box and takes the rows or columns that it needs.
void take_facts(Canvas& canvas, Box& box, const RingMiddle& middle) {
    const Size room{(box.bottom - box.top + 3) / 2, box.right - box.left + 1};
    const std::vector<std::string> facts = lines_of(middle.facts, room);
    int row = box.bottom - static_cast<int>(facts.size()) + 1;
    box.bottom = row - 2;
    for (const std::string& fact : facts) canvas.write({row++, box.left}, fact, on_black);
}

void take_players(Canvas& canvas, Box& box, const ShownBoard& board, const RingMiddle& middle) {
    const int rows = static_cast<int>(middle.players.size());
    if (rows == 0) return;
    draw_ring_players(
        canvas, {box.bottom - rows + 1, box.left, box.bottom, box.right}, board, middle.players);
    box.bottom -= rows + 1;
}

void take_card(Canvas& canvas, Box& box, const RingMiddle& middle) {
    const int left = box.right - width_of_card + 1;
    draw_card_at(canvas, {box.top, left}, middle.card);
    box.right = left - 3;
}

}  // namespace

void draw_middle(Canvas& canvas,
                 const Box& box,
                 const ShownBoard& board,
                 const RingMiddle& middle) {
    Box rest{box.top + 1, box.left + 1, box.bottom - 1, box.right - 1};
    take_facts(canvas, rest, middle);
    if (is_large(box)) {
        take_players(canvas, rest, board, middle);
        take_card(canvas, rest, middle);
    }
    draw_story(canvas, rest, board, middle.recent);
}

}  // namespace parlor::tui
