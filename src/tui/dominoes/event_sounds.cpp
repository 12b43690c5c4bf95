#include "tui/dominoes/event_sounds.hpp"

#include "base/match.hpp"

namespace parlor::tui::domino {

std::optional<SoundEffect> sound_of(const dominoes::Event& event) {
    using namespace dominoes::told;
    using Sound = std::optional<SoundEffect>;
    return match(
        event,
        [](DrewForDown) -> Sound { return SoundEffect::Dice1; },
        [](HasDown) -> Sound { return SoundEffect::Zing; },
        [](GotHand) -> Sound { return SoundEffect::Start; },
        [](const GotBoneyard&) -> Sound { return std::nullopt; },
        [](Played) -> Sound { return SoundEffect::Nudge; },
        [](Counted) -> Sound { return SoundEffect::Cash; },
        [](Drew) -> Sound { return SoundEffect::Slide; },
        [](Passed) -> Sound { return SoundEffect::SlideLow; },
        [](Redealt) -> Sound { return SoundEffect::Rub; },
        [](Dominoed) -> Sound { return SoundEffect::Gong; },
        [](Blocked) -> Sound { return SoundEffect::Bell; },
        [](GameOver) -> Sound { return SoundEffect::GameOver; });
}

}  // namespace parlor::tui::domino
