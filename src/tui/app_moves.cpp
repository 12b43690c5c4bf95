// What people do at the table: moves, taking them back, leaving; and the journal of it.
#include <utility>

#include "tui/app.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/table_screen.hpp"
#include "tui/trouble.hpp"

namespace parlor::tui {

bool App::play(const rules::Action& action) {
    const auto refusal = session()->play(view_.decision.seat, action);
    if (refusal) refuse(ui_, *refusal);
    return not refusal;
}

void App::play(const std::vector<rules::Action>& actions) {
    bool any = false;
    for (const rules::Action& action : actions) {
        if (not play(action)) break;
        any = true;
    }
    if (any) go_on();
}

void App::prefer(const Prefer& wish) {
    if (wish.prompt) options_.prompt = *wish.prompt;
    if (wish.movement) options_.movement = *wish.movement;
}

bool App::can_take_back() {
    return options_.take_back == Options::TakeBack::Allowed and session()->moves_of_people() > 0;
}

void App::take_back() {
    if (options_.take_back == Options::TakeBack::Forbidden)
        return refuse(ui_, "The options forbid taking back");
    if (not session()->undo()) return refuse(ui_, "There is no move to take back");
    ui_ = {};
    view_ = {};
    go_on();
}

void App::go_on() {
    if (needs_.chance == ChanceBy::Dealer) session()->answer_chance();
    keep();
    show_news(view_);
}

// The same trouble is told once, until it has gone.
void App::keep() {
    if (not needs_.keep) return;
    const auto trouble = needs_.keep(*place_->table);
    const std::string words = trouble ? trouble->what : "";
    if (words != std::exchange(told_trouble_, words) and trouble)
        ui_.notices.push_back(trouble_notice("NOT ON DISK", words));
}

void App::leave_table() {
    if (not place_->table) return;
    const bool not_begun = ui_.shows(first_roll_page);
    if (needs_.leave)
        if (const auto trouble = needs_.leave(*place_->table))
            launcher_.notices.push_back(trouble_notice("NOT ON DISK", trouble->what));
    place_->table.reset();
    seen_table_ = nullptr;
    show_ = {};
    at_ = not_begun ? At::SetUp : At::Launcher;
}

}  // namespace parlor::tui
