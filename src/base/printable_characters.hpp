// The characters that may be printed: on screens, in answers, stories, records and complaints.
//
// Source:  Unicode 14: general category, bidirectional class, East Asian width.
// Choices: a table of what may be, so what nobody thought of, or is added to Unicode later, may
//          not. In it is what a terminal shows in one column, by itself, from left to right, and
//          our canvas in one cell: Latin, Greek and Cyrillic letters, the blank, punctuation,
//          signs of money and mathematics, arrows, lines and blocks, suits and notes. Not in it
//          are controls; what has no width or turns the reading order (zero-width, bidirectional,
//          tags, variation selectors, soft hyphen); what joins the character before it (accents
//          of their own); blanks that are no U+0020; private use, noncharacters and what is not
//          assigned; nor letters that are written from right to left, as they turn the order of
//          all that stands beside them; nor wide ones, as they need two cells.
#pragma once

namespace parlor {

[[nodiscard]] bool is_printable(char32_t code);

}  // namespace parlor
