#include <algorithm>
#include <random>
#include <sstream>

#include "catch.hpp"
#include "tui/letters.hpp"
#include "tui/painter.hpp"

namespace parlor::tui {
namespace {

// A terminal whose words are `{name,number,number}`, and one that obeys them.
std::string word(const char* name, int first = 0, int second = 0) {
    return std::string{"{"} + name + ' ' + std::to_string(first) + ' ' + std::to_string(second) +
           "}";
}

Terminal told_terminal(bool erases_in_paper) {
    Terminal terminal;
    terminal.move_to = [](At at) { return word("go", at.row, at.col); };
    terminal.to_row = [](int row) { return word("row", row); };
    terminal.to_col = [](int col) { return word("col", col); };
    terminal.ink = [](short number) { return word("ink", number); };
    terminal.paper = [](short number) { return word("paper", number); };
    terminal.blanks = [](int count) { return word("blanks", count); };
    terminal.plain = word("plain");
    terminal.bold = word("bold");
    terminal.reverse = word("reverse");
    terminal.clear = word("clear");
    terminal.back = "\b";
    terminal.erases_in_paper = erases_in_paper;
    terminal.glyphs = GlyphSet::Unicode;
    terminal.depth = Depth::Palette256;
    return terminal;
}

struct Glass {
    struct Point {
        char32_t glyph = U' ';
        int ink = -1, paper = -1;
        bool operator==(const Point& other) const {
            return glyph == other.glyph and paper == other.paper and
                   (glyph == U' ' or ink == other.ink);
        }
    };
    Size size;
    bool erases_in_paper;
    std::vector<Point> points = std::vector<Point>(static_cast<std::size_t>(size.rows * size.cols));
    int row = 0, col = 0, ink = -1, paper = -1;

    Point& at(int r, int c) { return points[static_cast<std::size_t>(r * size.cols + c)]; }
    Point blank() const { return {U' ', -1, erases_in_paper ? paper : -1}; }

    void obey(const std::string& name, int first, int second) {
        if (name == "go") row = first, col = second;
        if (name == "row") row = first;
        if (name == "col") col = first;
        if (name == "ink") ink = first;
        if (name == "paper") paper = first;
        if (name == "plain") ink = paper = -1;
        if (name == "clear") points.assign(points.size(), blank());
        if (name == "blanks")
            for (int i = 0; i < first; ++i) at(row, col + i) = blank();
    }
    void show(const std::string& text) {
        std::u32string all;
        for (std::size_t from = 0; from <= text.size();) {
            const auto to = std::min(text.find('\b', from), text.size());
            all += letters(text.substr(from, to - from));
            if (to < text.size()) all += U'\b';
            from = to + 1;
        }
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (all[i] == U'{') {
                const auto end = all.find(U'}', i);
                std::istringstream words{utf8(all.substr(i + 1, end - i - 1))};
                std::string name;
                int first = 0, second = 0;
                words >> name >> first >> second;
                obey(name, first, second);
                i = end;
            } else if (all[i] == U'\b') {
                --col;
            } else {
                at(row, col++) = {all[i], ink, paper};
            }
        }
    }
};

Canvas any_canvas(std::mt19937& chance) {
    Canvas canvas;
    const auto pick = [&](int count) {
        return static_cast<int>(chance() % static_cast<unsigned>(count));
    };
    for (int i = 0; i < 40; ++i) {
        const int row = pick(25), col = pick(40);
        canvas.fill({row, col, row + pick(6), col + pick(20)}, U" A│▞" [pick(4)], {
            static_cast<Ink>(pick(16)), static_cast<Ink>(pick(16))
        });
    }
    return canvas;
}

}  // namespace

TEST_CASE("U-1.6: what is sent step by step shows the same as all at once, and nothing twice") {
    std::mt19937 chance{7};
    const bool bce = GENERATE(true, false);
    const Size size = GENERATE(Size{24, 80}, Size{25, 40}, Size{30, 61});
    Painter painter{told_terminal(bce)};
    Glass glass{size, bce};
    for (int step = 0; step < 60; ++step) {
        const Canvas canvas = any_canvas(chance);
        glass.show(painter.paint(canvas, size));
        CHECK(painter.paint(canvas, size).empty());
        Painter fresh{told_terminal(bce)};
        Glass other{size, bce};
        other.show(fresh.paint(canvas, size));
        const auto parting =
            std::mismatch(glass.points.begin(), glass.points.end(), other.points.begin()).first;
        INFO("step " << step << ", at " << parting - glass.points.begin());
        REQUIRE(parting == glass.points.end());
        CHECK(glass.row == other.row);
        CHECK(glass.col == other.col);
    }
}

TEST_CASE("U-1.2: with 24 rows the last one is folded away; with fewer the size needed is said") {
    Canvas canvas;
    canvas.write({23, 0}, "ROW 23", {});
    canvas.write({24, 0}, "ROW 24", {});
    Painter painter{told_terminal(true)};
    const std::string seen = painter.paint(canvas, {24, 80});
    CHECK(seen.find("ROW 23") != std::string::npos);
    CHECK(seen.find("ROW 24") == std::string::npos);
    CHECK(painter.paint(canvas, {23, 80}).find("40 x 24") != std::string::npos);
    CHECK(painter.paint(canvas, {25, 80}).find("ROW 24") != std::string::npos);
}

}  // namespace parlor::tui
