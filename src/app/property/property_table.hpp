// What the room and the stage at a table must know about the property game (app/table).
#pragma once

#include "rules/property/view.hpp"
#include "sessions/property/table.hpp"
#include "tui/property/tabletop.hpp"
#include "tui/property/telling.hpp"
#include "tui/property/ui.hpp"

namespace parlor::tui {

struct PropertyTable {
    using Game = rules::Property;
    using View = rules::View;
    using Ui = tui::Ui;
    using Teller = PropertyTeller;
    using Player = rules::Entrant;

    [[nodiscard]] static table::Session<Game>* session(table::GameTable& table) {
        return property_session(table);
    }
    [[nodiscard]] static const desk::Tabletop& tabletop() { return property_tabletop; }
    static void hide_from_onlookers(rules::View& /*view*/) {}
    [[nodiscard]] static std::uint64_t turn_number(const rules::Game& game);
    [[nodiscard]] static bool explains_itself(const rules::Action& action);
    [[nodiscard]] static bool reads_first(const rules::View& view);
    [[nodiscard]] static rules::Entrant player_at(const rules::SeatView& seat) {
        return seat.entrant;
    }
};

}  // namespace parlor::tui
