#include "tui/ending/celebration.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "canvas/glyphs.hpp"
#include "canvas/letters.hpp"
#include "tui/board/icons.hpp"
#include "tui/board/small_board.hpp"
#include "tui/ending/big_letters.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {
namespace {

constexpr int run_ends = 1'300, name_ends = 2'300, rockets_end = 4'000, quiet_ends = 1'000;
constexpr int run_step = 100, rocket_step = 340;
constexpr const char* any_key = "ANY KEY SKIPS";
constexpr int words_row = 3, name_row = 0, middle_row = 5, wins_row = 21, skip_row = 22;

void draw_middle(Canvas& canvas, const Canvas& middle) {
    canvas.insert({middle_row, (Canvas::cols - middle.size().cols) / 2}, middle);
}

void write_centred(Canvas& canvas, int row, const std::string& words, Style style) {
    canvas.write({row, (Canvas::cols - width(words)) / 2}, words, style);
}

// At the sides of the middle.
constexpr int side = 12;
int at_side(int n) { return n % (2 * side) < side ? n % side : Canvas::cols - 1 - n % side; }

// On a blank cell, whatever its paper.
void put_spark(Canvas& canvas, At at, char32_t spark, Ink colour) {
    const Cell under = canvas.cell(at);
    if (under.glyph == U' ') canvas.put(at, spark, {colour, under.style.paper});
}

// Pieces of paper that fall, each at its own speed.
void draw_confetti(Canvas& canvas, const Celebration& celebration, int frame) {
    constexpr std::array<char32_t, 4> pieces{U'▘', U'▗', U'▞', glyph::diamond};
    constexpr int count = 6, rows = 19;
    for (int piece = 0; piece < count; ++piece) {
        const int row = middle_row + (piece * 7 + frame * (1 + piece % 3)) % rows - 3;
        const auto colour = static_cast<std::size_t>(piece) % celebration.colours.size();
        put_spark(canvas,
                  {row, at_side(piece * 5 + 2)},
                  pieces[static_cast<std::size_t>(piece + frame) % pieces.size()],
                  celebration.colours[colour]);
    }
}

// A rocket bursts into a ring of sparks that grows.
void draw_rocket(Canvas& canvas, At centre, int radius, Ink colour) {
    constexpr std::array<At, 8> sparks{
        At{-2, 0}, At{2, 0}, At{0, -2}, At{0, 2}, At{-1, -2}, At{-1, 2}, At{1, -2}, At{1, 2}};
    for (const At& spark : sparks)
        put_spark(canvas,
                  {centre.row + spark.row * radius / 2, centre.col + spark.col * radius},
                  U'•',
                  colour);
}

void draw_rockets(Canvas& canvas, const Celebration& celebration, int frame) {
    constexpr std::array<At, 5> centres{At{9, 5}, At{8, 34}, At{16, 6}, At{17, 33}, At{12, 5}};
    for (int rocket = 0; rocket < static_cast<int>(centres.size()); ++rocket) {
        const int radius = frame - rocket + 1;
        const auto index = static_cast<std::size_t>(rocket);
        if (radius == 1 or radius == 2)
            draw_rocket(canvas,
                        centres[index],
                        radius,
                        celebration.colours[index % celebration.colours.size()]);
    }
}

Ink flashing(const Celebration& celebration, int frame) {
    const std::array inks{Ink::White, Ink::Yellow, celebration.colour};
    return inks[static_cast<std::size_t>(frame) % inks.size()];
}

void draw_win(Canvas& canvas, const Celebration& celebration, Ink ink) {
    draw_middle(canvas, celebration.middles.back());
    draw_big(canvas, name_row, celebration.name, ink);
    draw_half_big(canvas, wins_row, "WINS!", Ink::White);
}

}  // namespace

bool Celebration::is_over() const { return passed >= (is_quiet ? quiet_ends : rockets_end); }

int Celebration::due() const {
    if (is_quiet) return quiet_ends - passed;
    if (passed < run_ends) return run_step - passed % run_step;
    if (passed < name_ends) return name_ends - passed;
    return rocket_step - (passed - name_ends) % rocket_step;
}

Canvas draw(const Celebration& celebration) {
    Canvas canvas;
    if (celebration.is_quiet) {
        draw_win(canvas, celebration, celebration.colour);
    } else if (celebration.passed < run_ends) {
        const auto step = static_cast<std::size_t>(celebration.passed / run_step);
        const auto last = celebration.middles.size() - 1;
        write_centred(canvas, words_row, celebration.words, on_black);
        write_centred(canvas, skip_row, any_key, on_black);
        draw_middle(canvas, celebration.middles[std::min(step, last)]);
    } else if (celebration.passed < name_ends) {
        draw_middle(canvas, celebration.middles.back());
        draw_big(canvas, name_row, celebration.name, celebration.colour);
        write_centred(canvas, skip_row, any_key, on_black);
    } else {
        const int frame = (celebration.passed - name_ends) / rocket_step;
        draw_win(canvas, celebration, flashing(celebration, frame));
        draw_rockets(canvas, celebration, frame);
        draw_confetti(canvas, celebration, frame);
    }
    return canvas;
}

Celebration celebration_on(const ShownBoard& board, Seat winner, std::string words) {
    constexpr Box small_board{5, 12, 19, 26};
    constexpr int deeds_a_step = 3;
    const ShownSeat& seat = board.seat(winner);
    Celebration celebration{.words = std::move(words),
                            .name = upper(seat.name),
                            .colour = ink_of(seat.colour),
                            .colours = {},
                            .middles = {}};
    for (const ShownSeat& each : board.seats) celebration.colours.push_back(ink_of(each.colour));
    ShownBoard taken = board;
    int deeds = 0;
    for (const Square square : board.printed->deeds) {
        taken.squares[square].owner = winner;
        if (++deeds % deeds_a_step != 0 and deeds != board.printed->deeds.count()) continue;
        Canvas canvas;
        draw_small_board(canvas, taken, {.owners = all_seats(taken)});
        celebration.middles.push_back(canvas.part(small_board));
    }
    return celebration;
}

}  // namespace parlor::tui
