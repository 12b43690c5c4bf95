#include "rules/moneyloopy/computer/route.hpp"

#include <algorithm>

#include "rules/moneyloopy/computer/appraisal.hpp"
#include "rules/moneyloopy/deal/bonds.hpp"

namespace parlor::moneyloopy::computer {
namespace {

// The best continuation from this square, with these steps to go.
Money walk(const Sight& my, Square from, Pips left, Money money, const Ending& ending) {
    const int size = my.board().size;
    for (int step = 1; step <= left.count; ++step) {
        const auto there = Square((number(from) + step) % size);
        if (there == board::go) money += my.game.rules.salary;
        if (my.game.edition->tollbooths.contains(there))
            return best_of(answers_at(my, there, {left.count - step}, money, ending));
    }
    return ending(Square((number(from) + left.count) % size), money);
}

}  // namespace

// A card costs the worth of the last one held, even if the way uses several.
Answers answers_at(const Sight& my, Square booth, Pips left, Money money, const Ending& ending) {
    const Booth which = booth_at(my.board(), booth);
    const Money toll = toll_of(which);
    Answers answers{.loop = walk(my, board::go, left, money, ending)};
    if (never_passes(my.game, my.me, which)) return answers;
    if (money - toll >= last_dollar) answers.pay = walk(my, booth, left, money - toll, ending);
    if (my.safe_cards() > 0)
        answers.safe =
            walk(my, booth, left, money, ending) - card_worth(my.game, my.safe_cards() - 1);
    return answers;
}

Money best_of(const Answers& answers) {
    const Money loop = answers.loop;
    return std::max({loop, answers.pay.value_or(loop), answers.safe.value_or(loop)});
}

}  // namespace parlor::moneyloopy::computer
