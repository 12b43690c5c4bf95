#include "canvas/glyphs.hpp"

#include <algorithm>
#include <array>

#include "unicode/letters.hpp"

namespace parlor::tui {
namespace {

struct StandIn {
    char32_t unicode, console, ascii;
};

// Edges are the heavy lines of box drawing and their thin halves; nothing else uses these.
struct Edge {
    char32_t sign, petscii, unicode, console, ascii;
};
constexpr std::array edges{
    Edge{U'╹', U'▔', U'▀', U'▀', U'-'},
    Edge{U'╻', U'▁', U'▄', U'▄', U'-'},
    Edge{U'╸', U'▏', U'▌', U'▌', U'|'},
    Edge{U'╺', U'▕', U'▐', U'▐', U'|'},
    Edge{U'┏', U'🭽', U'▛', U'█', U'+'},
    Edge{U'┓', U'🭾', U'▜', U'█', U'+'},
    Edge{U'┗', U'🭼', U'▙', U'█', U'+'},
    Edge{U'┛', U'🭿', U'▟', U'█', U'+'},
    Edge{glyph::thin_edge_above, U'▔', U'▔', U'─', U'-'},
    Edge{glyph::thin_edge_at_left, U'▏', U'▏', U'│', U'|'},
};

char32_t in_set(const Edge& edge, GlyphSet set) {
    switch (set) {
        case GlyphSet::Petscii: return edge.petscii;
        case GlyphSet::Unicode: return edge.unicode;
        case GlyphSet::Console: return edge.console;
        case GlyphSet::Ascii: return edge.ascii;
    }
    return edge.ascii;
}

// 0: the cell has no variant for this set.
char32_t in_set(const Variants& variants, GlyphSet set) {
    switch (set) {
        case GlyphSet::Petscii: return variants.petscii;
        case GlyphSet::Unicode: return 0;
        case GlyphSet::Console: return variants.console;
        case GlyphSet::Ascii: return static_cast<char32_t>(variants.ascii);
    }
    return 0;
}

const Edge* find_edge(char32_t glyph) {
    const auto* const found = std::find_if(
        edges.begin(), edges.end(), [&](const Edge& each) { return each.sign == glyph; });
    return found == edges.end() ? nullptr : found;
}

// Sorted by code point.
// clang-format off
constexpr std::array stand_ins{
    StandIn{U'»', U'»', U'>'},
    StandIn{U'←', U'←', U'<'}, StandIn{U'↑', U'↑', U'^'},
    StandIn{U'─', U'─', U'-'}, StandIn{U'━', U'═', U'='}, StandIn{U'│', U'│', U'|'},
    StandIn{U'┃', U'║', U'#'}, StandIn{U'┌', U'┌', U'+'},
    StandIn{U'┐', U'┐', U'+'}, StandIn{U'└', U'└', U'+'}, StandIn{U'┘', U'┘', U'+'},
    StandIn{U'├', U'├', U'+'}, StandIn{U'┤', U'┤', U'+'}, StandIn{U'┬', U'┬', U'+'},
    StandIn{U'┴', U'┴', U'+'}, StandIn{U'┼', U'┼', U'+'},
    StandIn{U'╱', U'/', U'/'}, StandIn{U'╲', U'\\', U'\\'},
    StandIn{U'▀', U'▀', U'"'}, StandIn{U'▁', U' ', U' '}, StandIn{U'▄', U'▄', U'_'},
    StandIn{U'█', U'█', U'#'}, StandIn{U'▌', U'▌', U'['}, StandIn{U'▏', U' ', U' '},
    StandIn{U'▐', U'▐', U']'}, StandIn{U'░', U'░', U'.'}, StandIn{U'▒', U'▒', U'%'},
    StandIn{U'▓', U'▓', U'&'}, StandIn{U'▔', U' ', U' '},
    StandIn{U'▕', U' ', U' '}, StandIn{U'▗', U'·', U'.'}, StandIn{U'▘', U'·', U'.'},
    StandIn{U'▞', U'▒', U':'}, StandIn{U'●', U'•', U'o'}, StandIn{U'♦', U'♦', U'*'},
};
// clang-format on

}  // namespace

char32_t edge_sign(unsigned sides) { return U" ╹╻ ╸┏┗ ╺┓┛    "[sides & 15u]; }

char32_t in_set(char32_t glyph, GlyphSet set) {
    if (const Edge* const edge = find_edge(glyph)) return in_set(*edge, set);
    if (set == GlyphSet::Petscii and glyph == glyph::checker) return U'🮕';
    if (set == GlyphSet::Petscii or set == GlyphSet::Unicode or glyph < 0x7F) return glyph;
    const auto found = std::lower_bound(
        stand_ins.begin(), stand_ins.end(), glyph, [](const StandIn& each, char32_t wanted) {
            return each.unicode < wanted;
        });
    if (found != stand_ins.end() and found->unicode == glyph)
        return set == GlyphSet::Console ? found->console : found->ascii;
    if (set == GlyphSet::Console and glyph < 0x100) return glyph;
    return plain_letter(glyph).value_or(U'?');
}

std::u32string in_set(std::u32string text, GlyphSet set) {
    for (char32_t& letter : text) letter = in_set(letter, set);
    return text;
}

Cell in_set(const Cell& cell, GlyphSet set) {
    const bool is_ascii = set == GlyphSet::Ascii;
    const bool fills_cell = is_ascii and find_edge(cell.glyph) != nullptr;
    const char32_t variant = in_set(cell.variants, set);
    Cell shown{in_set(cell.glyph, set), cell.style, cell.reverse != fills_cell};
    if (variant == 0) return shown;
    shown.glyph = variant;
    if (is_ascii) shown.style.ink = Ink::Black;
    return shown;
}

}  // namespace parlor::tui
