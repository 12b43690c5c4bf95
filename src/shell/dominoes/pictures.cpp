#include "shell/dominoes/pictures.hpp"

#include "app/dominoes/scores.hpp"
#include "sessions/dominoes/table.hpp"
#include "shell/panel_text.hpp"
#include "tui/chart_panel.hpp"

namespace parlor::shell {

std::string domino_pictures(table::GameTable& table, tui::GlyphSet glyphs) {
    tui::Canvas canvas;
    draw_scores(canvas, tui::scores_of(*domino_session(table)));
    return text_of(canvas, tui::chart_inside, glyphs);
}

}  // namespace parlor::shell
