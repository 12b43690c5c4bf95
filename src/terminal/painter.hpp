// Painter: computes the bytes that make a terminal show a canvas. It remembers the last picture,
// and returns only the differences, as one string.
//
// Not here: sending the string (connection.hpp); the terminal's escape sequences (terminal.hpp).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "terminal/brush.hpp"
#include "terminal/moves.hpp"
#include "terminal/pen.hpp"
#include "terminal/picture.hpp"

namespace parlor::tui {

class Painter {
public:
    explicit Painter(const Terminal& terminal) : terminal_{terminal}, brush_{terminal} {}

    [[nodiscard]] GlyphSet glyphs() const { return terminal_.glyphs; }
    [[nodiscard]] bool has_colours() const {
        return terminal_.depth != Depth::Mono and terminal_.depth != Depth::Attributes;
    }

    // Empty when nothing has changed. A window that is too small shows the question instead, or else
    // the size that is needed.
    [[nodiscard]] std::string paint(const Canvas& canvas,
                                    Size size,
                                    std::string_view question = {});

    // Takes up the colours of what pulses, so that its first turn is as short as the others (U-10.1).
    [[nodiscard]] std::string take_up_pulse(const Canvas& canvas);

    // Call when the terminal no longer shows the last picture.
    void forget() { known_ = false; }

private:
    enum class Order : std::uint8_t { ByRow, ByNearness };

    void fit(Size size, Size canvas);
    [[nodiscard]] Pen pen();
    [[nodiscard]] std::string say(std::vector<std::string> lines);
    [[nodiscard]] bool touches_last_cell(const Run& run) const;
    [[nodiscard]] Pen painted(Pen pen, const Picture& from, const Picture& to, Order order);
    [[nodiscard]] Pen shortest(const Picture& to, At cursor);
    [[nodiscard]] std::string sent(const Pen& pen);

    Terminal terminal_;
    Brush brush_;
    Moves moves_;
    Frame frame_;
    Picture last_;
    std::vector<std::string> said_;  // in a window that is too small
    PenState state_;
    bool known_ = false;  // whether one of the two is on the terminal
};

}  // namespace parlor::tui
