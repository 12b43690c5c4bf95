#include "tui/property/review/chances_page.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/tenths.hpp"
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/charts/chart_parts.hpp"
#include "tui/board/icons.hpp"
#include "tui/board/marks.hpp"
#include "tui/choosing.hpp"
#include "tui/line_plot.hpp"
#include "tui/menu_picture.hpp"

namespace parlor::tui::property_review {
namespace {

constexpr std::array keys{
    Binding{'s', 1, chart_keys_row, "SHOW", "in the replay", 21},
    Binding{'d', 1, chart_keys_row, "DONE", "back to the list", 31},
};

LinePlot plot_of(const ReviewPage& page) {
    constexpr int per_cent = 100;
    LinePlot plot{.top = per_cent, .points = page.chances.rounds, .lines = {}};
    for (const ShownSeat& player : page.players) {
        plot.lines.push_back({static_cast<char32_t>(player.token), ink_of(player.colour), {}});
        for (const property::Shares& shares : page.chances.of_rounds)
            plot.lines.back().values.push_back(
                static_cast<int>(std::lround(per_cent * shares[player.seat])));
    }
    return plot;
}

void mark_swings(Canvas& canvas, const ReviewPage& page) {
    const Chances& chances = page.chances;
    if (chances.rounds < 2) return;
    const auto at = [&](const Swing& swing) {
        return At{plot_axis_row, plot_column(swing.round - 1, chances.rounds)};
    };
    for (const Swing& swing : chances.swings) {
        const ShownSeat& player = page.player(swing.seat);
        canvas.put(
            at(swing), static_cast<char32_t>(player.token), {ink_of(player.colour), Ink::Black});
    }
    const Swing& chosen = chances.swings[chances.chosen];
    draw_sign(canvas, at(chosen), page.player(chosen.seat));
}

// `MOVE 197, ROUND 18: BRUNO ROLLS 3 AND 4`, as far as it fits.
std::string words_for(const ReviewPage& page, const Swing& swing) {
    constexpr int room = 36, shortest_name = 3;
    const std::string& name = page.player(swing.seat).name;
    const std::string before =
        " MOVE " + std::to_string(swing.step) + ", RD " + std::to_string(swing.round) + ": ";
    const int for_name = room - width(before) - width(swing.what);
    return before + shortened(upper(name), std::max(shortest_name, for_name)) + " " + swing.what;
}

std::string sub_of(const ReviewPage& page) {
    const Chances& chances = page.chances;
    if (chances.of_rounds.empty()) return "";
    return chances.swings.empty() ? " NOTHING SWUNG IT BY 5 % OR MORE"
                                  : words_for(page, chances.swings[chances.chosen]);
}

// How far the chosen swing moved the player's chance; without a swing, the last chance.
std::string legend_of(const ReviewPage& page, Seat seat) {
    constexpr double shown = 0.0005;
    const Chances& chances = page.chances;
    if (chances.swings.empty()) return tenths(100 * chances.of_rounds.back()[seat]) + " %";
    const double by = chances.swings[chances.chosen].by[seat];
    return std::abs(by) < shown ? "-" : tenths_with_sign(100 * by);
}

ShownBoard board_of(const ReviewPage& page) {
    ShownBoard board;
    board.seats = page.players;
    return board;
}

void draw_picture(Canvas& canvas, const ReviewPage& page) {
    draw_plot(canvas, plot_of(page));
    if (not page.chances.swings.empty()) mark_swings(canvas, page);
    const ShownBoard board = board_of(page);
    for (const ShownSeat& player : page.players)
        draw_in_legend(
            canvas, plot_axis_row + 1, board, player, 0_cash, legend_of(page, player.seat));
}

bool moves(Chances& chances, Key key) {
    if (chances.of_rounds.empty() or chances.swings.empty()) return false;
    const std::size_t last = chances.swings.size() - 1;
    if (key == Key::ArrowLeft or key == Key::ArrowUp)
        chances.chosen -= chances.chosen > 0 ? 1U : 0U;
    else if (key == Key::ArrowRight or key == Key::ArrowDown)
        chances.chosen += chances.chosen < last ? 1U : 0U;
    else if (key == Key::Home)
        chances.chosen = 0;
    else if (key == Key::End)
        chances.chosen = last;
    else
        return false;
    return true;
}

}  // namespace

Menu menu_of_chances(const ReviewPage& page) {
    Menu menu{.header = "CHANCES", .has_quadrants = false};
    const Chances& chances = page.chances;
    const bool has_swings = not chances.of_rounds.empty() and not chances.swings.empty();
    for (const Binding& key : keys)
        if (key.key == 'd' or has_swings) menu.items.push_back(item_of(key, ItemIs::Open));
    if (has_swings) menu.other_keys = {KeyHelp{"LEFT RIGHT", "CHOOSE"}, ends_of_list};
    return menu;
}

Canvas draw_chances(const ReviewPage& page) {
    Canvas canvas;
    draw_chart_panel(canvas);
    draw_chart_title(canvas, " THE CHANCE TO WIN BY ROUND, %", sub_of(page));
    draw_buttons(canvas, menu_of_chances(page), page.place);
    canvas.point_at({chart_keys_row, keys.back().button});
    if (page.chances.of_rounds.empty())
        draw_judging(
            canvas, "EACH ROUND IS PLAYED ON TO THE END", page.chances.judged, page.chances.rounds);
    else
        draw_picture(canvas, page);
    return canvas;
}

Canvas draw_swing(const ReviewPage& page, Size size) {
    constexpr int left = 1, first_row = 2, longest_name = 12, sum = 7;
    const Swing& swing = page.chances.swings[page.chances.chosen];
    Canvas canvas{size};
    canvas.fill({0, 0, size.rows - 1, size.cols - 1}, U' ', on_black);
    bar(canvas, {0, 0}, size.cols, words_for(page, swing), on_white);
    for (int row = first_row; const ShownSeat& player : page.players) {
        const Style style{ink_of(player.colour), Ink::Black};
        draw_sign(canvas, {row, left}, player);
        canvas.write({row, left + 2}, shortened(upper(player.name), longest_name), style);
        canvas.write(
            {row++, left + 2 + longest_name}, right(legend_of(page, player.seat), sum), style);
    }
    return canvas;
}

ReviewWish press_chances(ReviewPage& page, Key key, SoundQueue& sounds) {
    if (moves(page.chances, key)) return ReviewWish::Nothing;
    if (key == Key::Esc or letter_of(key) == U'c' or letter_of(key) == U'x') {
        page.turn_to(Shows::List);
        return ReviewWish::Nothing;
    }
    const auto item = choose(menu_of_chances(page), page.place, key, sounds);
    if (item == 's') return ReviewWish::Show;
    if (item == 'd') page.turn_to(Shows::List);
    return ReviewWish::Nothing;
}

}  // namespace parlor::tui::property_review
