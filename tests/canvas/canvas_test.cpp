#include <algorithm>
#include <cmath>

#include "canvas/glyphs.hpp"
#include "canvas/letters.hpp"
#include "canvas/segments.hpp"
#include "canvas/text.hpp"
#include "catch.hpp"
#include "contrast.hpp"
#include "terminal/look.hpp"

namespace parlor::tui {
namespace {

double contrast(Ink one, Ink other) { return contrast(rgb_of(one), rgb_of(other)); }

struct Lab {
    double lightness, a, b;
};

// Source: CIE 1976 L*a*b*, with the white of D65.
Lab lab_of(Rgb colour) {
    const double red = linear(colour.red), green = linear(colour.green), blue = linear(colour.blue);
    const auto cube_root = [](double value) {
        return value > 0.008856 ? std::cbrt(value) : 7.787 * value + 16.0 / 116;
    };
    const double x = cube_root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
    const double y = cube_root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    const double z = cube_root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double distance_in_256(char32_t glyph, Ink one, Ink other) {
    const auto seen = [glyph](Ink ink) {
        return lab_of(
            rgb_of_256(look_of({glyph, {ink, Ink::Black}}, Depth::Palette256, Paper::Black).fore));
    };
    const Lab first = seen(one), second = seen(other);
    return std::hypot(first.lightness - second.lightness, first.a - second.a, first.b - second.b);
}

}  // namespace

TEST_CASE("a part of a canvas has its cells, and can be put elsewhere") {
    Canvas canvas;
    canvas.write({2, 3}, "HERE", {Ink::White, Ink::Red});
    const Canvas part = canvas.part({1, 3, 2, 6});
    CHECK(part.size() == Size{2, 4});
    CHECK(part.cell({1, 0}) == canvas.cell({2, 3}));
    Canvas other;
    other.insert({10, 20}, part);
    CHECK(other.cell({11, 23}) == canvas.cell({2, 6}));
}

TEST_CASE("a part of a canvas over its edge is clipped, and blank outside when it is taken") {
    Canvas canvas;
    canvas.write({24, 36}, "EDGE", {Ink::White, Ink::Red});
    const Canvas part = canvas.part({23, 38, 26, 43});
    CHECK(part.cell({1, 1}) == canvas.cell({24, 39}));
    CHECK(part.cell({1, 2}) == Cell{});
    CHECK(part.cell({2, 0}) == Cell{});
    Canvas other{{2, 3}};
    for (const At corner : {At{-1, -1}, At{-9, 0}, At{0, 50}, At{0, -50}, At{5, 0}})
        other.insert(corner, part);
    CHECK(other.cell({0, 0}) == canvas.cell({24, 39}));
    CHECK(std::ranges::count(other.cells(), Cell{}) == 5);
}

TEST_CASE("U-5.8: letters on colours are black or white, whichever reads better") {
    for (int i = 0; i < ink_count; ++i) {
        const Ink paper = static_cast<Ink>(i);
        const Ink chosen = readable_on(paper);
        const Ink other = chosen == Ink::Black ? Ink::White : Ink::Black;
        INFO(letter_of(paper));
        CHECK((chosen == Ink::Black or chosen == Ink::White));
        CHECK(contrast(chosen, paper) >= contrast(other, paper));
        CHECK(contrast(chosen, paper) > 4.5);
    }
    CHECK(look_of({U'O', {Ink::White, Ink::Orange}}, Depth::Colours8, Paper::Black).fore == 0);
    CHECK(look_of({U'O', {Ink::White, Ink::Brown}}, Depth::Colours16, Paper::Black).fore == 0);
}

TEST_CASE("U-5.8, U-10.2: of 256 colours the dark ones stay apart from the light ones") {
    constexpr std::array coloured{Ink::Red,
                                  Ink::Cyan,
                                  Ink::Purple,
                                  Ink::Green,
                                  Ink::Blue,
                                  Ink::Yellow,
                                  Ink::Orange,
                                  Ink::Brown,
                                  Ink::Pink,
                                  Ink::LightGreen,
                                  Ink::LightBlue};
    for (const char32_t glyph : {U'█', U'X'}) {
        CHECK(distance_in_256(glyph, Ink::Blue, Ink::LightBlue) > 30);
        CHECK(distance_in_256(glyph, Ink::Red, Ink::Pink) > 30);
        CHECK(distance_in_256(glyph, Ink::Green, Ink::LightGreen) > 30);
        CHECK(distance_in_256(glyph, Ink::Brown, Ink::Orange) > 30);
        for (const Ink one : coloured)
            for (const Ink other : coloured) {
                INFO(letter_of(one) << letter_of(other));
                CHECK((one == other or distance_in_256(glyph, one, other) > 20));
            }
    }
}

TEST_CASE("U-5.8: without half blocks an edge takes its whole cell, with them half of it") {
    const Cell edge{edge_sign(Down | Right), {Ink::Black, Ink::Orange}};
    CHECK(in_set(edge, GlyphSet::Unicode) == Cell{U'▟', {Ink::Black, Ink::Orange}});
    CHECK(in_set(edge, GlyphSet::Console) == Cell{U'█', {Ink::Black, Ink::Orange}});
    CHECK(in_set(edge, GlyphSet::Ascii) == Cell{U'+', {Ink::Black, Ink::Orange}, true});
    CHECK(in_set(edge_sign(Left), GlyphSet::Console) == U'▌');
    CHECK(in_set(edge_sign(Up), GlyphSet::Ascii) == U'-');
}

TEST_CASE("U-10.9: a set of glyphs has its own sign for a part of a drawing, or a stand-in") {
    Canvas canvas;
    canvas.put(
        {0, 0}, U'▟', {Ink::Red, Ink::Cyan}, {.petscii = U'🬷', .console = U'▌', .ascii = 'i'});
    canvas.put({0, 1}, U'▄', {Ink::Red, Ink::Cyan}, {.petscii = U'🬭'});
    const Cell own = canvas.cell({0, 0}), other = canvas.cell({0, 1});
    CHECK(in_set(own, GlyphSet::Unicode) == Cell{U'▟', {Ink::Red, Ink::Cyan}});
    CHECK(in_set(own, GlyphSet::Petscii) == Cell{U'🬷', {Ink::Red, Ink::Cyan}});
    CHECK(in_set(own, GlyphSet::Console) == Cell{U'▌', {Ink::Red, Ink::Cyan}});
    CHECK(in_set(own, GlyphSet::Ascii) == Cell{U'i', {Ink::Black, Ink::Cyan}});
    CHECK(in_set(other, GlyphSet::Console).glyph == U'▄');
    CHECK(in_set(other, GlyphSet::Ascii).glyph == U'_');
    CHECK(lines_of(canvas, GlyphSet::Petscii)[0].starts_with("🬷🬭"));
}

TEST_CASE("U-10.9: petscii has the thin lines of the C64, its checks, and round tokens") {
    const auto shown = [](char32_t glyph) { return in_set(glyph, GlyphSet::Petscii); };
    CHECK(shown(edge_sign(Up)) == U'▔');
    CHECK(shown(edge_sign(Down | Right)) == U'🭿');
    CHECK(shown(glyph::checker) == U'🮕');
    for (const char32_t same : {U'A', U'Ğ', U'─', U'▗', U'█', U'♦', U'»', glyph::token})
        CHECK(shown(same) == same);
}

TEST_CASE("U-10.9: dice and clocks have seven segments in petscii, and plain digits elsewhere") {
    Canvas canvas;
    write_in_segments(canvas, {0, 0}, "9:05", {Ink::White, Ink::Black});
    CHECK(lines_of(canvas, GlyphSet::Petscii)[0].starts_with("🯹:🯰🯵"));
    for (const GlyphSet set : {GlyphSet::Unicode, GlyphSet::Console, GlyphSet::Ascii})
        CHECK(lines_of(canvas, set)[0].starts_with("9:05"));
    CHECK(is_text(canvas.cell({0, 0})));
}

TEST_CASE("U-10.9: what any set draws with a mosaic is no text") {
    CHECK(is_text({U'o', {}}));
    CHECK(is_text({U' ', {}}));
    CHECK_FALSE(is_text({U'▟', {}}));
    CHECK_FALSE(is_text({U'🬷', {}}));
    CHECK_FALSE(is_text({U'◄', {}, false, false, {.petscii = U'🬵'}}));
}

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
    for (const char32_t sign : U"─│┌┐└┘├┤┬┴┼▀▄█░▒▓▗▘▞●♦»←╱╲") {
        if (sign == U'\0') continue;
        CHECK(in_set(sign, GlyphSet::Unicode) == sign);
        CHECK(in_set(sign, GlyphSet::Console) != U'?');
        CHECK(in_set(sign, GlyphSet::Ascii) < 0x7F);
        CHECK(in_set(sign, GlyphSet::Ascii) != U'?');
    }
}

TEST_CASE("M-1.5: a letter that a set lacks loses its marks") {
    const auto shown = [](std::u32string_view text, GlyphSet set) {
        std::u32string result;
        for (const char32_t letter : text) result += in_set(letter, set);
        return utf8(result);
    };
    CHECK(shown(U"ÇŞĞİÖÜ çşğıöü", GlyphSet::Ascii) == "CSGIOU csgiou");
    CHECK(shown(U"ÇŞĞİÖÜ çşğıöü", GlyphSet::Console) == "ÇSGIÖÜ çsgiöü");
    CHECK(shown(U"ÀßàÿĀğĠĿŀşŠſ", GlyphSet::Ascii) == "AsayAgGLlsSs");
    CHECK(shown(U"×÷ЖΩ", GlyphSet::Ascii) == "????");
    CHECK(shown(U"ÇŞĞİ", GlyphSet::Unicode) == "ÇŞĞİ");
}

TEST_CASE("M-1.5: names are upper case on the screen, Turkish ones too") {
    CHECK(upper("Diyarbakır Şanlıurfa Muğla İzmir") == "DIYARBAKIR ŞANLIURFA MUĞLA İZMIR");
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

TEST_CASE("a text is split into its words at blanks") {
    CHECK(words_in("  OLD  KENT ROAD ") == std::vector<std::string>{"OLD", "KENT", "ROAD"});
    CHECK(words_in("").empty());
    CHECK(words_in("  ").empty());
}

TEST_CASE("names are shown in capitals, one column a letter, whatever bytes they are") {
    CHECK(upper("Zoë Łukasz") == "ZOË ŁUKASZ");
    CHECK(width("\xff\xfe") == 2);
    CHECK(cut("日本", 9) == "??");
    CHECK(wrapped("not enough money (C-3.1)", 12) ==
          std::vector<std::string>{"not enough", "money", "(C-3.1)"});
}

}  // namespace parlor::tui
