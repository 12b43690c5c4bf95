#include "tui/desk/tellings.hpp"

#include <utility>

namespace parlor::tui::desk {

using Clears = Telling::Clears;

Telling turn_begins(Seat seat, Turns whose) {
    Telling turn{.clears = Clears::All, .sound = SoundEffect::Zing};
    if (whose == Turns::Computer) return turn;
    turn.above = story_hint();
    turn.below = {seat, "YOUR TURN"};
    return turn;
}

Telling rolled(Seat seat, Dice dice, SoundEffect sound) {
    return {.clears = Clears::All, .rolled = dice, .below = {seat, ""}, .sound = sound};
}

Telling salary(Seat seat, Money sum) {
    return {.below = {seat, "SALARY", sum}, .sound = SoundEffect::Gong, .is_paid_on_the_way = true};
}

Telling for_sale(Seat seat, Money price) { return {.below = {seat, "FOR SALE", price}}; }

Telling auction_opened() {
    return {.clears = Clears::Above,
            .above = {bank, "AUCTION", std::nullopt, for_all},
            .sound = SoundEffect::Zing};
}

Telling bid(Seat seat, Money sum) {
    return {.below = {seat, "BID", sum, for_all}, .sound = SoundEffect::Zing, .pause = frames(30)};
}

Telling answered(Seat seat, std::string words) {
    return {.below = {seat, std::move(words), std::nullopt, for_all},
            .sound = SoundEffect::Zing,
            .pause = frames(30)};
}

Telling unsold() { return {.clears = Clears::Above, .below = {bank, "UNSOLD"}}; }

Telling declined(Seat seat) {
    return {.clears = Clears::Above,
            .below = {seat, "DECLINED!", std::nullopt, for_all},
            .sound = SoundEffect::Rub,
            .pause = frames(68)};
}

Telling deed_changes(Prompt below, Square square, std::optional<SoundEffect> sound, int pause) {
    return {.below = std::move(below),
            .sound = sound,
            .square = square,
            .beat = Beat::Deed,
            .pause = pause};
}

SoundEffect sound_of_dice(int total) {
    return static_cast<SoundEffect>(static_cast<int>(SoundEffect::Dice1) + total % 4);
}

SoundEffect sound_of_deed(bool completes_group) {
    return completes_group ? SoundEffect::BuyGroup : SoundEffect::Buy;
}

SoundEffect sound_of_building(bool is_hotel) {
    return is_hotel ? SoundEffect::Hotel : SoundEffect::House;
}

}  // namespace parlor::tui::desk
