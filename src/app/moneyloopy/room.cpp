#include "app/moneyloopy/room.hpp"

#include "tui/board/backdrop.hpp"
#include "tui/moneyloopy/text_field.hpp"
#include "tui/trouble.hpp"

namespace parlor::tui {

LoopyRoom::LoopyRoom(RoomNeeds needs) : TableRoom{needs} {}

// Plays the sound of the key, unless its effect has a sound.
void LoopyRoom::press(Key key) {
    const std::size_t dialogs_before = dialogs();
    if (at_ == At::Table) press_table(key);
    if (not needs_.sounds.is_silent()) return;
    const bool is_refused = not refusal().empty();
    const bool is_read = dialogs() < dialogs_before;
    sounds_.add(is_refused ? SoundEffect::Buzz : is_read ? SoundEffect::Dong : SoundEffect::Ding);
}

const std::string& LoopyRoom::refusal() const { return ui_.prompts.refusal; }

std::size_t LoopyRoom::dialogs() const { return ui_.notices.size(); }

std::optional<Letters> LoopyRoom::text_field() const {
    return person_decides() ? loopy::text_field(view_, ui_) : std::nullopt;
}

Canvas LoopyRoom::canvas() const {
    if (at_ == At::Table) return table_canvas();
    return {};
}

void LoopyRoom::set_up_anew() {
    (void)tui::leave_table(needs_.files, needs_.place);
    seen_table_ = nullptr;
    show_ = {};
    at_ = At::SetUp;
}

}  // namespace parlor::tui
