// Outlook: what a player may expect to have in the end, by their square and their money in hand. It
// knows that money is needed for the tolls on the way to the salary, and that a player who cannot
// pay loses everything.
//
// Source:  L-2.2 to L-2.5, L-3.2, L-5, L-7.2.
// Units:   whole dollars, including the worth of the player's properties.
// Choices: counts the player's own rolls, and the tolls and squares as they are now, for twenty
//          turns; ignores future houses, others' moves and safe cards.
#pragma once

#include <array>
#include <vector>

#include "rules/moneyloopy/computer/hopes.hpp"
#include "rules/moneyloopy/computer/stops.hpp"

namespace parlor::moneyloopy::computer {

class Outlook {
public:
    explicit Outlook(const Sight& my);

    // The expectation of a player on this square between two turns, who also has things of this
    // worth, which are lost with everything else.
    [[nodiscard]] Money at(Square square, Money money, Money worth = {}) const;

    // The expectation of a player who lands there, and then makes the best choice.
    [[nodiscard]] Money landing(Square square, Money money) const;

private:
    // The first tollbooth on a way, and the steps left there; or the square at its end.
    struct Route {
        int crossing = none, left = 0;
        Square end{};
        bool passes_go = false;
    };
    static constexpr int none = -1, most_steps = 12;
    struct Crossing {
        Square booth;
        int toll;                                 // in hundreds; 0: never passed
        std::array<Hopes, most_steps> crossed{};  // by the steps left
    };

    [[nodiscard]] Route route(Square from, int steps) const;
    void play_turn();
    void cross(int left);
    void add_way(Hopes& all, const Route& route, float share) const;

    int size_ = 0, salary_ = 0;  // squares; hundreds
    Stops stops_;
    Per<Square, Hopes, board::most_squares> standing_, landed_;
    std::vector<Crossing> crossings_;
    Per<Square, std::array<Route, most_steps + 1>, board::most_squares> routes_;
};

}  // namespace parlor::moneyloopy::computer
