// The set-up of a series on a board, as the game itself opens it.
//
// Errors: as text: rules, players or a board that the game does not have; a first game within a
//         round.
#pragma once

#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "shell/series/sim.hpp"
#include "sim/orders.hpp"
#include "table/game/game_table.hpp"
#include "table/game/session.hpp"

namespace parlor::shell {

// `session_of` returns the session of a table that `open` has opened.
template <class Game>
[[nodiscard]] Result<typename Game::Setup> setup_of(
    const cli::Sim& order,
    const Players& players,
    table::Opened (*open)(const table::SetupAsked& asked),
    table::Session<Game>* (*session_of)(table::GameTable& table)) {
    const auto asked = asked_for(order, players);
    if (not asked) return asked.error();
    const auto opened = open(*asked);
    if (const auto* errors = std::get_if<std::vector<table::LineError>>(&opened))
        return Error{std::string{asking_options[static_cast<std::size_t>(errors->front().line)]} +
                     errors->front().what};
    if (auto error = not_at_a_round(order, sim::all_orders(players).size()))
        return *std::move(error);
    return session_of(*std::get<std::unique_ptr<table::GameTable>>(opened))->setup();
}

}  // namespace parlor::shell
