#include "tui/sharing/waiting_page.hpp"

#include <utility>

#include "tui/menu_picture.hpp"
#include "tui/sharing/seats_beside.hpp"
#include "tui/sharing/waiting_list.hpp"

namespace parlor::tui {
namespace {

using Is = WaitingSeat::Is;

WaitingWish answer_question(WaitingUi& ui, Key key, SoundQueue& sounds) {
    const auto yes = answer(ui.asked->question, key, sounds);
    if (not yes) return GoOn{};
    const WaitingWish if_yes = std::move(ui.asked->if_yes);
    ui.asked.reset();
    return *yes ? if_yes : GoOn{};
}

TakeSeat seat_taken(const SeatChoice& choice) {
    const board::Sitter& own = chosen(choice);
    if (not choice.has_tokens) return {choice.seat, own.name, "", ""};
    return {choice.seat, own.name, std::string{board::id_of(own.colour)}, own.token};
}

WaitingWish press_choice(WaitingUi& ui, Key key) {
    const setup::Passage passage = press(*ui.sitting, ui, key);
    if (passage == setup::Passage::Stays) return GoOn{};
    const SeatChoice choice = std::move(*ui.sitting);
    ui.sitting.reset();
    if (passage == setup::Passage::Before) return GoOn{};
    return seat_taken(choice);
}

WaitingWish press_page(WaitingUi& ui, Key key, SoundQueue& sounds) {
    if (ui.asked) return answer_question(ui, key, sounds);
    if (letter_of(key) == U'?') {
        ui.notices.push_back(ui.sitting ? setup::help_on(ui.sitting->players) : help_on_list());
        return GoOn{};
    }
    return ui.sitting ? press_choice(ui, key) : press_list(ui, key);
}

void draw_surroundings(Canvas& canvas, const WaitingUi& ui) {
    std::vector<SeatBeside> seats;
    for (const WaitingSeat& seat : ui.seats)
        seats.push_back({seat.is == Is::Free ? "FREE" : seat.name, seat.token, seat.colour});
    const auto chosen = ui.sitting ? std::optional{ui.chosen} : std::nullopt;
    draw_seats_beside(canvas, ui.table, ui.game, seats, chosen);
}

void draw_choice(Canvas& canvas, const SeatChoice& choice) {
    draw_menu(canvas, menu_of(choice), choice.players.place);
    if (setup::is_typed(choice.players)) setup::point_at(canvas, choice.players.field);
}

}  // namespace

void refill(WaitingUi& ui, std::vector<WaitingSeat> seats) {
    ui.seats = std::move(seats);
    if (ui.asked and std::holds_alternative<BeginGame>(ui.asked->if_yes)) {
        ui.asked->question.lines = question_to_begin(ui).lines;
        if (free_seats(ui) == 0) ui.asked.reset();
    }
    if (not ui.sitting) return;
    const WaitingSeat& seat = ui.seats[ui.sitting->seat];
    if (seat.is == Is::Free or seat.is == Is::Mine) {
        meet(*ui.sitting, ui, sitters_beside(ui));
    } else {
        ui.sitting.reset();
        ui.refusal = seat.who + " has this seat now";
    }
}

std::optional<Letters> text_field(const WaitingUi& ui) {
    const bool is_typed =
        ui.notices.empty() and ui.sitting and setup::is_typed(ui.sitting->players);
    return is_typed ? std::optional{Letters::Any} : std::nullopt;
}

WaitingWish press(WaitingUi& ui, Key key, SoundQueue& sounds) {
    if (setup::closes_notice(ui)) {
        sounds.add(SoundEffect::Dong);
        return GoOn{};
    }
    WaitingWish wish = press_page(ui, key, sounds);
    if (not ui.refusal.empty()) sounds.add(SoundEffect::Buzz);
    return wish;
}

void draw_waiting(Canvas& canvas, const WaitingUi& ui) {
    if (not ui.asked and not ui.sitting) {
        draw_list(canvas, ui);
        if (not ui.notices.empty()) draw_notice(canvas, ui.notices.front());
        return;
    }
    draw_surroundings(canvas, ui);
    if (ui.sitting) draw_choice(canvas, *ui.sitting);
    if (ui.asked) draw_question(canvas, ui.asked->question);
    setup::draw(canvas, ui);
}

}  // namespace parlor::tui
