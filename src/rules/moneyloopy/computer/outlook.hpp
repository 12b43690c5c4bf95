// Outlook: what a player may expect to have in the end, by where they stand and what is in hand. It
// knows that money is needed for the tolls on the way to the salary, and that who cannot pay loses
// everything.
//
// Source:  L-2.2 to L-2.5, L-3.2, L-5, L-7.2.
// Units:   whole dollars, with what the player's properties are worth.
// Choices: the player's own throws, the tolls and the squares as they are now, for twenty turns;
//          houses to come and others' moves are left out of account, and so are safe cards.
#pragma once

#include <array>
#include <vector>

#include "rules/moneyloopy/computer/hopes.hpp"
#include "rules/moneyloopy/computer/stops.hpp"

namespace parlor::rules::moneyloopy::computer {

class Outlook {
public:
    explicit Outlook(const Sight& my);

    // Of who stands on this square at the end of a turn, or at the beginning of the next one, and
    // has things of this worth besides, which are lost with everything else.
    [[nodiscard]] Money at(Square square, Money money, Money worth = {}) const;

    // Of who lands there, and does what is best.
    [[nodiscard]] Money landing(Square square, Money money) const;

private:
    // The first tollbooth on a way, and the steps that are left there; or the square at its end.
    struct Route {
        int crossing = none, left = 0;
        Square end{};
        bool passes_go = false;
    };
    static constexpr int none = -1, most_steps = 12;
    struct Crossing {
        Square booth;
        int toll;                                 // in hundreds; 0: never passed
        std::array<Hopes, most_steps> crossed{};  // by the steps that are left
    };

    [[nodiscard]] Route route(Square from, int steps) const;
    void play_turn();
    void cross(int left);
    void add_way(Hopes& all, const Route& route, float share) const;

    int size_ = 0, salary_ = 0;  // squares; hundreds
    Stops stops_;
    Per<Square, Hopes, most_squares> standing_, landed_;
    std::vector<Crossing> crossings_;
    Per<Square, std::array<Route, most_steps + 1>, most_squares> routes_;
};

}  // namespace parlor::rules::moneyloopy::computer
