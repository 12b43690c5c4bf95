#include "tui/desk/show/telling.hpp"

#include "canvas/letters.hpp"

namespace parlor::tui::desk {
namespace {

void write(const Telling& telling, Prompts& prompts) {
    if (telling.clears == Telling::Clears::Above) prompts.clear_above();
    if (telling.clears == Telling::Clears::All) prompts.clear();
    if (telling.rolled) prompts.tell_roll(telling.below.about, *telling.rolled);
    if (not telling.above.words.empty()) prompts.above = telling.above;
    if (not telling.below.words.empty()) prompts.below = telling.below;
}

void write(const Telling& telling, Bargain& bargain) {
    using Trade = Telling::Trade;
    const auto words = [&] { return upper(told_together({&telling.sentence, 1})); };
    switch (telling.trade) {
        case Trade::Ends: bargain = {}; break;
        case Trade::GoesOn: break;
        case Trade::Offered: bargain = {.offer = words(), .answer = ""}; break;
        case Trade::Answered: bargain.answer = words(); break;
    }
}

}  // namespace

void tell(const Telling& telling, Outlets outlets) {
    write(telling, outlets.prompts);
    for (const Notice& notice : telling.notices) outlets.notices.push_back(notice);
    outlets.recent.add(telling.sentence);
    write(telling, outlets.bargain);
    if (telling.sound) outlets.sounds.add(*telling.sound);
}

}  // namespace parlor::tui::desk
