#include "shell/moneyloopy/pictures.hpp"

#include "rules/moneyloopy/view.hpp"
#include "sessions/moneyloopy/chronicle.hpp"
#include "sessions/moneyloopy/table.hpp"
#include "shell/panel_text.hpp"
#include "tui/chart_panel.hpp"
#include "tui/moneyloopy/leaderboard.hpp"
#include "tui/moneyloopy/pages/picture_page.hpp"

namespace parlor::shell {

std::string moneyloopy_pictures(table::GameTable& table, tui::GlyphSet glyphs) {
    const auto& session = *moneyloopy_session(table);
    const LoopyChronicle chronicle = chronicle_of(session);
    tui::Canvas canvas;
    tui::moneyloopy_table::draw_picture(
        canvas,
        moneyloopy::view_for(session.setup(), session.position(), bank),
        {chronicle.wealth, chronicle.deals});
    return text_of(canvas, tui::chart_inside, glyphs);
}

std::string moneyloopy_standings(table::GameTable& table) {
    const auto& session = *moneyloopy_session(table);
    const auto view = moneyloopy::view_for(session.setup(), session.position(), bank);
    if (view.over == moneyloopy::OverHow::NotOver) return "";
    std::string text = "\nPlaces:\n";
    for (const auto& seat : tui::moneyloopy_table::placed(view)) {
        text += std::to_string(*seat.place) + ". " + seat.name;
        if (seat.out)
            text += ", out\n";
        else
            text += ", $" + std::to_string(seat.wealth->amount) + ": " +
                    std::to_string(seat.deeds) + " properties and $" +
                    std::to_string(seat.money->amount) + "\n";
    }
    return text;
}

}  // namespace parlor::shell
