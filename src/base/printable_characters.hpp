// The characters that may be printed on screens and in answers, stories, records and error
// messages.
//
// Source:  Unicode 14: general category, bidirectional class, East Asian width.
// Choices: the table lists the allowed characters, so a character that was overlooked, or that a
//          later Unicode adds, is refused. Allowed are characters that a terminal shows in one
//          column, on their own, from left to right, and that fit one cell of our canvas: Latin,
//          Greek and Cyrillic letters, U+0020, punctuation, currency and mathematical signs,
//          arrows, lines and blocks, suits and notes. Refused are controls; invisible and
//          direction-changing characters (zero-width, bidirectional, tags, variation selectors,
//          soft hyphen); combining accents; blanks other than U+0020; private use, noncharacters
//          and unassigned code points; right-to-left letters, as they reorder their neighbours; and
//          wide characters, as they need two cells.
#pragma once

namespace parlor {

[[nodiscard]] bool is_printable(char32_t code);

}  // namespace parlor
