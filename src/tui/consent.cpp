#include "tui/consent.hpp"

#include <utility>

#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

constexpr int width_of_line = 16;

Question question_for_first_of(const Consent& consent) {
    return {.header = "TAKE BACK",
            .sub = upper(consent.others.front()) + ":",
            .lines =
                wrapped(upper(consent.asker) + " WANTS TO TAKE A MOVE BACK. AGREE?", width_of_line),
            .no = "keep the move",
            .yes = "take it back"};
}

}  // namespace

Consent ask_for_consent(std::string asker, std::vector<std::string> others) {
    Consent consent{std::move(asker), std::move(others), {}};
    consent.question = question_for_first_of(consent);
    return consent;
}

Agreed press(Consent& consent, Key key, SoundQueue& sounds) {
    const auto agrees = answer(consent.question, key, sounds);
    if (not agrees) return Agreed::NotYet;
    if (not *agrees) return Agreed::No;
    consent.others.erase(consent.others.begin());
    if (consent.others.empty()) return Agreed::Yes;
    consent.question = question_for_first_of(consent);
    return Agreed::NotYet;
}

std::string words_of_refusal(const Consent& consent) {
    return consent.others.front() + " does not agree";
}

}  // namespace parlor::tui
