// A canvas as a picture in SVG.
#include "canvas/svg.hpp"

#include <array>

#include "canvas/strokes.hpp"
#include "catch.hpp"

using namespace parlor::tui;

namespace {

std::string drawn(char32_t glyph, Style style, GlyphSet set = GlyphSet::Unicode) {
    Canvas canvas{{.rows = 1, .cols = 2}};
    canvas.put({0, 1}, glyph, style);
    return svg_of(canvas, set);
}

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a picture of a blank screen is black, and as large as the screen") {
    CHECK(
        svg_of(Canvas{}, GlyphSet::Unicode) ==
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"320\" height=\"400\" viewBox=\"0 0 320 "
        "400\" font-family=\"monospace\" font-size=\"13\">\n"
        "<rect width=\"320\" height=\"400\"/>\n"
        "<g shape-rendering=\"crispEdges\">\n"
        "</g>\n"
        "</svg>\n");
}

TEST_CASE("letters stand in their cells, in the colours of the C64") {
    const std::string text = drawn(U'A', {Ink::White, Ink::Red});
    CHECK(has(text, "<path fill=\"#883932\" d=\"M8 0h8v16h-8z\"/>\n"));
    CHECK(has(text, "<g fill=\"#ffffff\">\n<text x=\"8\" y=\"12\">A</text>\n</g>\n"));
}

TEST_CASE("U-10.2: letters in a picture can be read, and blocks have the colours of the C64") {
    CHECK(has(drawn(U'A', {Ink::Red, Ink::Black}), "<g fill=\"#d0524a\">\n<text"));
    CHECK(has(drawn(U'█', {Ink::Red, Ink::Black}), "<path fill=\"#883932\""));
    CHECK(has(drawn(U'▞', {Ink::Red, Ink::Black}, GlyphSet::Ascii), "<g fill=\"#883932\">"));
    CHECK(has(drawn(U'A', {Ink::Black, Ink::Blue}), "<g fill=\"#ffffff\">"));
}

TEST_CASE("what would be markup is written as text") {
    CHECK(has(drawn(U'<', {}), ">&lt;</text>"));
    CHECK(has(drawn(U'&', {}), ">&amp;</text>"));
}

TEST_CASE("paper of one colour in cells beside each other is one shape, and reverse counts") {
    Canvas canvas{{.rows = 1, .cols = 4}};
    canvas.fill({0, 1, 0, 2}, U' ', {Ink::White, Ink::Blue});
    canvas.put({0, 3}, U' ', {Ink::Blue, Ink::White});
    canvas.stand_out({0, 3});
    CHECK(has(svg_of(canvas, GlyphSet::Unicode), "d=\"M8 0h24v16h-24z\"/>"));
}

TEST_CASE("blocks and lines are shapes that meet those beside them") {
    CHECK(has(drawn(U'▀', {Ink::White, Ink::Black}), "d=\"M8 0h4v8h-4zM12 0h4v8h-4z\"/>"));
    CHECK(has(drawn(U'─', {Ink::White, Ink::Black}), "d=\"M8 7h5v2h-5zM11 7h5v2h-5z\"/>"));
    for (const char32_t glyph : U"▀▄█▌▐▗▘▙▛▜▞▟─│┌┐└┘├┤┬┴┼▁▔▏▕░▒▓") {
        if (glyph == U'\0') continue;
        INFO(static_cast<std::uint32_t>(glyph));
        CHECK_FALSE(strokes_of(glyph).empty());
        for (const Rectangle& each : strokes_of(glyph)) {
            CHECK((each.x >= 0 and each.x + each.width <= cell_width));
            CHECK((each.y >= 0 and each.y + each.height <= cell_height));
        }
    }
    for (const char32_t glyph : {U'A', U'●', U'♦', U'←', U' '}) CHECK(strokes_of(glyph).empty());
}

TEST_CASE("U-10.9: a picture has petscii's sextants, lines and checks") {
    const auto in_petscii = [](char32_t glyph) {
        return drawn(glyph, {Ink::Red, Ink::Cyan}, GlyphSet::Petscii);
    };
    CHECK(has(in_petscii(U'🬀'), "d=\"M8 0h4v5h-4z\"/>"));
    CHECK(has(in_petscii(U'🬔'), "d=\"M12 0h4v5h-4zM8 5h4v6h-4zM8 11h4v5h-4z\"/>"));
    CHECK(
        has(in_petscii(U'🬬'), "d=\"M8 0h4v5h-4zM12 0h4v5h-4zM8 5h4v6h-4zM12 5h4v6h-4zM12 11h"));
    CHECK(has(in_petscii(U'▞'), "d=\"M8 0h2v4h-2z"));
    CHECK(has(in_petscii(U'┛'), "d=\"M15 0h1v16h-1zM8 14h8v2h-8z\"/>"));
}

TEST_CASE("the edges of squares are those of the glyph set") {
    CHECK(has(drawn(U'╺', {Ink::White, Ink::Black}), "d=\"M12 0h4v8h-4zM12 8h4v8h-4z\"/>"));
    CHECK(has(drawn(U'╺', {Ink::White, Ink::Black}, GlyphSet::Ascii), ">|</text>"));
}
