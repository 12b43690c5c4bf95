#include "tui/dominoes/table_screen.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "canvas/glyphs.hpp"
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "dominoes/tile_words.hpp"
#include "tui/dominoes/aids.hpp"
#include "tui/dominoes/hand_end_rows.hpp"
#include "tui/dominoes/hint.hpp"
#include "tui/dominoes/score_lines.hpp"
#include "tui/dominoes/story.hpp"
#include "tui/dominoes/table_picture.hpp"
#include "tui/dominoes/windows.hpp"

namespace parlor::tui::domino {
namespace {

constexpr At to_do{22, 1}, told_last{23, 1};
constexpr Style bright{Ink::White, Ink::Black}, quiet{Ink::LightGrey, Ink::Black};

dominoes::EndSet ends_to_choose(const Scene& scene, const Ui& ui) {
    if (not ui.asks_end_for) return {};
    return different_places(scene.view.layout, ui.asks_end_for->inner);
}

std::string question_for_end(const Scene& scene, const Ui& ui) {
    std::vector<std::string> ends;
    for (const End end : ends_to_choose(scene, ui))
        ends.push_back(std::to_string(number(end)) +
                       (scene.has_aids ? gain_at(scene, *ui.asks_end_for, end) : ""));
    return words_for(*ui.asks_end_for) + " AT WHICH END? " + upper(listed(ends, "or"));
}

bool hands_over(const Ui& ui) { return std::ranges::any_of(ui.notices, &Notice::hands_over); }

// True until the screen shows Mack's move.
bool mack_thinks(const Scene& scene, const Ui& ui) {
    const auto& decider = scene.view.decider;
    return decider and scene.levels[*decider] and not ui.has_news();
}

// The count of a typed tile, or the hint.
std::string words_beside_entry(const Scene& scene, const Ui& ui) {
    std::string words;
    if (const auto entered = entered_tile(ui); entered and scene.has_aids)
        words = count_before(scene, *entered);
    else if (ui.hint)
        words = words_for_hint(*ui.hint);
    return words.empty() ? "" : "   " + words;
}

std::string words_to_do(const Scene& scene, const Ui& ui) {
    if (not ui.refusal.empty()) return upper(ui.refusal);
    if (ui.arranging) return "SPACE SELECTS, ENTER SWAPS OR FLIPS";
    if (ui.told.waits) return "PRESS SPACE";
    if (ui.asks_end_for) return question_for_end(scene, ui);
    if (mack_thinks(scene, ui)) return upper(scene.names[*scene.view.decider]) + " IS THINKING";
    // Legal moves would reveal the hand.
    if (hands_over(ui) or not scene.is_own_seat) return "";
    const std::string redeal = scene.view.choices.redeal ? "   F - NEW DEAL" : "";
    if (scene.view.choices.draw) return "NOTHING FITS: D DRAWS" + redeal;
    if (scene.view.choices.pass) return "NOTHING FITS: P PASSES";
    if (scene.view.choices.plays.empty()) return "";
    return "YOUR TILE: " + ui.entry + "_" + redeal + words_beside_entry(scene, ui);
}

// Long words continue on the second line, and replace the last events there.
void draw_words(Canvas& canvas, const Scene& scene, const Ui& ui) {
    constexpr int line_width = Canvas::cols - 1;
    const auto lines = wrapped(words_to_do(scene, ui), line_width);
    canvas.write(told_last, fitting(ui.told.line, width_of_told), quiet);
    At at = to_do;
    for (const std::string& line : lines) {
        if (at == told_last) canvas.fill({at.row, 0, at.row, Canvas::cols - 1}, U' ', bright);
        canvas.write(at, line, bright);
        ++at.row;
    }
    if (not lines.empty()) canvas.point_at({to_do.row, to_do.col + width(lines.front())});
}

void draw_frame(Canvas& canvas) {
    canvas.fill({24, 0, 24, Canvas::cols - 1}, glyph::dots_right, {Ink::DarkGrey, Ink::Black});
}

void draw_layout(Canvas& canvas, const Scene& scene, const Ui& ui) {
    if (ui.told.waits and ui.told.drawn)
        return draw_drawn(canvas, ui.told.drawn->own, ui.told.drawn->others, scene.felt);
    draw_table(canvas, scene.view.layout, {scene.felt, ui.told.played, ends_to_choose(scene, ui)});
}

dominoes::Tiles marked_tiles(const Ui& ui) {
    dominoes::Tiles marked = ui.shown;
    if (ui.hint) marked.insert(tile_of(ui.hint->laid));
    return marked;
}

// Hidden until the player has come to the keyboard, and while the tiles drawn for the down are
// shown.
void draw_own_hand(Canvas& canvas, const Scene& scene, const Ui& ui) {
    if (ui.told.waits and ui.told.drawn) return;
    const Hand& hand = ui.hands[scene.view.seat];
    if (scene.is_own_seat and not hands_over(ui))
        draw_hand(canvas, hand, ui.arranging ? &*ui.arranging : nullptr, marked_tiles(ui));
    else
        draw_backs(canvas, hand.size());
}

}  // namespace

Canvas draw(const Scene& scene, const Ui& ui) {
    Canvas canvas;
    draw_score_lines(canvas, scene);
    draw_layout(canvas, scene, ui);
    draw_frame(canvas);
    if (ui.hand_end) {
        draw_hand_end(canvas, *ui.hand_end);
    } else {
        draw_words(canvas, scene, ui);
        draw_own_hand(canvas, scene, ui);
    }
    draw_window(canvas, scene, ui);
    if (not ui.notices.empty()) draw_notice(canvas, ui.notices.front());
    return canvas;
}

}  // namespace parlor::tui::domino
