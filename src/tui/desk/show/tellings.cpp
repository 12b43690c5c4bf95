#include "tui/desk/show/tellings.hpp"

#include <utility>

#include "rules/board/street.hpp"

namespace parlor::tui::desk {

namespace told = board::told;
using Clears = Telling::Clears;

Telling answered(Seat seat, std::string words) {
    return {.below = {seat, std::move(words), std::nullopt, for_all},
            .sound = SoundEffect::Zing,
            .pause = time_of_decision};
}

Telling rolled(Seat seat, Dice dice, SoundEffect sound) {
    return {.clears = Clears::All,
            .rolled = dice,
            .below = {seat, ""},
            .sound = sound,
            .pause = time_of_decision};
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

Telling TellingsOfAll::operator()(const Sat& /*it*/) const {
    return {.trade = Telling::Trade::GoesOn};
}

Telling TellingsOfAll::operator()(told::Began /*it*/) const {
    return {.sound = SoundEffect::Start};
}

Telling TellingsOfAll::operator()(told::Turn it) const {
    Telling turn{.clears = Clears::All, .sound = SoundEffect::Zing};
    if (is_computer(it.seat)) return turn;
    turn.above = story_hint();
    turn.below = {it.seat, "YOUR TURN"};
    return turn;
}

Telling TellingsOfAll::operator()(told::Salary it) const {
    return {.below = {it.seat, "SALARY", it.sum},
            .sound = SoundEffect::Gong,
            .is_paid_on_the_way = true};
}

Telling TellingsOfAll::operator()(told::Landed /*it*/) const { return {}; }

Telling TellingsOfAll::operator()(told::ForSale it) const {
    return {.below = {it.seat, "FOR SALE", it.price}};
}

Telling TellingsOfAll::operator()(told::Bought it) const {
    return deed_changes(
        {it.seat, "BOUGHT", out(it.price)}, it.square, sound_of_deed(it.square), frames(68));
}

Telling TellingsOfAll::operator()(told::AuctionOpen /*it*/) const {
    return {.clears = Clears::Above,
            .above = {bank, "AUCTION", std::nullopt, for_all},
            .sound = SoundEffect::Zing};
}

Telling TellingsOfAll::operator()(told::BidMade it) const {
    return {.below = {it.seat, "BID", it.sum, for_all},
            .sound = SoundEffect::Zing,
            .pause = time_of_decision};
}

Telling TellingsOfAll::operator()(told::Passed it) const { return answered(it.seat, "PASS"); }

Telling TellingsOfAll::operator()(told::Forfeited it) const { return answered(it.seat, "FORFEIT"); }

Telling TellingsOfAll::operator()(told::Won it) const {
    Telling won = (*this)(told::Bought{it.seat, it.square, it.sum});
    won.clears = Clears::Above;
    return won;
}

Telling TellingsOfAll::operator()(told::Unsold /*it*/) const {
    return {.clears = Clears::Above, .below = {bank, "UNSOLD"}};
}

// Heard when it is paid.
Telling TellingsOfAll::operator()(told::RentDue it) const {
    return {.below = {it.from, "RENT", out(it.sum)}};
}

Telling TellingsOfAll::operator()(told::Owes it) const {
    return {.below = {it.from, "OWES", out(it.sum)}, .sound = SoundEffect::Bell};
}

Telling TellingsOfAll::operator()(told::Declined it) const {
    return {.clears = Clears::Above,
            .below = {it.to, "DECLINED!", std::nullopt, for_all},
            .sound = SoundEffect::Rub,
            .pause = time_of_decision};
}

SoundEffect TellingsOfAll::sound_of_deed(Square square) const {
    return view_.squares[square].whole_group ? SoundEffect::BuyGroup : SoundEffect::Buy;
}

SoundEffect TellingsOfAll::sound_of_building(int houses) {
    return houses == board::hotel ? SoundEffect::Hotel : SoundEffect::House;
}

bool TellingsOfAll::is_computer(Seat seat) const { return view_.seat(seat).is_computer; }

}  // namespace parlor::tui::desk
