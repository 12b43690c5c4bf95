// Hearing: what the events at the table sound like.
//
// Source: docs/layout.md, 8.
#pragma once

#include <optional>

#include "canvas/ear.hpp"
#include "rules/property/view.hpp"

namespace parlor::tui {

class Hearing {
public:
    // `view` is of after the event. What is not in the list is silent.
    [[nodiscard]] std::optional<Heard> hear(const rules::View& view, const rules::Event& event);

private:
    bool card_is_repairs_ = false;  // the last one drawn
};

// What is heard at the table goes to an ear.
class Sounds {
public:
    // `view` is the table's, and always of after what is heard.
    Sounds(const rules::View& view, Ear& ear) : view_{&view}, ear_{&ear} {}

    void hear(Heard heard) { ear_->hear(heard); }
    void hear(const rules::Event& event) {
        if (const auto heard = hearing_.hear(*view_, event)) hear(*heard);
    }

private:
    const rules::View* view_;
    Ear* ear_;
    Hearing hearing_;
};

}  // namespace parlor::tui
