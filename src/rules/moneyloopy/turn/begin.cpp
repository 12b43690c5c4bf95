#include "rules/moneyloopy/turn/begin.hpp"

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

}  // namespace

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

}  // namespace parlor::moneyloopy
