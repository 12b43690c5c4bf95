// Sentences: what a guest in plain mode has still to hear, and what is asked.
//
// Source:  P-1.15, T-3.13, T-4.1.
// Choices: of what waits for a guest who does not listen the latest sentences are kept.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/completions.hpp"
#include "base/units.hpp"
#include "house/terminal.hpp"

namespace parlor::house {

class Sentences {
public:
    explicit Sentences(Terminal& terminal) : terminal_{&terminal} {}  // which outlives the object

    void tell(std::string sentence);
    // After each line of the guest; in between only another prompt is said.
    void ask(std::string prompt) {
        prompt_ = std::move(prompt);
        is_asked_ = false;
    }
    // The same, if the guest does not know the prompt.
    void ask_if_new(const std::string& prompt) {
        if (prompt != prompt_) ask(prompt);
    }
    void hide() { hides_ = true; }  // what was told before

    // What to send now, with the words that complete the prompt, as the player is asked.
    [[nodiscard]] std::vector<wire::FromHost> news(Completions completions = {},
                                                   std::optional<Entrant> asked = std::nullopt);
    // Whether the prompt has still to be said.
    [[nodiscard]] bool asks() const { return not is_asked_; }

private:
    Terminal* terminal_;
    std::vector<std::string> untold_;
    std::string prompt_;
    bool is_asked_ = true;
    bool hides_ = false;
};

}  // namespace parlor::house
