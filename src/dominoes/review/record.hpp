// The record of a game: everything that happened, as text for people, written while the game is
// played.
//
// Source:  D-8.1.
// Choices: the record shows both hands and the boneyard from the deal on, so it is for reading
//          after the game. Tiles are written the way round they were played, with the half at the
//          layout first.
#pragma once

#include <string>

#include "dominoes/dominoes.hpp"
#include "dominoes/words/hand_end_words.hpp"

namespace parlor::dominoes {

class Record {
public:
    explicit Record(Dominoes::Setup setup);

    // The title, the players and the options.
    [[nodiscard]] std::string opening() const;

    // The lines about the next event, each ended by LF. Requires every event from `begin` on, in
    // order.
    [[nodiscard]] std::string lines_of(const Event& event);

    // The line about the scores of this game, which were set by hand (`.set`).
    [[nodiscard]] std::string scores_set(const Game& game);

private:
    [[nodiscard]] const std::string& name(Seat seat) const { return names_[seat]; }
    [[nodiscard]] std::string player(Seat seat) const;
    [[nodiscard]] std::string score_text() const;
    std::string credited(Seat seat, Points points);  // `: Ann 30, Mack 5`
    [[nodiscard]] std::string left(const Leftover& left) const;
    [[nodiscard]] std::string hand_begins(Seat seat, Tiles tiles) const;
    std::string redealt(Seat seat);
    std::string dominoed(const told::Dominoed& end);
    std::string blocked(const told::Blocked& end);
    [[nodiscard]] std::string game_over(const told::GameOver& over) const;
    void end_hand();

    Dominoes::Setup setup_;
    SeatNames names_;
    Per<Seat, Points, both_seats.size() + 1> scores_, before_deal_;
    int hand_number_ = 1;
};

}  // namespace parlor::dominoes
