#include "tui/app_over_all.hpp"

namespace parlor::tui {
namespace {

constexpr int status_of_interrupt = 130;

Question question_to_leave(bool in_game) {
    return {.header = "LEAVE THE PARLOR?",
            .sub = "",
            .lines = {in_game ? "THE GAME IS KEPT" : "ARE YOU SURE?"},
            .no = "go on",
            .yes = "leave the parlor"};
}

}  // namespace

bool OverAll::press(Key key) {
    if (key == Key::Interrupt)
        interrupt();
    else if (leaving_)
        press_leaving(key);
    else if (saving_)
        press_saving(key);
    else if (key == Key::Save)
        saving_ = place_->table ? SaveUi{} : nothing_to_save();
    else
        return false;
    return true;
}

void OverAll::draw(Canvas& canvas) const {
    if (saving_) draw_save(canvas, *saving_);
    if (leaving_) draw_question(canvas, *leaving_);
}

void OverAll::interrupt() {
    if (leaving_) {
        leaves_ = true;
        exit_status_ = status_of_interrupt;
    } else {
        leaving_ = question_to_leave(place_->table != nullptr);
    }
}

void OverAll::press_leaving(Key key) {
    const auto leaves = answer(*leaving_, key);
    if (not leaves) return;
    leaving_.reset();
    leaves_ = *leaves;
}

void OverAll::press_saving(Key key) {
    switch (tui::press(*saving_, key)) {
        case SaveWish::Nothing: break;
        case SaveWish::Back: saving_.reset(); break;
        case SaveWish::Save: save_game(); break;
        case SaveWish::Enter:
            if (needs_->is_saved and needs_->is_saved(saving_->name))
                ask_over(*saving_);
            else
                save_game();
            break;
    }
}

void OverAll::save_game() {
    const auto trouble = needs_->save ? needs_->save(*place_->table, saving_->name)
                                      : Error{"there is nowhere to save it"};
    if (trouble)
        say_trouble(*saving_, trouble->what);
    else
        say_saved(*saving_);
}

}  // namespace parlor::tui
