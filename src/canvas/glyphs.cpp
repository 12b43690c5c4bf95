#include "canvas/glyphs.hpp"

#include <algorithm>
#include <array>

namespace parlor::tui {
namespace {

struct StandIn {
    char32_t unicode, console, ascii;
};

// Sorted by code point.
// clang-format off
constexpr std::array stand_ins{
    StandIn{U'←', U'←', U'<'},
    StandIn{U'─', U'─', U'-'}, StandIn{U'│', U'│', U'|'}, StandIn{U'┌', U'┌', U'+'},
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

char32_t line_sign(unsigned sides) { return U" ││││┘┐┤─└┌├─┴┬┼"[sides & 15u]; }

char32_t in_set(char32_t glyph, GlyphSet set) {
    if (set == GlyphSet::Unicode or glyph < 0x7F) return glyph;
    const auto found = std::lower_bound(
        stand_ins.begin(), stand_ins.end(), glyph, [](const StandIn& each, char32_t wanted) {
            return each.unicode < wanted;
        });
    if (found != stand_ins.end() and found->unicode == glyph)
        return set == GlyphSet::Console ? found->console : found->ascii;
    return set == GlyphSet::Console and glyph < 0x100 ? glyph : U'?';
}

}  // namespace parlor::tui
