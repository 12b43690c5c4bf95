// The app as a game begins: the first rolls, and the deeds that are dealt then.
#include <utility>

#include "tui/app_property.hpp"
#include "tui/launcher/computer_seats.hpp"
#include "tui/property/pages.hpp"

namespace parlor::tui {

void PropertyRoom::begin() {
    rules::Property::Setup setup{
        std::string{property_game_id}, edition_, setup_.rules, setup_.sitters};
    needs_.place.table =
        open_property(std::move(setup), needs_.app.seed.value_or(table::system_seed()));
    if (needs_.app.chance == ChanceBy::Dealer) needs_.place.table->answer_chance();
    sit_down();
    options_ = setup_.options;
    at_keyboard_ = Seat(static_cast<std::uint8_t>(people_among(setup_.sitters)));  // set up last
    ui_.open(first_roll_page);
    keep();
    show_news(view_);
    ui_.prompts = {};  // nobody knows yet whose turn it is
}

Seat PropertyRoom::asked() const {
    if (ui_.shows(first_roll_page) and ui_.first_rolls_seen < view_.seats.size())
        return Seat{static_cast<std::uint8_t>(ui_.first_rolls_seen + 1)};
    return view_.decision.seat;
}

// All of it is known already; the rolls are seen one by one, and then the deeds.
void PropertyRoom::put_off(std::vector<rules::Event>& events) {
    std::vector<rules::Event> others;
    for (const rules::Event& event : events) {
        if (const auto* first = std::get_if<rules::told::FirstRoll>(&event))
            ui_.first_rolls.push_back(first->dice);
        const bool is_dealt = std::holds_alternative<rules::told::DealtDeed>(event);
        (is_dealt ? dealt_ : others).push_back(event);
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

void PropertyRoom::show_dealing() {
    show_.begin(undealt(), std::exchange(dealt_, {}), options_, pages());
}

}  // namespace parlor::tui
