// Widgets: the pieces all screens are made of. Bars, dotted frames, windows, dialogs.
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

// A bar of one row with words on it, from the bar's first column on.
void bar(Canvas& canvas, At at, int width, std::string_view words, Style style);

// The dotted line round a panel; the panel is what is inside.
void dotted_frame(Canvas& canvas, const Box& frame);

// A black panel with a heavy, checkered frame.
void checkered_panel(Canvas& canvas, const Box& frame);

inline constexpr std::size_t most_lines_of_panel = 15;  // of a tall panel

// A panel that says something until a key is pressed.
struct Notice {
    std::string title, sub;
    std::vector<std::string> lines;  // up to 6 of 23 letters; "" leaves one free
    bool tall = false;               // most_lines_of_panel of 19 letters
    std::optional<Ink> band = {};    // three rows of it, with title and sub
    bool hands_over = false;         // the page behind is for the one who is called, and waits
};

// For its lines: one of them if that is short enough, else two.
[[nodiscard]] std::vector<std::string> sentence(const std::string& start, const std::string& end);

void draw_notice(Canvas& canvas, const Notice& notice);

}  // namespace parlor::tui
