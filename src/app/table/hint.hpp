// Hint: what a computer of level 2 would do in the player's place, and why, as notices. It may be
// worked out in parts, so that any key is heard meanwhile, and ends it.
//
// Source:  docs/playing.md, "Hints".
// Choices: at one's own keyboard only. Of dominoes Mack's hints are his own (app/dominoes).
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "tui/widgets.hpp"

namespace parlor::tui {

class Hint {
public:
    virtual ~Hint() = default;

    // Whether something is left to do; `work` does some of it, for a twentieth of a second at most.
    [[nodiscard]] virtual bool has_work() const { return false; }
    virtual void work() {}

    [[nodiscard]] virtual std::vector<Notice> notices() const = 0;
};

// A hint that is nothing but a sentence.
[[nodiscard]] std::unique_ptr<Hint> hint_in_words(std::string advice);

}  // namespace parlor::tui
