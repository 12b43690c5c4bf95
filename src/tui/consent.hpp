// Consent: before a move is taken back, the other players are asked, one after another.
//
// Source:  U-2.3; docs/playing.md, "Keys" (Z).
// Choices: the player at the keyboard asks, and so has agreed. Computers and eliminated players are
//          not asked. The first No ends the asking.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tui/question.hpp"

namespace parlor::tui {

struct Consent {
    std::string asker;
    std::vector<std::string> others;  // still to be asked, in order; never empty
    Question question;
};

[[nodiscard]] Consent ask_for_consent(std::string asker, std::vector<std::string> others);

enum class Agreed : std::uint8_t { NotYet, No, Yes };

// After No, the first of the others is the player who refused.
[[nodiscard]] Agreed press(Consent& consent, Key key, SoundQueue& sounds);

[[nodiscard]] std::string words_of_refusal(const Consent& consent);

}  // namespace parlor::tui
