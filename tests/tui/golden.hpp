// Golden screens: tests/screens/NAME.txt, as they should look. `PARLOR_BLESS=1` rewrites them;
// the diff is then the review.
#pragma once

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>

#include "catch.hpp"
#include "tui/text.hpp"

namespace parlor::tui {

// The first rows in which two pictures differ.
inline std::string first_differences(const std::string& expected, const std::string& actual) {
    std::istringstream left{expected}, right{actual};
    std::string told, want, got;
    int number = 0, shown = 0;
    while (shown < 5) {
        ++number;
        const bool more_left = static_cast<bool>(std::getline(left, want));
        const bool more_right = static_cast<bool>(std::getline(right, got));
        if (not more_left and not more_right) break;
        if (more_left == more_right and want == got) continue;
        told += "row " + std::to_string(number) + "\n- " + (more_left ? want : "(nothing)") +
                "\n+ " + (more_right ? got : "(nothing)") + "\n";
        ++shown;
    }
    return told;
}

inline void check_golden(const std::string& name,
                         const Canvas& canvas,
                         GlyphSet set = GlyphSet::Unicode) {
    const std::string path = std::string{PARLOR_TESTS} + "/screens/" + name + ".txt";
    const std::string actual = picture_of(canvas, set);
    if (std::getenv("PARLOR_BLESS") != nullptr) std::ofstream{path} << actual;
    std::ifstream file{path};
    const std::string expected{std::istreambuf_iterator<char>{file}, {}};
    const std::string differences = first_differences(expected, actual);
    INFO(name << "\n" << differences);
    CHECK(differences.empty());
}

}  // namespace parlor::tui
