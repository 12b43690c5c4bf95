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

void check_golden(const std::string& name, const Canvas& canvas, GlyphSet set = GlyphSet::Unicode);

// Compares without colours: the text lines, and below them `#` for each reverse cell.
void check_golden_in_mono(const std::string& name, const Canvas& canvas);

// In every way: NAME, NAME-ascii, NAME-console, NAME-petscii and NAME-mono.
void check_golden_everywhere(const std::string& name, const Canvas& canvas);

}  // namespace parlor::tui
