#include "tui/dominoes/table/table_screen.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "canvas/glyphs.hpp"
#include "canvas/letters.hpp"
#include "canvas/part.hpp"
#include "canvas/shortened.hpp"
#include "dominoes/words/tile_words.hpp"
#include "tui/desk/pages/book_page.hpp"
#include "tui/desk/pages/watching.hpp"
#include "tui/dominoes/hint.hpp"
#include "tui/dominoes/review/hand_end_rows.hpp"
#include "tui/dominoes/review/sheet_page.hpp"
#include "tui/dominoes/score_lines.hpp"
#include "tui/dominoes/table/aids.hpp"
#include "tui/dominoes/table/pointing.hpp"
#include "tui/dominoes/table/table_picture.hpp"
#include "tui/dominoes/table/turn.hpp"
#include "tui/dominoes/telling.hpp"

namespace parlor::tui::domino_table {
namespace {

constexpr At to_do{22, 1}, told_last{23, 1};
constexpr Style bright{Ink::White, Ink::Black}, quiet{Ink::LightGrey, Ink::Black};

// What the player has begun on the page of the table, if that page has the decision.
const Turn& turn_of(const desk::Desk& desk) {
    static const Turn nothing;
    const Turn* const turn = desk.below == nullptr ? nullptr : desk.below->state_as<Turn>();
    return turn == nullptr ? nothing : *turn;
}

dominoes::EndSet ends_to_choose(const Picture& picture, const Turn& turn) {
    if (turn.asks_end_for) return different_places(picture.view.layout, turn.asks_end_for->inner);
    const auto play = pointed(picture, turn);
    return play ? places(picture, *play) : dominoes::EndSet{};
}

std::optional<End> end_pointed_at(const Picture& picture, const Turn& turn) {
    const auto play = pointed(picture, turn);
    return play ? place_of(picture.view.layout, *play) : std::nullopt;
}

std::string question_for_end(const Picture& picture, const Turn& turn) {
    std::vector<std::string> ends;
    for (const End end : ends_to_choose(picture, turn))
        ends.push_back(std::to_string(number(end)) +
                       (picture.has_aids ? gain_at(picture, *turn.asks_end_for, end) : ""));
    return words_for(*turn.asks_end_for) + " AT WHICH END? " + upper(listed(ends, "or"));
}

// The play that an arrow points at: `6-4 AT 2   COUNT 10: +10   ENTER PLAYS`
std::string words_for_pointed(const Picture& picture,
                              const Turn& turn,
                              const dominoes::Play& play) {
    const auto end = end_pointed_at(picture, turn);
    const std::string where = end ? " AT " + std::to_string(number(*end)) : "";
    const std::string count = picture.has_aids ? "   " + count_of_play(picture, play) : "";
    const bool has_others = ends_to_choose(picture, turn).has_several();
    return words_for(play.laid) + where + count + "   ENTER PLAYS" +
           (has_others ? ", UP AND DOWN CHANGE THE END" : "");
}

// `YOUR TILE: 3_`, always as wide as with two digits, so that what follows stays in its place.
std::string field_of(const Turn& turn) {
    constexpr std::size_t with_two_digits = 3;
    std::string field = turn.entry + "_";
    field.resize(with_two_digits, ' ');
    return "YOUR TILE: " + field;
}

// True until the screen shows Mack's move.
bool mack_thinks(const Picture& picture, const desk::Desk& desk) {
    return desk::computer_decides(picture) and desk.notices.empty();
}

// The count of a typed tile, the hint, or what can be pressed.
std::string words_beside_entry(const Picture& picture, const Turn& turn) {
    std::string words;
    if (const auto entered = turn.entered_tile(); entered and picture.has_aids)
        words = count_before(picture, *entered);
    else if (turn.hint)
        words = words_for_hint(*turn.hint);
    else if (picture.view.choices.redeal)
        words = "F - NEW DEAL";
    return "   " + (words.empty() ? "ARROWS/DIGITS, ENTER" : words);
}

// In a replay there is nothing to do.
std::string words_to_do(const Picture& picture, const desk::Desk& desk) {
    if (desk.is_replay) return "";
    const Turn& turn = turn_of(desk);
    if (not desk.prompts.refusal.empty()) return upper(desk.prompts.refusal);
    if (turn.arranging) return "SPACE SELECTS, ENTER SWAPS OR FLIPS";
    if (picture.is_to_be_read) return desk.waits_for_key ? "PRESS SPACE" : "SPACE CONTINUES";
    if (const auto play = pointed(picture, turn)) return words_for_pointed(picture, turn, *play);
    if (turn.asks_end_for) return question_for_end(picture, turn);
    if (mack_thinks(picture, desk)) return upper(picture.name(picture.decider())) + " IS THINKING";
    const Seat decider = picture.decider();
    if (desk.hands_over() or picture.is_shut or decider == dominoes::nobody) return "";
    // Legal moves would reveal the hand.
    if (not picture.has_eyes or decider == dominoes::other(picture.view.seat))
        return upper(picture.name(decider)) + " DECIDES";
    const auto& choices = picture.view.choices;
    const std::string redeal = choices.redeal ? "   F - NEW DEAL" : "";
    if (picture.draws_again()) return "NOTHING FITS: D DRAWS UNTIL A TILE DOES";
    if (choices.draw) return "NOTHING FITS: D DRAWS" + redeal;
    if (choices.pass) return "NOTHING FITS: P PASSES";
    if (choices.plays.empty()) return "";
    return field_of(turn) + words_beside_entry(picture, turn);
}

// Long words continue on the second line, and replace the last events there.
void draw_words(Canvas& canvas, const Picture& picture, const desk::Desk& desk) {
    constexpr int line_width = Canvas::cols - 1;
    const auto lines = wrapped(words_to_do(picture, desk), line_width);
    const std::string remark = upper(desk.prompts.remark);
    const std::string& told = remark.empty() ? desk.prompts.below.words : remark;
    if (desk.hands_over() or not picture.is_shut)
        canvas.write(told_last, fitting(told, width_of_told), quiet);
    At at = to_do;
    for (const std::string& line : lines) {
        if (at == told_last) canvas.fill({at.row, 0, at.row, Canvas::cols - 1}, U' ', bright);
        canvas.write(at, line, bright);
        ++at.row;
    }
    if (not lines.empty()) canvas.point_at({to_do.row, to_do.col + width(lines.front())});
}

void draw_frame(Canvas& canvas) {
    const auto [rows, cols] = canvas.size();
    canvas.fill({rows - 1, 0, rows - 1, cols - 1}, glyph::dots_right, {Ink::DarkGrey, Ink::Black});
}

void draw_layout(Canvas& canvas, const Picture& picture, const Turn& turn, Size table) {
    if (picture.drawn)
        return draw_drawn(
            canvas,
            {picture.drawn->others, upper(picture.name(dominoes::other(picture.view.seat)))},
            {picture.drawn->own, upper(picture.name(picture.view.seat))},
            picture.felt,
            table);
    draw_table(canvas,
               picture.view.layout,
               {picture.felt,
                picture.played(),
                ends_to_choose(picture, turn),
                end_pointed_at(picture, turn)},
               table);
}

dominoes::Tiles marked_tiles(const desk::Desk& desk) {
    const Turn& turn = turn_of(desk);
    dominoes::Tiles marked = desk.prompts.refusal.empty() ? dominoes::Tiles{} : turn.shown;
    if (turn.hint) marked.insert(tile_of(turn.hint->laid));
    return marked;
}

// While an arrow points at a tile, those that do not fit are dim.
HandLook look_of_hand(const Picture& picture, const desk::Desk& desk) {
    const Turn& turn = turn_of(desk);
    HandLook look{.arranging = turn.arranging ? &*turn.arranging : nullptr,
                  .marked = marked_tiles(desk)};
    if (const auto play = pointed(picture, turn)) {
        look.pointed = tile_of(play->laid);
        look.dim = picture.view.hand - tiles_that_fit(picture);
    }
    return look;
}

// Hidden until the player has come to the keyboard, and while the tiles drawn for the down are
// shown.
void draw_own_hand(Canvas& canvas,
                   const Picture& picture,
                   const desk::Desk& desk,
                   HandPlace place) {
    if (picture.drawn) return;
    if (picture.has_eyes and not desk.hands_over())
        draw_hand(canvas, *picture.hand, look_of_hand(picture, desk), place);
    else
        draw_backs(canvas, picture.own_count, place);
}

// The page after a game has rows of its own, in place of the hand; other pages of decisions only
// keep what the player has begun.
bool is_below_table(const desk::Desk& desk) {
    return desk.above.empty() and desk.below != nullptr and desk.below->state_as<Turn>() == nullptr;
}

// Windows are in the middle of the height, at the left.
At corner_of_windows(Size room) { return {(room.rows - Canvas::rows) / 2, 0}; }
At corner_of_lower_rows(Size room) { return {room.rows - Canvas::rows, 0}; }

void draw_pages(Canvas& canvas, const Picture& picture, const desk::Desk& desk) {
    const Size room = canvas.size();
    const auto draw = [&](Canvas& part) { desk.draw_pages(part, picture, 0); };
    if (is_below_table(desk)) draw_on_part(canvas, corner_of_lower_rows(room), draw);
    if (not desk.above.empty()) draw_on_part(canvas, corner_of_windows(room), draw);
}

void draw_panel(Canvas& canvas, const Notice& notice) {
    draw_on_part(
        canvas, corner_of_windows(canvas.size()), [&](Canvas& part) { draw_notice(part, notice); });
}

// What is to be read over the table; a panel next to it has what is aside.
const Notice* notice_to_read(const desk::Desk& desk, bool has_panel) {
    if (not desk.notices.empty()) return &desk.notices.front();
    const auto& aside = turn_of(desk).aside;
    return aside and not has_panel ? &aside->notice : nullptr;
}

}  // namespace

Canvas draw(const Picture& picture, const desk::Desk& desk, const Extent& room) {
    const Notice* const notice = notice_to_read(desk, room.has_panel);
    const bool ends_hand = notice != nullptr and notice->is_below_table;
    Canvas canvas{room.size};
    if (not is_covered(desk)) {
        draw_score_lines(canvas, picture, desk.presence);
        draw_layout(canvas, picture, turn_of(desk), room.table);
        draw_frame(canvas);
        if (not ends_hand) {
            draw_on_part(canvas, corner_of_lower_rows(room.size), [&](Canvas& part) {
                draw_words(part, picture, desk);
            });
            draw_own_hand(canvas, picture, desk, room.hand);
        }
    }
    if (ends_hand)
        draw_on_part(canvas, corner_of_lower_rows(room.size), [&](Canvas& part) {
            draw_hand_end(part, *notice);
        });
    else
        draw_pages(canvas, picture, desk);
    if (notice != nullptr and not ends_hand) draw_panel(canvas, *notice);
    return canvas;
}

bool is_covered(const desk::Desk& desk) {
    return desk.shown<desk::Reading>() != nullptr or desk.shown<Scores>() != nullptr or
           desk.shown<OpenSheet>() != nullptr;
}

}  // namespace parlor::tui::domino_table
