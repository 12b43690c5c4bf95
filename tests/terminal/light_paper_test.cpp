#include "terminal/light_paper.hpp"

#include <filesystem>
#include <fstream>
#include <vector>

#include "canvas/letters.hpp"
#include "catch.hpp"
#include "readable.hpp"
#include "where.hpp"

namespace parlor::tui {
namespace {

constexpr std::array coloured_depths{
    Depth::TrueColour, Depth::Palette256, Depth::Colours16, Depth::Colours8};

Ink ink_of(char letter) {
    const auto found = std::string_view{"0123456789ABCDEF"}.find(letter);
    return found == std::string_view::npos ? Ink::Black : static_cast<Ink>(found);
}

// The rows of a golden file up to a line; nothing where the line is missing.
std::vector<std::string> rows_before(std::istream& file, const std::string& end) {
    std::vector<std::string> rows;
    for (std::string line; std::getline(file, line); rows.push_back(line))
        if (line == end) return rows;
    return end.empty() ? rows : std::vector<std::string>{};
}

// The cells of a golden file with colours.
std::vector<Cell> cells_in(const std::filesystem::path& path) {
    std::ifstream file{path};
    const auto text = rows_before(file, "-- ink --");
    const auto inks = rows_before(file, "-- paper --");
    const auto papers = rows_before(file, "");
    std::vector<Cell> cells;
    for (std::size_t row = 0; row < inks.size(); ++row) {
        const std::u32string glyphs = letters(text.at(row));
        for (std::size_t col = 0; col < glyphs.size(); ++col)
            cells.push_back(
                {glyphs[col], {ink_of(inks[row].at(col)), ink_of(papers.at(row).at(col))}});
    }
    return cells;
}

template <class Use>
int for_each_screen(Use use) {
    int screens = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator{std::string{tests_folder} + "/screens"}) {
        const std::vector<Cell> cells = cells_in(entry.path());
        screens += cells.empty() ? 0 : 1;
        for (const Cell& cell : cells) use(cell);
    }
    return screens;
}

}  // namespace

TEST_CASE("U-1.4, U-10.2: the text of every screen has a contrast of 4.5 or more, on each paper") {
    PairsDrawn pairs;
    CHECK(for_each_screen([&](const Cell& cell) { pairs.add(cell); }) > 500);
    CHECK(pairs.count() > 40);
}

TEST_CASE("U-1.4: any ink can be read on the light background, and on white") {
    for (int i = 0; i < ink_count; ++i)
        for (const Ink paper : {Ink::Black, Ink::White}) {
            const Ink ink = static_cast<Ink>(i);
            INFO(letter_of(ink) << " on " << letter_of(paper));
            if (ink != paper) CHECK(unreadable_on_light({U'X', {ink, paper}}).empty());
        }
}

TEST_CASE("U-1.4: on light paper no two players' colours become one, where there are enough") {
    for (const Depth depth : {Depth::TrueColour, Depth::Palette256}) {
        std::set<short> numbers;
        for (int i = 2; i < ink_count; ++i)
            numbers.insert(look_of({U'X', {static_cast<Ink>(i)}}, depth, Paper::Light).fore);
        CHECK(numbers.size() == ink_count - 2);
    }
}

TEST_CASE(
    "U-1.4: light paper is the terminal's own, and what is drawn on papers keeps its colour") {
    for (const Depth depth : coloured_depths) {
        CHECK(look_of({}, depth, Paper::Light).back == -1);
        const Look line = look_of({U'▐', {Ink::Black, Ink::Cyan}}, depth, Paper::Light);
        CHECK(line == look_of({U'▐', {Ink::Black, Ink::Cyan}}, depth, Paper::Black));
    }
    const Cell shade{U'█', {Ink::LightGrey, Ink::White}};
    for (const Depth depth : coloured_depths) {
        const Look look = look_of(shade, depth, Paper::Light);
        CHECK(look.fore != look.back);
    }
}

TEST_CASE("U-1.4: with the terminal's own paper plain text has the terminal's own ink") {
    int plain = 0;
    for_each_screen([&](const Cell& cell) {
        const Style style = seen(cell);
        if (style.paper != Ink::Black or cell.glyph == U' ') return;
        if (style.ink != Ink::White and style.ink != Ink::LightGrey) return;
        ++plain;
        for (const Depth depth : coloured_depths) {
            const Look look = look_of(cell, depth, Paper::Terminal);
            if (look.fore == -1 and look.back == -1) continue;
            FAIL_CHECK(letter_of(style.ink) << " at depth " << static_cast<int>(depth));
        }
    });
    CHECK(plain > 1000);
    // At eight colours grey is white.
    CHECK(look_of({U'X', {Ink::MidGrey}}, Depth::Colours8, Paper::Terminal).fore == -1);
}

}  // namespace parlor::tui
