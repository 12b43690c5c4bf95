// The property room at the start of a game: the first rolls, and the deeds dealt.
#include <utility>

#include "app/property/room.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/setup/computer_seats.hpp"

namespace parlor::tui {
namespace {

namespace told = rules::told;

bool is_for_turns(const rules::Event& event) {
    return std::holds_alternative<told::DealtDeed>(event) or
           std::holds_alternative<told::Turn>(event);
}

}  // namespace

void PropertyRoom::begin() {
    rules::Property::Setup setup{
        std::string{property_game_id}, edition_, setup_.rules, setup_.sitters};
    needs_.place.table =
        open_property(std::move(setup), needs_.app.seed.value_or(table::system_seed()));
    if (needs_.app.chance == ChanceBy::Dealer) needs_.place.table->answer_chance();
    sit_down();
    options_ = setup_.options;
    at_keyboard_ = Seat(static_cast<std::uint8_t>(people_among(setup_.sitters)));  // set up last
    ui_.open(first_roll_page());
    keep();
    show_news(view_);
    ui_.prompts = {};  // no event has been shown yet
}

Seat PropertyRoom::asked() const {
    const auto* first = ui_.shown<FirstRolls>();
    if (first != nullptr and first->shown < view_.seats.size())
        return Seat{static_cast<std::uint8_t>(first->shown + 1)};
    return view_.decision.seat;
}

// Holds events back: shows the first rolls one by one, then the deeds, then whose turn it is.
void PropertyRoom::put_off(std::vector<rules::Event>& events, FirstRolls& first_rolls) {
    std::vector<rules::Event> others;
    for (const rules::Event& event : events) {
        if (const auto* first = std::get_if<told::FirstRoll>(&event))
            first_rolls.rolls.push_back(first->dice);
        else if (is_for_turns(event))
            put_off_.push_back(event);
        else if (not std::holds_alternative<told::Began>(event))
            others.push_back(event);
    }
    events = std::move(others);
}

rules::View PropertyRoom::undealt() const {
    std::vector<rules::Event> began;
    const rules::Property::Setup& setup = property_session(*needs_.place.table)->setup();
    rules::View view = rules::view_for(setup, rules::Property::deal(setup, began));
    view.turn = view_.turn;
    return view;
}

// After the last roll the game starts.
void PropertyRoom::see_roll() {
    const FirstRolls& first = *ui_.shown<FirstRolls>();
    if (first.shown < first.rolls.size())
        sounds_.hear(told::FirstRoll{asked(), first.rolls[first.shown]});
    see_first_roll(view_, ui_);
    if (first.shown == view_.seats.size()) sounds_.hear(told::Began{});
}

// Whose turn it is was announced with the first rolls.
void PropertyRoom::begin_turns() {
    show_.begin(undealt(), std::exchange(put_off_, {}), options_, pages());
    if (not show_.goes_on()) ui_.prompts = {};
}

}  // namespace parlor::tui
