#include "rules/property/computer/standstill.hpp"

#include "rules/property/computer/outlook.hpp"

namespace parlor::property::computer {
namespace {

constexpr int patient_rounds = 60;
constexpr double usual_throw = 7;
constexpr double share_of_equal = 0.8;
constexpr double slow_ruin = 1.5;  // rents up to this multiple of the salary ruin nobody soon

// The rent that each player could pay out of the salary, in hundreds of dollars per roll.
double earned_per_throw(const OpenGame& game) {
    return game.rules.salary.amount * usual_throw / game.board().size / 100;
}

}  // namespace

bool stands_still(const Sight& my) {
    if (my.game.round < patient_rounds or not my.game.deeds[bank].empty()) return false;
    const auto traits = traits_in(my.game);
    double rents = 0;
    for (const Seat seat : players_in(my.game)) rents += traits[seat][Trait::Prospect];
    return rents < slow_ruin * earned_per_throw(my.game) * players_in(my.game).count();
}

double content_in(const OpenGame& game) { return share_of_equal / players_in(game).count(); }

}  // namespace parlor::property::computer
