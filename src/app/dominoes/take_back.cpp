// Taking back a play in the domino room.
//
// Source: U-2.3; docs/playing.md, "Dominoes" (Z).
#include <utility>

#include "app/dominoes/room.hpp"
#include "tui/dominoes/table_screen.hpp"
#include "tui/hand_over.hpp"

namespace parlor::tui {

using dominoes::nobody;

bool DominoRoom::can_take_back() const {
    const DominoSession* game = session();
    return needs_.options.take_back == Options::TakeBack::Allowed and game != nullptr and
           game->moves_of_people() > 0;
}

void DominoRoom::ask_to_take_back() {
    if (needs_.options.take_back == Options::TakeBack::Forbidden) {
        ui_.refusal = "The options forbid taking back";
    } else if (session()->moves_of_people() == 0) {
        ui_.refusal = "There is no move to take back";
    } else if (auto to_be_asked = others(); not to_be_asked.empty()) {
        const std::string asker = at_keyboard_ == nobody ? "Somebody" : names_[at_keyboard_];
        consent_ = ask_for_consent(asker, std::move(to_be_asked));
    } else {
        take_back();
    }
}

std::vector<std::string> DominoRoom::others() const {
    std::vector<std::string> names;
    for (const Seat seat : dominoes::both_seats)
        if (seat != at_keyboard_ and not session()->setup().computers[seat])
            names.push_back(names_[seat]);
    return names;
}

void DominoRoom::press_consent(Key key) {
    const Agreed agreed = tui::press(*consent_, key, needs_.sounds);
    if (agreed == Agreed::NotYet) return;
    const Consent consent = *std::exchange(consent_, std::nullopt);
    if (agreed == Agreed::Yes) return take_back();
    ui_.refusal = words_of_refusal(consent);
    if (at_keyboard_ != nobody) ui_.notices.push_back(hand_over_to(names_[at_keyboard_]));
}

// A win that is taken back does not count.
void DominoRoom::take_back() {
    if (view_.winner) --games_won_[*view_.winner];
    session()->undo();
    record_take_back();
    domino::Ui ui;
    ui.hands = std::move(ui_.hands);
    ui_ = std::move(ui);
    at_keyboard_ = first_at_keyboard();
    story_from_ = session()->told_count();
    follow();
    go_on();
}

// Hides the tiles in the hand, and the messages that name them.
Canvas DominoRoom::canvas_for_all() const {
    domino::Scene scene = this->scene();
    scene.is_own_seat = false;
    domino::Ui ui;
    ui.hands = ui_.hands;
    Canvas canvas = draw(scene, ui);
    draw_question(canvas, consent_->question);
    return canvas;
}

}  // namespace parlor::tui
