#include "rules/moneyloopy/turn/answers.hpp"

#include "rules/moneyloopy/turn/begin.hpp"
#include "rules/moneyloopy/turn/move.hpp"
#include "rules/moneyloopy/turn/square.hpp"

namespace parlor::moneyloopy {

Answer answer_dice(Draft& draft, Dice dice) {
    if (not std::holds_alternative<Rolling>(draft.game.phase)) return Refusal::NotAskedOfChance;
    draft.tell(told::Rolled{draft.game.turn, dice});
    walk(draft, dice.total());
    return played;
}

Answer answer_die(Draft& draft, int face) {
    if (std::holds_alternative<SettingUp>(draft.game.phase))
        roll_first(draft, face);
    else if (std::holds_alternative<RollingStake>(draft.game.phase))
        roll_stake(draft, face);
    else
        return Refusal::NotAskedOfChance;
    return played;
}

}  // namespace parlor::moneyloopy
