// Widgets: parts that all screens share: bars, dotted frames, windows, dialogs.
//
// Source: docs/layout.md, 1 and 4.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "canvas/canvas.hpp"

namespace parlor::tui {

inline constexpr Style on_white{Ink::Black, Ink::White};
inline constexpr Style on_cyan{Ink::Black, Ink::Cyan};
inline constexpr Style on_bar{Ink::Black, Ink::LightGrey};
inline constexpr Style on_body{Ink::Black, Ink::MidGrey};
inline constexpr Style on_black{Ink::LightGrey, Ink::Black};

// A bar of one row, with words from its first column on.
void bar(Canvas& canvas, At at, int width, std::string_view words, Style style);

// A dotted line around a panel; `frame` is the line.
void dotted_frame(Canvas& canvas, const Box& frame);
void dotted_sides(Canvas& canvas, const Box& frame);  // the frame without its top row

// A black panel with a heavy, checkered frame.
void checkered_panel(Canvas& canvas, const Box& frame);

// A player's sign on their colour (U-10.1).
[[nodiscard]] inline Style style_of_sign(Ink colour) { return {readable_on(colour), colour}; }
void draw_sign(Canvas& canvas, At at, char32_t sign, Ink colour);

// What a key did, or why it did nothing, in the prompt lines next to a menu; nothing when there are
// no words.
void draw_remark(Canvas& canvas, const std::string& words);

inline constexpr std::size_t most_lines_of_panel = 15;  // on a tall panel
inline constexpr int width_of_tall_panel = 19;          // letters in each of its lines

// A panel with a message, shown until a key is pressed.
struct Notice {
    std::string title, sub;
    std::vector<std::string> lines;  // up to 6 lines of 23 letters; "" is a blank line
    bool tall = false;               // up to most_lines_of_panel lines, width_of_tall_panel wide
    std::optional<Ink> band = {};    // the colour of the three top rows, with title and sub
    bool hands_over = false;         // calls a player; the page behind it waits for the player
    bool is_for_decider = false;     // a player who has to be called reads it only then
    bool is_trouble = false;         // a skip to the next decision stops here (U-5.5)
    bool leads_on = false;           // the next screen shows the same, so no key is needed
    bool is_below_table = false;     // of dominoes, which stays in sight
    bool leads_to_board = false;     // ? then shows how to read the board (U-10.3)
};

// The lines of a notice: one line if both parts fit, otherwise two.
[[nodiscard]] std::vector<std::string> sentence(const std::string& start, const std::string& end);

// Tall panels like this one, as many as these words need.
[[nodiscard]] std::vector<Notice> tall_notices(const Notice& like, const std::string& words);

void draw_notice(Canvas& canvas, const Notice& notice);

}  // namespace parlor::tui
