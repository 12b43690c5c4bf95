#include "app/property/first_rolls.hpp"

#include <memory>
#include <utility>
#include <variant>

#include "canvas/letters.hpp"
#include "tui/property/telling.hpp"

namespace parlor::tui {

namespace told = property::told;
using property::View;

View FirstRolls::asked(View picture) const {
    picture.first_rolls = rolls_;
    picture.turn = now_.turn;
    if (are_over())
        picture.decision = {now_.decision.seat, property::DecisionKind::None};
    else
        picture.decision = {Seat(static_cast<int>(rolls_.size()) + 1),
                            property::DecisionKind::Roll};
    return picture;
}

void FirstRolls::add_roll_to(News& news, Dice dice, const View& picture) {
    rolls_.push_back(dice);
    const auto after = std::make_shared<View>(asked(picture));
    news.shots.push_back(
        {{.sound = sound_of_roll(dice, dice.is_double()), .waits = desk::Waits::ForDecider},
         after});
    if (not are_over()) return;
    const std::string first = upper(now_.seat(now_.turn).name);
    news.shots.push_back({{.notices = {{.title = "GAME STARTING",
                                        .sub = "",
                                        .lines = sentence(first, "GOES FIRST")}},
                           .sound = SoundEffect::Start},
                          after});
}

// After the last roll, the players appear at the seats that the rolls decided.
void FirstRolls::add_to(News& news,
                        const property::Event& event,
                        desk::Telling telling,
                        View picture) {
    if (const auto* const roll = std::get_if<told::FirstRoll>(&event))
        return add_roll_to(news, roll->dice, picture);
    if (not are_over()) return;
    if (not has_begun_ and std::holds_alternative<told::Placed>(event) and not news.shots.empty())
        news.shots.back().picture = std::make_shared<View>(asked(picture));
    if (not std::exchange(has_begun_, true)) telling.waits = desk::Waits::ForKey;
    has_deeds_ = has_deeds_ or std::holds_alternative<told::DealtDeed>(event);
    if (not has_deeds_ and std::holds_alternative<told::Turn>(event))
        telling.above = telling.below = {};
    picture.turn = picture.decision.seat = now_.turn;
    news.shots.push_back({std::move(telling), std::make_shared<View>(std::move(picture))});
}

}  // namespace parlor::tui
