// Listener: the callback to which the rules of a game report events. A default-constructed Listener
// discards them.
#pragma once

#include <utility>
#include <vector>

namespace parlor {

// A non-owning reference to a list of events; the list must outlive the Listener.
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
