#include "golden.hpp"

#include <array>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string_view>
#include <vector>

#include "canvas/text.hpp"
#include "catch.hpp"
#include "terminal/look.hpp"
#include "where.hpp"

namespace parlor::tui {
namespace {

using Lines = std::vector<std::string>;

struct OtherSet {
    std::string_view name;
    GlyphSet set;
};
constexpr std::array other_sets{OtherSet{"console", GlyphSet::Console},
                                OtherSet{"ascii", GlyphSet::Ascii},
                                OtherSet{"petscii", GlyphSet::Petscii}};

Lines lines_in(const std::string& text) {
    std::istringstream stream{text};
    Lines lines;
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

// The lines of a picture that are others than in `usual`. Both have the text, inks and papers of
// the same rows, each part below a line with its name.
std::string other_rows(std::string_view set, const Lines& usual, const Lines& here) {
    std::string told = "-- " + std::string{set} + " --\n";
    std::string part = "text";
    std::size_t first = 0;  // the line of the part's first row
    for (std::size_t i = 0; i < here.size(); ++i) {
        if (here[i] == "-- ink --" or here[i] == "-- paper --") {
            part = here[i].substr(3, here[i].size() - 6);
            first = i + 1;
        } else if (here[i] != usual[i]) {
            told += part + " " + std::to_string(i - first) + ": " + here[i] + "\n";
        }
    }
    return told;
}

}  // namespace

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

void check_golden(const std::string& name, const Canvas& canvas) {
    std::string actual = picture_of(canvas, GlyphSet::Unicode);
    const Lines usual = lines_in(actual);
    for (const OtherSet& other : other_sets)
        actual += other_rows(other.name, usual, lines_in(picture_of(canvas, other.set)));
    check_golden_text(name, actual);
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
    check_golden_in_mono(name + "-mono", canvas);
}

}  // namespace parlor::tui
