#include "canvas/segments.hpp"

#include "canvas/letters.hpp"

namespace parlor::tui {

void write_in_segments(Canvas& canvas, At at, std::string_view digits, Style style) {
    constexpr char32_t segmented_zero = U'🯰';
    for (const char32_t letter : letters(digits)) {
        const bool is_digit = letter >= U'0' and letter <= U'9';
        canvas.put(at, letter, style, {.petscii = is_digit ? segmented_zero + letter - U'0' : 0});
        ++at.col;
    }
}

}  // namespace parlor::tui
