#include "canvases.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>

#include "canvas/letters.hpp"
#include "where.hpp"

namespace parlor::wire {
namespace {

using tui::At;
using tui::Canvas;
using tui::Ink;
using tui::Size;
using tui::Style;

constexpr std::u32string_view glyphs = U" aZ0~£ŞжΩ▗▞▒─┼●♦╹┛█«";
constexpr std::u32string_view petscii = U"\U0001FB00\U0001FB7D\U0001FBF9▔A";

template <class Text>
auto any_of(const Text& text, Chance& chance) {
    return text[static_cast<std::size_t>(chance(static_cast<int>(text.size())))];
}

Ink any_ink(Chance& chance) { return static_cast<Ink>(chance(tui::ink_count)); }

tui::Variants any_variants(Chance& chance) {
    if (chance(4) != 0) return {};
    return {.petscii = chance(2) == 0 ? 0 : any_of(petscii, chance),
            .console = chance(2) == 0 ? char16_t{0} : u'▒',
            .ascii = chance(2) == 0 ? '\0' : '+'};
}

void put_any(Canvas& canvas, At at, Chance& chance) {
    canvas.put(
        at, any_of(glyphs, chance), {any_ink(chance), any_ink(chance)}, any_variants(chance));
    if (chance(3) == 0) canvas.stand_out(at);
    if (chance(9) == 0) canvas.let_pulse(at);
}

At any_at(Chance& chance, Size size) { return {chance(size.rows), chance(size.cols)}; }

using Lines = std::vector<std::u32string>;

// The lines of the file up to the one that begins like this.
std::optional<Lines> lines_before(std::istream& file, const std::string& title) {
    Lines lines;
    for (std::string line; std::getline(file, line);) {
        if (line == title) return lines;
        std::u32string letters;
        for (const char32_t letter : tui::letters(line)) letters += letter;
        lines.push_back(letters);
    }
    return std::nullopt;
}

Ink ink_of(char32_t letter, Ink otherwise) {
    constexpr std::u32string_view digits = U"0123456789ABCDEF";
    const auto ink = digits.find(letter);
    return ink == std::u32string_view::npos ? otherwise : static_cast<Ink>(ink);
}

std::optional<Canvas> golden_canvas(const std::filesystem::path& path) {
    std::ifstream file{path};
    const auto shown = lines_before(file, "-- ink --");
    const auto inks = lines_before(file, "-- paper --");
    if (not shown or not inks or shown->empty() or shown->size() != inks->size())
        return std::nullopt;
    const int cols = static_cast<int>(shown->front().size());
    Canvas canvas{Size{static_cast<int>(shown->size()), cols}};
    std::string papers;
    for (std::size_t row = 0; row < shown->size() and std::getline(file, papers); ++row)
        for (std::size_t col = 0; col < papers.size() and col < (*shown)[row].size(); ++col)
            canvas.put({static_cast<int>(row), static_cast<int>(col)},
                       (*shown)[row][col],
                       {ink_of((*inks)[row][col], Ink::LightGrey),
                        ink_of(static_cast<unsigned char>(papers[col]), Ink::Black)});
    return canvas;
}

}  // namespace

Canvas random_canvas(Chance& chance, Size size) {
    Canvas canvas{size};
    for (At at; at.row < size.rows; ++at.row)
        for (at.col = 0; at.col < size.cols; ++at.col) put_any(canvas, at, chance);
    canvas.point_at(any_at(chance, size));
    return canvas;
}

void change_something(Canvas& canvas, Chance& chance) {
    const At at = any_at(chance, canvas.size());
    const Style style{any_ink(chance), any_ink(chance)};
    switch (chance(5)) {
        case 0:
            canvas.fill({at.row, at.col, at.row + chance(6), at.col + chance(300)},
                        any_of(glyphs, chance),
                        style);
            break;
        case 1: canvas.write(at, "PLAYER £1500 ●♦", style); break;
        case 2: put_any(canvas, at, chance); break;
        case 3: canvas.stand_out(at); break;
        default: canvas.point_at(at);
    }
}

std::vector<Canvas> golden_canvases() {
    std::vector<std::filesystem::path> paths;
    for (const auto& each :
         std::filesystem::directory_iterator{std::string{tests_folder} + "/screens"})
        paths.push_back(each.path());
    std::ranges::sort(paths);
    std::vector<Canvas> canvases;
    for (const auto& path : paths)
        if (auto canvas = golden_canvas(path)) canvases.push_back(*std::move(canvas));
    return canvases;
}

}  // namespace parlor::wire
