#include "canvas/glyphs.hpp"
#include "canvas/letters.hpp"
#include "canvas/text.hpp"
#include "catch.hpp"
#include "terminal/look.hpp"

namespace parlor::tui {

TEST_CASE("U-1.1: a canvas has 25 rows of 40 cells, and clips what falls outside") {
    Canvas canvas;
    canvas.write({0, 36}, "CLIPPED", {});
    canvas.write({-1, 0}, "ABOVE", {});
    canvas.fill({23, -5, 30, 50}, U'x', {});
    const auto lines = lines_of(canvas, GlyphSet::Ascii);
    REQUIRE(lines.size() == 25);
    CHECK(lines[0] == std::string(36, ' ') + "CLIP");
    CHECK(lines[24] == std::string(40, 'x'));
}

TEST_CASE("U-1.3: every sign has its own stand-in of one column in each set") {
    for (const char32_t sign : U"─│┌┐└┘├┤┬┴┼▀▄█░▒▓▗▘▞●♦←╱╲") {
        if (sign == U'\0') continue;
        CHECK(in_set(sign, GlyphSet::Unicode) == sign);
        CHECK(in_set(sign, GlyphSet::Console) != U'?');
        CHECK(in_set(sign, GlyphSet::Ascii) < 0x7F);
        CHECK(in_set(sign, GlyphSet::Ascii) != U'?');
    }
}

TEST_CASE("U-1.4: no cell's glyph vanishes in its paper, in any depth") {
    for (const Depth depth : {Depth::Palette256, Depth::Colours16, Depth::Colours8})
        for (const Ink paper : {Ink::Black,
                                Ink::White,
                                Ink::Cyan,
                                Ink::LightGrey,
                                Ink::MidGrey,
                                Ink::DarkGrey,
                                Ink::Blue,
                                Ink::Brown}) {
            const Ink ink = paper == Ink::Black ? Ink::LightGrey : Ink::Black;
            const Look look = look_of({U'X', {ink, paper}}, depth, Paper::Black);
            CHECK(look.fore != look.back);
        }
    for (const Ink paper : {Ink::Blue, Ink::LightBlue}) {
        const Look look = look_of({U'L', {Ink::Black, paper}}, Depth::Colours8, Paper::Black);
        CHECK(look.back == 4);
        CHECK(look.fore == 7);
    }
    CHECK(look_of({U'X', {Ink::Black, Ink::White}}, Depth::Mono, Paper::Black).reverse);
    CHECK(look_of({}, Depth::Palette256, Paper::Terminal).back == -1);
}

TEST_CASE("names are shown in capitals, one column a letter, whatever bytes they are") {
    CHECK(upper("Zoë Łukasz") == "ZOË ŁUKASZ");
    CHECK(width("\xff\xfe") == 2);
    CHECK(cut("日本", 9) == "??");
    CHECK(wrapped("not enough money (C-3.1)", 12) ==
          std::vector<std::string>{"not enough", "money", "(C-3.1)"});
}

}  // namespace parlor::tui
