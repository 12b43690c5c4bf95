// FakeTerminal: a terminal emulator for tests. It executes our escape sequences according to
// ECMA-48 and the VT100's manual, and has the resulting screen. It reports unknown sequences as
// complaints.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "terminal/terminal.hpp"

namespace parlor::tui {

class FakeTerminal {
public:
    struct Point {
        char32_t glyph = U' ';
        Look look;
        friend bool operator==(const Point&, const Point&) = default;
    };

    FakeTerminal(Size size, bool erases_in_paper) : erases_in_paper_{erases_in_paper} {
        resize(size);
    }

    void show(std::string_view bytes);

    // Fills the screen with garbage, because terminals that reflow lines may leave their contents
    // anywhere.
    void resize(Size size);

    // A cell as a person sees it: without the ink of a blank, which is invisible.
    [[nodiscard]] Point at(int row, int col) const;
    [[nodiscard]] At cursor() const { return cursor_; }
    [[nodiscard]] Size size() const { return size_; }
    [[nodiscard]] const std::string& complaints() const { return complaints_; }
    [[nodiscard]] int bells() const { return bells_; }

    // What programs have asked of the keyboard: the level of kitty's protocol in force, and the
    // value of xterm's modifyOtherKeys, at first 0. Not on a screen of its own.
    [[nodiscard]] int keyboard_level() const { return levels_.empty() ? 0 : levels_.back(); }
    [[nodiscard]] int other_keys() const { return other_keys_; }
    [[nodiscard]] std::string text() const;

    friend bool operator==(const FakeTerminal& one, const FakeTerminal& other);

private:
    void obey(char32_t letter);
    void obey_control(char32_t letter);
    void obey_sequence();
    void obey_look();
    void obey_keyboard();
    void obey_escape(char32_t letter);
    void put(char32_t letter);
    void erase(int row, int from, int to);
    void move(int row, int col);
    [[nodiscard]] int number(std::size_t i, int otherwise) const;
    Point& point(int row, int col);

    Size size_;
    bool erases_in_paper_;
    std::vector<Point> points_;
    At cursor_;
    bool wraps_next_ = false;
    Look look_;
    bool g0_draws_ = false, g1_draws_ = false, shifted_ = false;
    char32_t last_ = U' ';
    enum class In { Text, Escape, Sequence, Title, Charset0, Charset1 } in_ = In::Text;
    char32_t final_ = 0;
    std::string parameters_;
    std::vector<int> numbers_;
    std::string bytes_;  // an incomplete UTF-8 character
    std::string complaints_;
    int bells_ = 0;
    std::vector<int> levels_;
    int other_keys_ = 0;
};

}  // namespace parlor::tui
