#include "shell/property/pictures.hpp"

#include "rules/property/reverse_squares.hpp"
#include "rules/property/view.hpp"
#include "sessions/property/chronicle.hpp"
#include "sessions/property/table.hpp"
#include "shell/panel_text.hpp"
#include "tui/board/shown_names.hpp"
#include "tui/property/charts/charts.hpp"

namespace parlor::shell {
std::string property_pictures(table::GameTable& table, tui::GlyphSet glyphs) {
    const auto& session = *property_session(table);
    auto view = property::view_for(session.setup(), session.position());
    tui::ShownNames<property::Edition> names;
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
