// Monkey: presses random keys, and can leave any screen.
#pragma once

#include <array>
#include <random>

#include "canvas/letters.hpp"
#include "readable.hpp"
#include "screened.hpp"

namespace parlor::tui {

// The first letters of the page's header, if it has a window.
inline std::string header_of(const Canvas& canvas) {
    std::u32string header;
    for (int col = 1; col < 15; ++col) header += canvas.cell({7, col}).glyph;
    return utf8(header);
}

template <class Table>
struct Monkey {
    Table table;
    PairsDrawn pairs;
    std::mt19937 chance{20261121};  // NOLINT: a fixed seed, for the same keys every time

    int below(int count) { return static_cast<int>(chance() % static_cast<unsigned>(count)); }

    Key any_key() {
        constexpr std::array named{Key::Enter,      Key::Esc,     Key::Tab,       Key::Backspace,
                                   Key::Insert,     Key::Home,    Key::End,       Key::PageUp,
                                   Key::PageDown,   Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft,
                                   Key::ArrowRight, Key::F1,      Key::F3,        Key::F5,
                                   Key::F7,         Key::Redraw,  Key::Resized,   Key::Unknown,
                                   Key::Elapsed};
        constexpr std::u32string_view letters =
            U"abcdefghijklmnopqrstuvwxyz0123456789.?,= BPRNCFrnbypcf\u00e9\u4e2d";
        if (below(4) == 0) return named[static_cast<std::size_t>(below(named.size()))];
        return key_of(letters[static_cast<std::size_t>(below(static_cast<int>(letters.size())))]);
    }
    bool at_launcher() { return table.row(8).find("MAIN MENU") != std::string::npos; }

    // Presses Esc, then the keys that leave a screen, until the launcher is shown.
    bool finds_launcher() {
        for (int i = 0; i < 40 and not at_launcher(); ++i) {
            table.keys("Esc Esc Esc Esc");
            if (not at_launcher()) table.keys(i % 2 == 0 ? "q y" : "x");
            if (not at_launcher() and i % 4 == 1) table.keys("Esc l y");  // the mode editor
            if (not at_launcher() and i % 4 == 3) table.keys("c");
        }
        return at_launcher();
    }
    void check_the_way_out(const std::string& when) {
        const auto page = table.app().canvas();
        INFO(when << "\n" << picture_of(page, GlyphSet::Ascii));
        REQUIRE(finds_launcher());
    }
    // Presses a random key; returns the new screen.
    Canvas press() {
        table.app().press_unhurried(any_key());
        if (below(300) == 0) table.app().press(below(2) == 0 ? Key::Save : Key::Interrupt);
        if (below(8) == 0) table.app().tick(below(700));
        const Canvas canvas = table.app().canvas();
        pairs.add(canvas);  // U-1.4, U-10.2
        return canvas;
    }
};

}  // namespace parlor::tui
