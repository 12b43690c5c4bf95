#include "tui/sharing/company_page.hpp"

#include <array>
#include <utility>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/choosing.hpp"
#include "tui/menu_picture.hpp"
#include "tui/sharing/closing.hpp"
#include "tui/sharing/company_list.hpp"
#include "tui/sharing/company_talk.hpp"
#include "tui/sharing/seats_beside.hpp"

namespace parlor::tui {
namespace {

CompanyWish answer_question(CompanyUi& ui, Key key, SoundQueue& sounds) {
    const auto yes = answer(ui.asked->question, key, sounds);
    if (not yes) return GoOn{};
    const CompanyWish if_yes = std::move(ui.asked->if_yes);
    ui.asked.reset();
    return *yes ? if_yes : GoOn{};
}

constexpr std::array levels{Binding{'0', 1, 12, "CPU LEVEL 0", "it plays simply"},
                            Binding{'1', 1, 14, "CPU LEVEL 1", "it plays well"},
                            Binding{'2', 1, 16, "CPU LEVEL 2", "it plays best"},
                            Binding{'x', 1, 22, "BACK", "go back"}};

Menu menu_of_levels(const CompanyUi& ui) {
    Menu menu{.header = "COMPUTER SITS IN", .has_quadrants = false};
    menu.sub = "FOR " + shortened(upper(ui.seats[ui.chosen].name), sub_beside_page);
    menu.items = items_of(levels, [](char) { return true; });
    menu.words = {{9, "ALL OTHERS HAVE"}, {10, "TO AGREE TO IT."}};
    return menu;
}

CompanyWish press_levels(CompanyUi& ui, Key key, SoundQueue& sounds) {
    const auto item = choose(menu_of_levels(ui), *ui.level, key, sounds);
    if (not item and key != Key::Esc) return GoOn{};
    ui.level.reset();
    if (not item or item == 'x') return GoOn{};
    return LetSit{ui.chosen, *item - '0'};
}

CompanyWish press_page(CompanyUi& ui, Key key, SoundQueue& sounds) {
    if (ui.asked) return answer_question(ui, key, sounds);
    if (ui.typed) return press_line(ui, key);
    if (letter_of(key) == U'?') {
        ui.notices.push_back(ui.level     ? help_on(menu_of_levels(ui))
                             : ui.closing ? help_on(menu_of_closing())
                                          : help_on_company(ui));
        return GoOn{};
    }
    if (ui.closing) return press_closing(ui, key, sounds);
    return ui.level ? press_levels(ui, key, sounds) : press_company_list(ui, key);
}

void draw_surroundings(Canvas& canvas, const CompanyUi& ui) {
    canvas.fill({0, 0, Canvas::rows - 1, Canvas::cols - 1}, U' ', on_black);
    std::vector<SeatBeside> seats;
    for (const CompanySeat& seat : ui.seats) seats.push_back({seat.name, seat.token, seat.colour});
    const bool is_about_seat =
        ui.level or (ui.asked and std::holds_alternative<PutOut>(ui.asked->if_yes));
    const auto seat = is_about_seat ? std::optional{ui.chosen} : std::nullopt;
    draw_seats_beside(canvas, ui.table, words_for_watchers(ui), seats, seat);
}

}  // namespace

void refill(CompanyUi& ui, CompanyNow now) {
    const std::uint64_t last = ui.talk.empty() ? 0 : ui.talk.back().number;
    static_cast<CompanyNow&>(ui) = std::move(now);
    keep_reading(ui, last);
}

std::optional<Letters> text_field(const CompanyUi& ui) {
    const bool is_typed = ui.notices.empty() and ui.typed;
    return is_typed ? std::optional{Letters::Any} : std::nullopt;
}

CompanyWish press(CompanyUi& ui, Key key, SoundQueue& sounds) {
    if (setup::closes_notice(ui)) {
        sounds.add(SoundEffect::Dong);
        return GoOn{};
    }
    CompanyWish wish = press_page(ui, key, sounds);
    if (not ui.refusal.empty()) sounds.add(SoundEffect::Buzz);
    return wish;
}

void draw_company(Canvas& canvas, const CompanyUi& ui) {
    if (ui.asked or ui.level or ui.closing) {
        draw_surroundings(canvas, ui);
        if (ui.level) draw_menu(canvas, menu_of_levels(ui), *ui.level);
        if (ui.closing) draw_menu(canvas, menu_of_closing(), *ui.closing);
        if (ui.asked) draw_question(canvas, ui.asked->question);
        setup::draw(canvas, ui);
        return;
    }
    draw_company_list(canvas, ui);
    if (not ui.notices.empty()) draw_notice(canvas, ui.notices.front());
}

}  // namespace parlor::tui
