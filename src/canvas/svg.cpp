#include "canvas/svg.hpp"

#include <array>

#include "canvas/colours.hpp"
#include "canvas/letters.hpp"
#include "canvas/strokes.hpp"

namespace parlor::tui {
namespace {

constexpr short black = 0;
constexpr int baseline = 12;  // of letters, from the top of their cell

using Layer = std::array<std::string, shade_count>;

// What is drawn in each colour, in the order of drawing.
struct Layers {
    Layer papers, strokes, letters;
};

std::string web_colour(int number) {
    constexpr std::string_view digits = "0123456789abcdef";
    const Rgb rgb = rgb_of_colour(number);
    std::string text = "#";
    for (const int part : {rgb.red, rgb.green, rgb.blue}) {
        text += digits[static_cast<std::size_t>(part / 16)];
        text += digits[static_cast<std::size_t>(part % 16)];
    }
    return text;
}

std::string escaped(char32_t letter) {
    if (letter == U'&') return "&amp;";
    if (letter == U'<') return "&lt;";
    return utf8(letter);
}

std::string number(int value) { return std::to_string(value); }

// A part of a path: `M8 16h8v16h-8z`.
std::string outline(const Rectangle& box) {
    const std::string width = number(box.width);
    return "M" + number(box.x) + " " + number(box.y) + "h" + width + "v" + number(box.height) +
           "h-" + width + "z";
}

std::string& of(Layer& layer, short colour) { return layer[static_cast<std::size_t>(colour)]; }

// Neighbouring cells of one colour share a rectangle of paper.
void add_papers(Layers& layers, const std::vector<Colours>& row, int y) {
    for (std::size_t first = 0; first < row.size();) {
        std::size_t end = first + 1;
        while (end < row.size() and row[end].paper == row[first].paper) ++end;
        if (row[first].paper != black)
            of(layers.papers, row[first].paper) +=
                outline({static_cast<int>(first) * cell_width,
                         y,
                         static_cast<int>(end - first) * cell_width,
                         cell_height});
        first = end;
    }
}

void add_glyph(Layers& layers, char32_t glyph, short ink, int x, int y) {
    if (glyph == U' ') return;
    const std::vector<Rectangle> strokes = strokes_of(glyph);
    for (const Rectangle& each : strokes)
        of(layers.strokes, ink) += outline({x + each.x, y + each.y, each.width, each.height});
    if (strokes.empty())
        of(layers.letters, ink) += "<text x=\"" + number(x) + "\" y=\"" + number(y + baseline) +
                                   "\">" + escaped(glyph) + "</text>\n";
}

Layers layers_of(const Canvas& canvas, GlyphSet set) {
    Layers layers;
    for (int row = 0; row < canvas.size().rows; ++row) {
        const int y = row * cell_height;
        std::vector<Colours> colours;
        for (int col = 0; col < canvas.size().cols; ++col) {
            const Cell cell = canvas.cell({row, col}), shown = in_set(cell, set);
            colours.push_back(
                colours_of(seen(shown), is_text(cell), Depth::TrueColour, ColourTable::Xterm));
            add_glyph(layers, shown.glyph, colours.back().ink, col * cell_width, y);
        }
        add_papers(layers, colours, y);
    }
    return layers;
}

void add_paths(std::string& text, const Layer& layer) {
    for (int number = 0; number < shade_count; ++number)
        if (const std::string& drawn = layer[static_cast<std::size_t>(number)]; not drawn.empty())
            text += "<path fill=\"" + web_colour(number) + "\" d=\"" + drawn + "\"/>\n";
}

void add_letters(std::string& text, const Layer& layer) {
    for (int number = 0; number < shade_count; ++number)
        if (const std::string& drawn = layer[static_cast<std::size_t>(number)]; not drawn.empty())
            text += "<g fill=\"" + web_colour(number) + "\">\n" + drawn + "</g>\n";
}

}  // namespace

std::string svg_of(const Canvas& canvas, GlyphSet set) {
    const std::string width = number(canvas.size().cols * cell_width);
    const std::string height = number(canvas.size().rows * cell_height);
    const Layers layers = layers_of(canvas, set);
    std::string text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width +
                       "\" height=\"" + height + "\" viewBox=\"0 0 " + width + " " + height +
                       "\" font-family=\"monospace\" font-size=\"13\">\n";
    text += "<rect width=\"" + width + "\" height=\"" + height + "\"/>\n";
    text += "<g shape-rendering=\"crispEdges\">\n";
    add_paths(text, layers.papers);
    add_paths(text, layers.strokes);
    text += "</g>\n";
    add_letters(text, layers.letters);
    return text + "</svg>\n";
}

}  // namespace parlor::tui
