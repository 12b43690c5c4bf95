#include "app/overlays.hpp"

namespace parlor::tui {
namespace {

constexpr int status_of_interrupt = 130;

const std::vector<std::string> game_is_lost{"THE GAME IS NOT", "ON DISK AND WILL", "BE LOST"};

Question question_to_leave(std::vector<std::string> lines) {
    return {.header = "LEAVE THE PARLOR?",
            .sub = "",
            .lines = std::move(lines),
            .no = "keep playing",
            .yes = "leave the parlor"};
}

std::vector<std::string> words_on_leaving(const table::GameTable* table, const Cabinet& cabinet) {
    if (table == nullptr) return {"ARE YOU SURE?"};
    if (cabinet.is_begun(*table)) return {"THE GAME IS KEPT"};
    return {"THE GAME IS NOT", "KEPT, AS NO MOVE", "WAS PLAYED"};
}

Question question_to_lose_game() {
    return {.header = "LEAVE THE GAME?",
            .sub = "",
            .lines = game_is_lost,
            .no = "keep playing",
            .yes = "lose the game"};
}

}  // namespace

bool Overlays::press(Key key) {
    if (key == Key::Interrupt)
        interrupt();
    else if (not notices_.empty())
        read_notice();
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

void Overlays::draw(Canvas& canvas) const {
    if (saving_) draw_save(canvas, *saving_);
    if (leaving_) draw_question(canvas, leaving_->question);
    if (not notices_.empty()) draw_notice(canvas, notices_.front());
}

void Overlays::read_notice() {
    notices_.erase(notices_.begin());
    sounds_->add(SoundEffect::Dong);
}

std::optional<Letters> Overlays::text_field() const {
    if (not notices_.empty() or leaving_ or not saving_) return std::nullopt;
    return saving_->said or saving_->over ? std::nullopt : std::optional{Letters::Any};
}

void Overlays::interrupt() {
    if (leaving_) {
        leaves_ = true;
        exit_status_ = status_of_interrupt;
    } else if (is_game_unkept()) {
        leaving_ = {Leaving::What::Parlor, question_to_leave(game_is_lost)};
    } else {
        leaving_ = {Leaving::What::Parlor,
                    question_to_leave(words_on_leaving(place_->table.get(), *cabinet_))};
    }
}

bool Overlays::is_game_unkept() const {
    return place_->table and cabinet_->is_begun(*place_->table) and cabinet_->keep(*place_->table);
}

void Overlays::ask_to_lose_game() { leaving_ = {Leaving::What::Game, question_to_lose_game()}; }

void Overlays::press_leaving(Key key) {
    if (const auto leaves = answer(leaving_->question, key, *sounds_)) end_question(*leaves);
}

void Overlays::end_question(bool leaves) {
    if (leaving_->what == Leaving::What::Parlor)
        leaves_ = leaves;
    else
        losing_ = leaves;
    leaving_.reset();
}

std::string Overlays::question_in_words() const {
    if (not leaving_) return {};
    std::string words = "Y or N: " + leaving_->question.header;
    for (const std::string& line : leaving_->question.lines) words += ' ' + line;
    return words;
}

void Overlays::answer_in_words(Key key) {
    if (not leaving_) return;
    const char32_t letter = letter_of(key);
    if (letter == U'y') end_question(true);
    if (letter == U'n' or key == Key::Esc) end_question(false);
}

void Overlays::press_saving(Key key) {
    switch (tui::press(*saving_, key, *sounds_)) {
        case SaveWish::Nothing: break;
        case SaveWish::Back: saving_.reset(); break;
        case SaveWish::Save: save_game(); break;
        case SaveWish::Enter:
            if (cabinet_->is_saved(saving_->name))
                ask_over(*saving_);
            else
                save_game();
            break;
    }
}

void Overlays::save_game() {
    if (const auto trouble = cabinet_->save(*place_->table, saving_->name))
        say_trouble(*saving_, trouble->what);
    else
        say_saved(*saving_);
}

}  // namespace parlor::tui
