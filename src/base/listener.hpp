// Listener: where the rules of a game report events, each at the moment when what it tells is so.
// A default-constructed Listener discards them.
#pragma once

#include <utility>
#include <vector>

namespace parlor {

// Non-owning references to a list of events and, for a listener that wants pictures, to a list of
// the game as each event leaves it; the lists must outlive the Listener.
template <class Event, class Game>
class Listener {
public:
    Listener() = default;
    Listener(std::vector<Event>& events) : events_{&events} {}
    Listener(std::vector<Event>& events, std::vector<Game>& games)
        : events_{&events}, games_{&games} {}

    template <class Happening>
    void operator()(const Happening& what, const Game& game) const {
        if (events_ == nullptr) return;
        events_->emplace_back(std::in_place_type<Happening>, what);
        if (games_ != nullptr) games_->push_back(game);
    }
    void operator()(const Event& event, const Game& game) const {
        if (events_ == nullptr) return;
        events_->push_back(event);
        if (games_ != nullptr) games_->push_back(game);
    }

private:
    std::vector<Event>* events_ = nullptr;
    std::vector<Game>* games_ = nullptr;
};

}  // namespace parlor
