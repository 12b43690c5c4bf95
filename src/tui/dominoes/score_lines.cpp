#include "tui/dominoes/score_lines.hpp"

#include <algorithm>

#include "canvas/letters.hpp"
#include "tui/desk/presence_words.hpp"

namespace parlor::tui::domino_table {
namespace {

using dominoes::View;

constexpr Style quiet{Ink::LightGrey, Ink::Black}, bright{Ink::White, Ink::Black};
constexpr int name_col = 1, name_width = 8, score_col = 10, backs_col = 15, count_col = 37;

struct Line {
    int row;
    Seat seat;
    Ink ink;
    dominoes::Points score;
    std::size_t tiles;
};

// The sum of the ends is an aid; against level 0 it is always there.
bool has_sum(const Picture& picture) {
    const auto is_beginner = [&](Seat seat) {
        return picture.levels[seat] == dominoes::Level::Zero;
    };
    return picture.has_aids or std::ranges::any_of(dominoes::both_seats, is_beginner);
}

void draw_line(Canvas& canvas, const Picture& picture, const Presence& presence, const Line& line) {
    const Style style{line.ink, Ink::Black};
    if (picture.view.decider == line.seat) canvas.put({line.row, 0}, U'>', bright);
    const auto level = picture.levels[line.seat];
    const std::string name = name_within(name_width, picture.name(line.seat), level);
    canvas.write({line.row, name_col},
                 desk::name_in_row(picture.sitting(line.seat), presence, name_width, name),
                 style);
    canvas.write({line.row, score_col}, right(line.score.count, 3), bright);
    canvas.write({line.row, count_col}, right(static_cast<int>(line.tiles), 2), style);
}

}  // namespace

void draw_score_lines(Canvas& canvas, const Picture& picture, const Presence& presence) {
    const View& view = picture.view;
    const Seat rival = dominoes::other(view.seat);
    draw_line(
        canvas, picture, presence, {0, rival, Ink::LightBlue, view.other_score, view.other_count});
    draw_line(
        canvas, picture, presence, {1, view.seat, Ink::LightGreen, view.score, picture.own_count});
    const auto backs = static_cast<int>(view.other_count);
    if (backs > 0) canvas.fill({0, backs_col, 0, backs_col + backs - 1}, U'▌', quiet);
    const std::string target = std::to_string(view.rules.target.count);
    const std::string boneyard = "BONEYARD " + right(static_cast<int>(view.boneyard_count), 2);
    if (not has_sum(picture)) {
        canvas.write({1, score_col + 4}, "OF " + target, quiet);
        canvas.write({1, 22}, boneyard, quiet);
        return;
    }
    canvas.write({1, score_col + 3}, "/" + target, quiet);
    if (view.layout.middle and not picture.drawn)
        canvas.write({1, 18}, "SUM " + std::to_string(count_of(view.layout.ends).count), bright);
    canvas.write({1, 25}, boneyard, quiet);
}

}  // namespace parlor::tui::domino_table
