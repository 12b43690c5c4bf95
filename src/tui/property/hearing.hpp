// Hearing: what the events at the table sound like.
//
// Source: LAYOUT.md section 8.
#pragma once

#include <optional>
#include <vector>

#include "rules/view.hpp"
#include "tui/sound.hpp"

namespace parlor::tui {

class Hearing {
public:
    // `view` is of after the event. What is not in the list is silent.
    [[nodiscard]] std::optional<Heard> hear(const rules::View& view, const rules::Event& event);

private:
    bool card_is_repairs_ = false;  // the last one drawn
};

// What was heard since somebody last listened; of much of it only the last.
class Sounds {
public:
    // `view` is the table's, and always of after what is heard.
    explicit Sounds(const rules::View& view) : view_{&view} {}

    void hear(Heard heard);
    void hear(const rules::Event& event);
    [[nodiscard]] bool is_silent() const { return heard_.empty(); }
    [[nodiscard]] std::vector<Heard> take();

private:
    const rules::View* view_;
    Hearing hearing_;
    std::vector<Heard> heard_;
};

}  // namespace parlor::tui
