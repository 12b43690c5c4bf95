#include "shell/property/pictures.hpp"

#include "canvas/letters.hpp"
#include "rules/property/view.hpp"
#include "sessions/property/chronicle.hpp"
#include "sessions/property/table.hpp"
#include "tui/property/charts/charts.hpp"
#include "tui/property/shown_names.hpp"

namespace parlor::shell {
namespace {

// The text inside a panel, without the keys below it.
std::string text_of(const tui::Canvas& canvas, const tui::Box& inside, tui::GlyphSet glyphs) {
    std::string text;
    for (int row = inside.top; row <= inside.bottom; ++row) {
        std::string line;
        for (int col = inside.left; col <= inside.right; ++col)
            line += tui::utf8(in_set(canvas.cell({row, col}).glyph, glyphs));
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    return text;
}

}  // namespace

std::string property_pictures(table::GameTable& table, tui::GlyphSet glyphs) {
    const auto& session = *property_session(table);
    auto view = rules::view_for(session.setup(), session.position());
    tui::ShownNames names;
    names.put_into(view, glyphs);
    const auto chronicle = chronicle_of(session);
    std::string text;
    for (const auto chart : {tui::Chart::Wealth, tui::Chart::Rent, tui::Chart::Landings}) {
        tui::Canvas canvas;
        draw_chart(canvas, view, chronicle, chart);
        text += (text.empty() ? "" : "\n") + text_of(canvas, tui::chart_inside, glyphs);
    }
    return text;
}

}  // namespace parlor::shell
