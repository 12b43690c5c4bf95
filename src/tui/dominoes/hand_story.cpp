#include "tui/dominoes/hand_story.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "dominoes/layout.hpp"
#include "dominoes/words/tile_words.hpp"
#include "tui/desk/presence_words.hpp"
#include "tui/dominoes/table/tile_picture.hpp"
#include "tui/dominoes/wide/aids_panel.hpp"
#include "tui/turning_page.hpp"

namespace parlor::tui::domino_table {
namespace {

using dominoes::Doing;
using dominoes::Noted;

constexpr Style quiet{Ink::LightGrey, Ink::Black}, bright{Ink::White, Ink::Black};
constexpr Style header{Ink::Black, Ink::White};
constexpr int gap = 1;        // between the halves
constexpr int seen_rows = 8;  // a heading, and a row for each number

// The longest that a player's turn may become.
constexpr const char* longest_turn = " DRAWS 10 TILES, PLAYS 0-0, COUNT 20: +20";

// One player's actions in a row: draws, and then a play or a pass.
struct Turn {
    Seat seat{};
    std::string does;
};

void add(Turn& turn, const std::string& does) {
    turn.does += (turn.does.empty() ? "" : ", ") + does;
}

void put(dominoes::Layout& layout, const Noted& play) {
    if (play.end)
        lay(layout, play.laid, *play.end);
    else
        lay_down(layout, play.laid);
}

std::string words_of_play(const Noted& play, const dominoes::Layout& after) {
    const dominoes::Spots count = count_of(after.ends);
    const dominoes::Points points = scored_by(count);
    return "PLAYS " + words_for(play.laid) + ", COUNT " + std::to_string(count.count) +
           (points == dominoes::no_points ? "" : ": +" + std::to_string(points.count));
}

std::string draws(int count) {
    return "DRAWS " + std::to_string(count) + (count == 1 ? " TILE" : " TILES");
}

std::vector<Turn> turns_of(const dominoes::History& history) {
    std::vector<Turn> turns;
    dominoes::Layout layout;
    int drawn = 0;
    for (const Noted& seen : history) {
        const bool goes_on = drawn > 0;
        if (not goes_on) turns.push_back({seen.seat, ""});
        Turn& turn = turns.back();
        if (seen.what == Doing::Drew) {
            turn.does = draws(++drawn);
            continue;
        }
        drawn = 0;
        if (seen.what == Doing::Passed) {
            add(turn, "PASSES");
        } else {
            put(layout, seen);
            add(turn, words_of_play(seen, layout));
        }
    }
    return turns;
}

// When the hand is over, the view already has the number and the down of the next hand.
std::string heading(const Picture& picture) {
    const auto& view = picture.view;
    if (view.leftover) return "THE HAND IS OVER";
    const std::string down =
        view.down == dominoes::nobody ? "" : "   DOWN: " + upper(picture.name(view.down));
    return "HAND " + std::to_string(view.hand_number) + down;
}

void draw_heading(Canvas& canvas, const Picture& picture) {
    canvas.fill({0, gap, 0, canvas.size().cols - 1}, U' ', header);
    canvas.write({0, gap + 1}, fitting(heading(picture), canvas.size().cols - 3), header);
}

void draw_turns(Canvas& canvas, const Picture& picture, const Box& box) {
    TurningPage page{canvas, box};
    for (const Turn& turn : turns_of(picture.view.history)) {
        const std::string name = upper(picture.name(turn.seat));
        page.write(name + " " + turn.does, name, bright.ink, name + longest_turn);
    }
    if (not picture.view.leftover) return;
    for (const std::string& line : words_for(*picture.view.leftover, picture.names()))
        page.write(upper(line), "", bright.ink);
}

dominoes::Tiles tiles_played(const dominoes::History& history) {
    dominoes::Tiles tiles;
    for (const Noted& seen : history)
        if (seen.what == Doing::Played) tiles.insert(tile_of(seen.laid));
    return tiles;
}

// A row for each number, with the tiles whose lower half it is.
void draw_seen_tiles(Canvas& canvas, const dominoes::History& history, int top) {
    constexpr int tile_width = 5;
    const dominoes::Tiles seen = tiles_played(history);
    canvas.write(
        {top, gap + 1},
        "SEEN: " + std::to_string(seen.count()) + " OF " + std::to_string(dominoes::tile_count),
        bright);
    for (const dominoes::Tile tile : dominoes::all_tiles()) {
        const dominoes::Laid halves = halves_of(tile);
        const At at{top + 1 + value_of(halves.inner),
                    gap + 1 + tile_width * value_of(halves.outer)};
        if (seen.contains(tile))
            canvas.write(at, words_for(halves), plain_tile);
        else
            canvas.write(at, " . ", quiet);
    }
}

}  // namespace

Canvas draw_hand_story(const Picture& picture, const desk::Desk& desk, Size size) {
    Canvas canvas{size};
    const int rows = std::max(size.rows - 1, 24);  // the frame is next to the last row
    const bool is_tall = rows > Canvas::rows;
    Box box{2, gap + 1, rows - 1, size.cols - 2};
    draw_heading(canvas, picture);
    if (picture.has_aids) {
        box.bottom = domino_wide::draw_unseen(canvas, picture, {2, gap, rows - 1, box.right});
    } else if (picture.shows_seen_tiles) {
        draw_seen_tiles(canvas, picture.view.history, rows - seen_rows);
        box.bottom = rows - seen_rows - 2;
    }
    const int rows_of_plays = is_tall ? 16 : 8;
    const Box plays{box.bottom + 1 - rows_of_plays, gap, box.bottom, box.right};
    box.bottom = std::min(box.bottom, domino_wide::draw_plays(canvas, picture, desk, plays));
    for (const std::string& words : desk::words_for(picture, desk.presence))
        canvas.write({box.bottom--, gap + 1}, words, quiet);
    draw_turns(canvas, picture, box);
    return canvas;
}

}  // namespace parlor::tui::domino_table
