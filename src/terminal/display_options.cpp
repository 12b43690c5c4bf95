#include "terminal/display_options.hpp"

#include "terminal/codeset.hpp"

namespace parlor::tui {
namespace {

std::optional<GlyphSet> set_of(Options::Glyphs glyphs) {
    switch (glyphs) {
        case Options::Glyphs::Auto: return std::nullopt;
        case Options::Glyphs::Unicode: return GlyphSet::Unicode;
        case Options::Glyphs::Console: return GlyphSet::Console;
        case Options::Glyphs::Ascii: return GlyphSet::Ascii;
        case Options::Glyphs::Petscii: return GlyphSet::Petscii;
    }
    return std::nullopt;
}

std::optional<Depth> depth_of(Options::Colours colours) {
    switch (colours) {
        case Options::Colours::Auto: return std::nullopt;
        case Options::Colours::True: return Depth::TrueColour;
        case Options::Colours::Of256: return Depth::Palette256;
        case Options::Colours::Of16: return Depth::Colours16;
        case Options::Colours::Of8: return Depth::Colours8;
        case Options::Colours::Mono: return Depth::Mono;
        case Options::Colours::Attributes: return Depth::Attributes;
    }
    return std::nullopt;
}

Paper paper_of(Options::Paper paper) {
    switch (paper) {
        case Options::Paper::Black: return Paper::Black;
        case Options::Paper::Terminal: return Paper::Terminal;
        case Options::Paper::Light: return Paper::Light;
    }
    return Paper::Black;
}

}  // namespace

std::optional<std::string> refusal_of(const std::vector<OptionChosen>& asked) {
    const std::string codeset = codeset_here();
    if (display_options({}, asked).glyphs != GlyphSet::Petscii or codeset == "UTF-8")
        return std::nullopt;
    return "--glyphs: petscii needs a locale of UTF-8, and this one has " +
           (codeset.empty() ? "no name of its letters" : codeset);
}

DisplayOptions display_options(Options options, const std::vector<OptionChosen>& asked) {
    for (const auto& [option, value] : asked) option->choose(options, value);
    return {.glyphs = set_of(options.glyphs),
            .depth = depth_of(options.colours),
            .paper = paper_of(options.paper)};
}

}  // namespace parlor::tui
