#include "tui/dominoes/hearing.hpp"

#include "base/match.hpp"

namespace parlor::tui::domino {

std::optional<Heard> heard(const dominoes::Event& event) {
    using namespace dominoes::told;
    using Sound = std::optional<Heard>;
    return match(
        event,
        [](DrewForDown) -> Sound { return Heard::Dice1; },
        [](HasDown) -> Sound { return Heard::Zing; },
        [](GotHand) -> Sound { return Heard::Start; },
        [](const GotBoneyard&) -> Sound { return std::nullopt; },
        [](Played) -> Sound { return Heard::Nudge; },
        [](Counted) -> Sound { return Heard::Cash; },
        [](Drew) -> Sound { return Heard::Slide; },
        [](Passed) -> Sound { return Heard::SlideLow; },
        [](Redealt) -> Sound { return Heard::Rub; },
        [](Dominoed) -> Sound { return Heard::Gong; },
        [](Blocked) -> Sound { return Heard::Bell; },
        [](GameOver) -> Sound { return Heard::GameOver; });
}

}  // namespace parlor::tui::domino
