// Golden screens: the expected screens in tests/screens/NAME.txt. `PARLOR_BLESS=1` rewrites them;
// review their diff.
#pragma once

#include <string>

#include "canvas/text.hpp"
#include "catch.hpp"

namespace parlor::tui {

// The first rows in which two texts differ.
std::string first_differences(const std::string& expected, const std::string& actual);

void check_golden_text(const std::string& name, const std::string& actual);

// Compares the screen as it is in Unicode, and below it the rows that are others in each other set
// of glyphs: "-- ascii --", and a row's number with its text, inks or papers.
void check_golden(const std::string& name, const Canvas& canvas);

// Compares without colours: the text lines, and below them `#` for each reverse cell.
void check_golden_in_mono(const std::string& name, const Canvas& canvas);

// In every way: NAME, and NAME-mono without colours.
void check_golden_everywhere(const std::string& name, const Canvas& canvas);

}  // namespace parlor::tui
