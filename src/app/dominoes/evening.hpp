// Evening: what lasts longer than one game at a domino table: the options, the games won, the order
// of a player's hand.
//
// Source:  D-8.4, D-9.4.
// Choices: games won are counted from the entry into the room, and from 0 when the players change,
//          as which each level of Mack counts;
//          a win that is taken back does not count. The deals of a saved game are repeated in one
//          game, which can be started again until it is over.
#pragma once

#include <memory>
#include <optional>

#include "app/dominoes/game_record.hpp"
#include "app/terms.hpp"
#include "dominoes/review/repeat.hpp"
#include "dominoes/setup.hpp"
#include "tui/dominoes/picture.hpp"
#include "tui/dominoes/setup/options_window.hpp"

namespace parlor::tui {

class Evening {
public:
    // The terms outlive the evening; a replay has none.
    explicit Evening(const Options::Dominoes& saved, const Terms* terms_of_room = nullptr)
        : terms{terms_of_room} {
        options.chosen = domino_table::chosen_in(saved);
        people[dominoes::first_seat] = "PLAYER_1";
        people[dominoes::second_seat] = "PLAYER_2";
    }

    const Terms* terms;

    domino_table::OptionsUi options;
    domino_table::Names people;  // at this terminal, by the names that they gave last
    domino_table::PerPlayer<std::shared_ptr<domino_table::Hand>> hands;
    std::optional<GameRecord> record;  // of the game on the table

    // The game that the options describe.
    [[nodiscard]] dominoes::Setup setup() const;

    struct Repeated {
        dominoes::Repeat game;
        dominoes::Sides sides;
    };
    std::optional<Repeated> repeated;  // the deals to repeat
    void drop_repeat();

    // A game between these players is on the table; and its winner, nobody while it goes on.
    void sit_down(const domino_table::Names& players);
    void see_winner(Seat winner);

    [[nodiscard]] domino_table::PerPlayer<int> games_won() const;
    [[nodiscard]] const domino_table::Names& players() const { return players_; }

private:
    domino_table::Names players_;
    domino_table::PerPlayer<int> won_before_;
    Seat winner_ = dominoes::nobody;
};

}  // namespace parlor::tui
