#include "rules/moneyloopy/turn/answers.hpp"

#include "rules/moneyloopy/turn/move.hpp"
#include "rules/moneyloopy/turn/square.hpp"
#include "rules/moneyloopy/turn/turn.hpp"

namespace parlor::moneyloopy {
namespace {

void count_die(SettingUp& setting, Seat seat, int die) {
    setting.to_roll.erase(seat);
    if (die > setting.die) setting.highest = {};
    if (die >= setting.die) {
        setting.highest.insert(seat);
        setting.die = die;
    }
}

// Only those tied for the highest roll again, in seat order.
void roll_first(Draft& draft, int die) {
    Game& game = draft.game;
    auto setting = std::get<SettingUp>(game.phase);
    const Seat seat = setting.to_roll.first();
    count_die(setting, seat, die);
    game.phase = setting;
    draft.tell(told::FirstRoll{seat, die});
    if (not setting.to_roll.empty()) return;
    game.phase = SettingUp{.to_roll = setting.highest};
    if (not setting.highest.has_one()) return;
    game.first = setting.highest.first();
    begin_turn(draft, game.first);
}

}  // namespace

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
