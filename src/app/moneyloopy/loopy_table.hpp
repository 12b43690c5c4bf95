// What the room and the stage at a table must know about Moneyloopy (app/table).
#pragma once

#include "rules/moneyloopy/view.hpp"
#include "sessions/moneyloopy/table.hpp"
#include "tui/moneyloopy/tabletop.hpp"
#include "tui/moneyloopy/telling.hpp"
#include "tui/moneyloopy/ui.hpp"

namespace parlor::tui {

struct LoopyTable {
    using Game = rules::moneyloopy::Moneyloopy;
    using View = rules::moneyloopy::View;
    using Ui = loopy::Ui;
    using Teller = loopy::Teller;
    using Player = Seat;

    [[nodiscard]] static table::Session<Game>* session(table::GameTable& table) {
        return moneyloopy_session(table);
    }
    [[nodiscard]] static const desk::Tabletop& tabletop() { return loopy::loopy_tabletop; }
    static void hide_from_onlookers(rules::moneyloopy::View& view) {
        loopy::hide_from_onlookers(view);
    }
    [[nodiscard]] static std::uint64_t turn_number(const rules::moneyloopy::Game& game);
    [[nodiscard]] static bool explains_itself(const rules::moneyloopy::Action& action);
    [[nodiscard]] static bool reads_first(const rules::moneyloopy::View& view);
    [[nodiscard]] static Seat player_at(const rules::moneyloopy::SeatView& seat) {
        return seat.seat;
    }
};

}  // namespace parlor::tui
