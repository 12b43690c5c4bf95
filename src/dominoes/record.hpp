// The record of a game: everything that happened, as a text for people, written as the game goes.
//
// Source:  D-8.1.
// Choices: both hands and the boneyard stand there from the deal on, so a record is for after the
//          game. Tiles are told the way round they were played, the half at the layout first.
#pragma once

#include <string>

#include "dominoes/dominoes.hpp"

namespace parlor::dominoes {

class Record {
public:
    explicit Record(Dominoes::Setup setup);

    // The title, the players and the options.
    [[nodiscard]] std::string opening() const;

    // The lines of what happens next, each ended by LF. Give it every event from `begin` on.
    [[nodiscard]] std::string lines_of(const Event& event);

    // The scores of this game, which were set by hand (`.set`).
    [[nodiscard]] std::string scores_set(const Game& game);

private:
    [[nodiscard]] const std::string& name(Seat seat) const { return setup_.names[seat]; }
    [[nodiscard]] std::string player(Seat seat) const;
    [[nodiscard]] std::string score_text() const;
    std::string credited(Seat seat, Points points);  // `10: Ann 30, Mack 5`
    [[nodiscard]] std::string hand_begins(Seat seat, Tiles tiles) const;
    std::string redealt(Seat seat);
    std::string dominoed(Seat seat, Points points);
    std::string blocked(Seat winner, Points points);
    [[nodiscard]] std::string game_over(Seat winner) const;
    void end_hand();

    Dominoes::Setup setup_;
    Per<Seat, Points, both_seats.size() + 1> scores_, before_deal_;
    int hand_number_ = 1;
};

}  // namespace parlor::dominoes
