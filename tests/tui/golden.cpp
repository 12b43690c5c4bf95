#include "golden.hpp"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>

#include "canvas/text.hpp"
#include "catch.hpp"
#include "terminal/look.hpp"
#include "where.hpp"

namespace parlor::tui {

std::string first_differences(const std::string& expected, const std::string& actual) {
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

void check_golden_text(const std::string& name, const std::string& actual) {
    const std::string path = std::string{tests_folder} + "/screens/" + name + ".txt";
    if (std::getenv("PARLOR_BLESS") != nullptr) std::ofstream{path} << actual;
    std::ifstream file{path};
    const std::string expected{std::istreambuf_iterator<char>{file}, {}};
    const std::string differences = first_differences(expected, actual);
    INFO(name << "\n" << differences);
    CHECK(differences.empty());
}

void check_golden(const std::string& name, const Canvas& canvas, GlyphSet set) {
    check_golden_text(name, picture_of(canvas, set));
}

void check_golden_in_mono(const std::string& name, const Canvas& canvas) {
    std::string actual;
    for (const std::string& line : lines_of(canvas, GlyphSet::Ascii)) actual += line + "\n";
    actual += "-- reverse --\n";
    for (int row = 0; row < canvas.size().rows; ++row) {
        for (int col = 0; col < canvas.size().cols; ++col)
            actual +=
                look_of(in_set(canvas.cell({row, col}), GlyphSet::Ascii), Depth::Mono, Paper::Black)
                        .reverse
                    ? '#'
                    : '.';
        actual += '\n';
    }
    check_golden_text(name, actual);
}

void check_golden_everywhere(const std::string& name, const Canvas& canvas) {
    check_golden(name, canvas);
    check_golden(name + "-ascii", canvas, GlyphSet::Ascii);
    check_golden(name + "-console", canvas, GlyphSet::Console);
    check_golden(name + "-petscii", canvas, GlyphSet::Petscii);
    check_golden_in_mono(name + "-mono", canvas);
}

}  // namespace parlor::tui
