#include "terminal/choice.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace parlor::tui {
namespace {

bool is_console(const Environment& here) { return here.term.starts_with("linux"); }

// What runs inside tmux or GNU Screen has the variables of the terminal where these were started.
bool is_inside_another(const Environment& here) {
    return not here.tmux.empty() or not here.sty.empty() or here.term.starts_with("tmux") or
           here.term.starts_with("screen");
}

// The terminals that draw Symbols for Legacy Computing themselves, whatever their font.
bool draws_petscii(const Environment& here) {
    constexpr std::array<std::string_view, 9> names{"foot",
                                                    "foot-direct",
                                                    "foot-extra",
                                                    "kitty",
                                                    "kitty-direct",
                                                    "xterm-kitty",
                                                    "ghostty",
                                                    "xterm-ghostty",
                                                    "wezterm"};
    if (std::ranges::find(names, here.term) != names.end()) return true;
    return not is_inside_another(here) and
           (not here.kitty_window_id.empty() or not here.wt_session.empty() or
            here.term_program == "ghostty" or here.term_program == "WezTerm");
}

GlyphSet glyphs_for(const Terminal& terminal, const Environment& here) {
    if (here.codeset != "UTF-8")
        return terminal.drawn.empty() ? GlyphSet::Ascii : GlyphSet::Console;
    if (is_console(here)) return GlyphSet::Console;
    return draws_petscii(here) ? GlyphSet::Petscii : GlyphSet::Unicode;
}

GlyphSet glyphs_chosen(const Terminal& terminal,
                       std::optional<GlyphSet> asked,
                       const Environment& here) {
    const bool is_in_vain = asked == GlyphSet::Petscii and here.codeset != "UTF-8";
    return asked and not is_in_vain ? *asked : glyphs_for(terminal, here);
}

// GNU Screen passes COLORTERM on, but not these colours.
bool has_true_colour(const Environment& here) {
    const bool promises = here.colorterm == "truecolor" or here.colorterm == "24bit";
    return promises and not here.term.starts_with("screen");
}

Depth depth_for(const Terminal& terminal, const Environment& here) {
    const bool may_be_true = here.is_guessed or here.colours >= 256;
    const bool is_true = may_be_true and has_true_colour(here);
    if (not here.no_color.empty() or (here.colours < 8 and not is_true))
        return terminal.bold.empty() ? Depth::Mono : Depth::Attributes;
    if (is_true) return Depth::TrueColour;
    if (here.colours >= 256) return Depth::Palette256;
    return here.colours >= 16 ? Depth::Colours16 : Depth::Colours8;
}

int colours_of(Depth depth) {
    switch (depth) {
        case Depth::TrueColour: return 1 << 24;
        case Depth::Palette256: return 256;
        case Depth::Colours16: return 16;
        case Depth::Colours8: return 8;
        case Depth::Attributes:
        case Depth::Mono: return 0;
    }
    return 0;
}

Terminal::Sequence common_colour(int base) {
    return [base](int number) {
        const int family = base + (number < 8 ? 0 : 60);
        const std::string plain = std::to_string(family + number % 8);
        const std::string of_many = std::to_string(base + 8) + ";5;" + std::to_string(number);
        return "\x1b[" + (number < 16 ? plain : of_many) + "m";
    };
}

// A colour itself. Source: ISO 8613-6, as xterm and most others understand it.
Terminal::Sequence true_colour(int base) {
    return [base](int number) {
        const Rgb rgb = rgb_of_number(number);
        return "\x1b[" + std::to_string(base + 8) + ";2;" + std::to_string(rgb.red) + ";" +
               std::to_string(rgb.green) + ";" + std::to_string(rgb.blue) + "m";
    };
}

// Colours by the usual SGR numbers: for a user who asks for more colours than terminfo lists, and
// for terminals with more than 256 colours, whose numbers are not those of a palette.
void use_common_colours(Terminal& terminal) {
    const bool is_true = terminal.depth == Depth::TrueColour;
    terminal.ink = is_true ? true_colour(30) : common_colour(30);
    terminal.paper = is_true ? true_colour(40) : common_colour(40);
    terminal.own_ink = "\x1b[39m";
    terminal.own_paper = "\x1b[49m";
    terminal.own_colours = "\x1b[39;49m";
}

}  // namespace

void choose(Terminal& terminal, const DisplayOptions& asked, const Environment& here) {
    terminal.glyphs = glyphs_chosen(terminal, asked.glyphs, here);
    terminal.depth = asked.depth.value_or(depth_for(terminal, here));
    terminal.table = is_console(here) ? ColourTable::Console : ColourTable::Xterm;
    terminal.paper_wanted = asked.paper;
    terminal.knows_unicode = here.codeset == "UTF-8" or asked.glyphs == GlyphSet::Unicode;
    if (terminal.glyphs == GlyphSet::Ascii) terminal.drawn.clear();
    if (colours_of(terminal.depth) > here.colours or here.colours > 256)
        use_common_colours(terminal);
}

}  // namespace parlor::tui
