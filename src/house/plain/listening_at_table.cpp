// SharedTable: guests in plain mode.
#include <utility>

#include "house/guest.hpp"
#include "house/plain/listener.hpp"
#include "house/shared_table.hpp"
#include "plain/spoken.hpp"

namespace parlor::house {

// Their clocks run in an app of their own, as if they were away.
SharedTable::Listener& SharedTable::come_to_listen(SetOf<Entrant> players,
                                                   Terminal& terminal,
                                                   std::vector<plain::Question> commands) {
    settle(nullptr);
    seat_for_clocks(players);
    const tui::GameBox& box = *tui::game_on(games_, *place_.table);
    Listener& listener = *listeners_.emplace_back(std::make_unique<Listener>(
        place_, box, terms_, players, terminal, std::move(commands), [this] {
            return is_paused_;
        }));
    if (trouble_) tell_trouble(listener);
    if (not loss_.empty()) listener.tell(plain::sentence_case(loss_) + ".");
    return listener;
}

void SharedTable::leave(Listener& listener) {
    std::erase_if(listeners_, [&](const auto& each) { return each.get() == &listener; });
}

void SharedTable::hear(Listener& listener, const std::string& line, wire::Showing seen) {
    if (trouble_) try_again();
    allow_for_lines();
    Milliseconds took;
    for (const auto& chair : chairs_)
        if (chair->guest.players() == listener.players()) took = chair->guest.took();
    place_.shut = why_shut_for(listener.terminal(), seen);
    const auto before = asked_to_agree();
    const bool was_asked = place_.take_back.has_value();
    listener.hear(line, took);
    settle(&listener.terminal());
    place_.shut = why_shut();
    listener.catch_up();
    if (was_asked != place_.take_back.has_value() or before != asked_to_agree()) ++news_;
}

// A guest in plain mode has a clock in a chair: it does not count the guest's line either (T-3.9).
void SharedTable::allow_for_lines() {
    for (const auto& listener : listeners_)
        for (const auto& chair : chairs_)
            if (chair->guest.players() == listener->players())
                chair->terminal.line() = listener->terminal().line();
}

bool SharedTable::has_left(const Listener& listener) const { return listener.has_left(); }

void SharedTable::tell(Listener& listener, std::string sentence) {
    listener.tell(std::move(sentence));
}

std::vector<wire::FromHost> SharedTable::news_for(Listener& listener, const std::string& question) {
    listener.catch_up();
    return listener.news(question);
}

}  // namespace parlor::house
