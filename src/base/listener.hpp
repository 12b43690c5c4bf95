// Listener: where the rules of a game say what happened. One that has nobody behind it throws it
// away.
#pragma once

#include <utility>
#include <vector>

namespace parlor {

// A light reference to a list of events, which must outlive it.
template <class Event>
class Listener {
public:
    Listener() = default;
    explicit Listener(std::vector<Event>& events) : events_{&events} {}

    template <class Happening>
    void operator()(const Happening& what) const {
        if (events_ != nullptr) events_->emplace_back(std::in_place_type<Happening>, what);
    }

private:
    std::vector<Event>* events_ = nullptr;
};

}  // namespace parlor
