#include "terminal/choice.hpp"
#include "catch.hpp"

namespace parlor::tui {
namespace {

Terminal chosen(const Environment& here, const DisplayOptions& asked = {}) {
    Terminal terminal;
    terminal.bold = "bold";
    terminal.drawn = {{U'─', 'q'}};
    choose(terminal, asked, here);
    return terminal;
}

}  // namespace

TEST_CASE("U-1.3: the locale and TERM choose the glyphs") {
    CHECK(chosen({"xterm", "UTF-8", "", "", 8}).glyphs == GlyphSet::Unicode);
    CHECK(chosen({"linux", "UTF-8", "", "", 8}).glyphs == GlyphSet::Console);
    CHECK(chosen({"linux-16color", "UTF-8", "", "", 16}).glyphs == GlyphSet::Console);
    CHECK(chosen({"xterm", "ANSI_X3.4-1968", "", "", 8}).glyphs == GlyphSet::Console);
    CHECK_FALSE(chosen({"xterm", "ANSI_X3.4-1968", "", "", 8}).knows_unicode);
    CHECK(chosen({"xterm", "UTF-8", "", "", 8}, {.glyphs = GlyphSet::Ascii}).glyphs ==
          GlyphSet::Ascii);
}

TEST_CASE("U-10.9: terminals that say so by their name have petscii") {
    for (const char* const term :
         {"foot", "foot-extra", "xterm-kitty", "kitty", "xterm-ghostty", "ghostty", "wezterm"}) {
        INFO(term);
        CHECK(chosen({term, "UTF-8", "", "", 256}).glyphs == GlyphSet::Petscii);
        CHECK(chosen({term, "ISO-8859-1", "", "", 256}).glyphs == GlyphSet::Console);
        CHECK(chosen({term, "UTF-8", "", "", 256}, {.glyphs = GlyphSet::Unicode}).glyphs ==
              GlyphSet::Unicode);
    }
    for (const char* const term :
         {"xterm-256color", "foot-of-a-hill", "tmux-256color", "konsole"}) {
        INFO(term);
        CHECK(chosen({term, "UTF-8", "", "truecolor", 256}).glyphs == GlyphSet::Unicode);
    }
    CHECK(chosen({"linux", "UTF-8", "", "", 8}).glyphs == GlyphSet::Console);
}

TEST_CASE("U-10.9: or by a variable of their own, but not inside tmux and GNU Screen") {
    Environment here{"xterm-256color", "UTF-8", "", "", 256};
    std::string Environment::*const own =
        GENERATE(&Environment::kitty_window_id, &Environment::wt_session);
    here.*own = "1";
    CHECK(chosen(here).glyphs == GlyphSet::Petscii);
    here.tmux = "/tmp/tmux-1000/default,1,0";
    CHECK(chosen(here).glyphs == GlyphSet::Unicode);
    here.tmux.clear();
    here.sty = "1.pts";
    CHECK(chosen(here).glyphs == GlyphSet::Unicode);
    here.sty.clear();
    for (const char* const term : {"tmux-256color", "screen-256color", "screen.xterm-kitty"}) {
        here.term = term;
        CHECK(chosen(here).glyphs == GlyphSet::Unicode);
    }
}

TEST_CASE("U-10.9: TERM_PROGRAM names ghostty and WezTerm, and others have no petscii") {
    Environment here{"xterm-256color", "UTF-8", "", "", 256};
    for (const char* const program : {"ghostty", "WezTerm"}) {
        here.term_program = program;
        CHECK(chosen(here).glyphs == GlyphSet::Petscii);
    }
    for (const char* const program : {"vscode", "Apple_Terminal", "tmux"}) {
        here.term_program = program;
        CHECK(chosen(here).glyphs == GlyphSet::Unicode);
    }
}

TEST_CASE("U-10.9: whoever asks for petscii has it, in a locale of UTF-8") {
    const DisplayOptions asked{.glyphs = GlyphSet::Petscii};
    CHECK(chosen({"xterm", "UTF-8", "", "", 8}, asked).glyphs == GlyphSet::Petscii);
    CHECK(chosen({"screen", "UTF-8", "", "", 8}, asked).glyphs == GlyphSet::Petscii);
    CHECK(chosen({"xterm", "ISO-8859-1", "", "", 8}, asked).glyphs == GlyphSet::Console);
}

TEST_CASE("U-1.3: without line drawing there is ASCII") {
    Terminal terminal;
    choose(terminal, {}, {"adm3a", "ANSI_X3.4-1968", "", "", 0});
    CHECK(terminal.glyphs == GlyphSet::Ascii);
    CHECK(terminal.depth == Depth::Mono);
}

TEST_CASE("U-1.4: terminfo and NO_COLOR choose the colours") {
    CHECK(chosen({"a", "UTF-8", "", "", 256}).depth == Depth::Palette256);
    CHECK(chosen({"a", "UTF-8", "", "", 16}).depth == Depth::Colours16);
    CHECK(chosen({"a", "UTF-8", "", "", 8}).depth == Depth::Colours8);
    CHECK(chosen({"a", "UTF-8", "", "", -1}).depth == Depth::Attributes);
    CHECK(chosen({"a", "UTF-8", "1", "", 256}).depth == Depth::Attributes);
    CHECK(chosen({"a", "UTF-8", "1", "", 256}, {.depth = Depth::Colours8}).depth ==
          Depth::Colours8);
}

TEST_CASE("U-10.2: TERM says whose sixteen colours these are") {
    CHECK(chosen({"linux", "UTF-8", "", "", 8}).table == ColourTable::Console);
    CHECK(chosen({"linux-16color", "UTF-8", "", "", 16}).table == ColourTable::Console);
    CHECK(chosen({"xterm", "UTF-8", "", "", 8}).table == ColourTable::Xterm);
}

TEST_CASE("U-5.8: COLORTERM promises the sixteen colours of the C64 themselves") {
    for (const std::string colorterm : {"truecolor", "24bit"}) {
        const Terminal terminal = chosen({"xterm-256color", "UTF-8", "", colorterm, 256});
        CHECK(terminal.depth == Depth::TrueColour);
        CHECK(terminal.ink(6) == "\x1b[38;2;64;49;141m");
        CHECK(terminal.paper(3) == "\x1b[48;2;103;182;189m");
        CHECK(chosen({"linux", "UTF-8", "", colorterm, 8}).depth == Depth::Colours8);
        CHECK(chosen({"vt100", "UTF-8", "", colorterm, -1}).depth == Depth::Attributes);
        CHECK(chosen({"screen-256color", "UTF-8", "", colorterm, 256}).depth == Depth::Palette256);
        CHECK(chosen({"xterm-256color", "UTF-8", "1", colorterm, 256}).depth == Depth::Attributes);
    }
    CHECK(chosen({"xterm-256color", "UTF-8", "", "yes", 256}).depth == Depth::Palette256);
    CHECK(chosen({"xterm", "UTF-8", "", "", 8}, {.depth = Depth::TrueColour}).ink(2) ==
          "\x1b[38;2;136;57;50m");
}

TEST_CASE("U-1.9: of a terminal that is not known COLORTERM says the colours") {
    const Environment xterm{"xterm-kitty", "UTF-8", "", "truecolor", 8, true};
    CHECK(chosen(xterm).depth == Depth::TrueColour);
    CHECK(chosen(xterm).ink(2) == "\x1b[38;2;136;57;50m");
    CHECK(chosen({"vt100-new", "UTF-8", "", "24bit", -1, true}).depth == Depth::TrueColour);
    CHECK(chosen({"xterm-kitty", "UTF-8", "", "", 8, true}).depth == Depth::Colours8);
    CHECK(chosen({"screen.xterm-kitty", "UTF-8", "", "truecolor", 256, true}).depth ==
          Depth::Palette256);
    CHECK(chosen({"xterm-kitty", "UTF-8", "1", "truecolor", 8, true}).depth == Depth::Attributes);
}

TEST_CASE("U-1.4: who asks for more colours than terminfo knows of gets them") {
    const Terminal terminal = chosen({"xterm", "UTF-8", "", "", 8}, {.depth = Depth::Palette256});
    CHECK(terminal.ink(3) == "\x1b[33m");
    CHECK(terminal.ink(9) == "\x1b[91m");
    CHECK(terminal.paper(131) == "\x1b[48;5;131m");
}

TEST_CASE("U-1.4: a terminal of millions of colours is asked for the palette's, not for shades") {
    const Terminal terminal = chosen({"xterm-direct", "UTF-8", "", "", 1 << 24});
    CHECK(terminal.depth == Depth::Palette256);
    CHECK(terminal.ink(239) == "\x1b[38;5;239m");
}

}  // namespace parlor::tui
