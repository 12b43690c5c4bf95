#include "terminal/light_paper.hpp"

#include <filesystem>
#include <fstream>
#include <map>
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

using Rows = std::vector<std::string>;
using Parts = std::map<std::string, Rows>;  // of a golden screen: its text, ink and paper

// The screens of a golden file with colours, one for each set of glyphs; none of another file.
std::vector<Parts> screens_in(const std::filesystem::path& path) {
    std::ifstream file{path};
    std::vector<Parts> screens(1);
    std::string part = "text";
    for (std::string line; std::getline(file, line);) {
        const bool is_title = line.starts_with("-- ") and line.ends_with(" --");
        const std::string title = is_title ? line.substr(3, line.size() - 6) : "";
        if (title == "ink" or title == "paper") {
            part = title;
        } else if (title == "console" or title == "ascii" or title == "petscii") {
            screens.push_back(screens.front());
        } else if (screens.size() == 1) {
            screens.front()[part].push_back(line);
        } else {
            const auto space = line.find(' '), colon = line.find(": ");
            const int row = std::stoi(line.substr(space + 1));
            screens.back().at(line.substr(0, space)).at(static_cast<std::size_t>(row)) =
                line.substr(colon + 2);
        }
    }
    return screens.front().contains("paper") ? screens : std::vector<Parts>{};
}

template <class Use>
void for_each_cell(const Parts& screen, Use use) {
    for (std::size_t row = 0; row < screen.at("ink").size(); ++row) {
        const std::u32string glyphs = letters(screen.at("text").at(row));
        for (std::size_t col = 0; col < glyphs.size(); ++col)
            use(Cell{glyphs[col],
                     {ink_of(screen.at("ink").at(row).at(col)),
                      ink_of(screen.at("paper").at(row).at(col))}});
    }
}

template <class Use>
int for_each_screen(Use use) {
    int screens = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator{std::string{tests_folder} + "/screens"})
        for (const Parts& screen : screens_in(entry.path())) {
            ++screens;
            for_each_cell(screen, use);
        }
    return screens;
}

}  // namespace

TEST_CASE("U-1.4, U-10.2: the text of every screen has a contrast of 4.5 or more, on each paper") {
    PairsDrawn pairs;
    CHECK(for_each_screen([&](const Cell& cell) { pairs.add(cell); }) > 1500);
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
