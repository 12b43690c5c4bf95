#include "app/dominoes/room.hpp"

#include <utility>

#include "base/match.hpp"
#include "tui/dominoes/games_won.hpp"
#include "tui/dominoes/hand_story.hpp"
#include "tui/dominoes/table_keys.hpp"
#include "tui/dominoes/table_picture.hpp"
#include "tui/dominoes/table_screen.hpp"
#include "tui/dominoes/windows.hpp"
#include "tui/trouble.hpp"

namespace parlor::tui {
namespace {

using dominoes::Dominoes;

Dominoes::Setup setup_for(const domino::Chosen& chosen) {
    Dominoes::Setup setup{.rules = chosen.rules, .names = {}, .computers = {}};
    setup.names[dominoes::first_seat] = "PLAYER_1";
    setup.names[dominoes::second_seat] = chosen.mack ? "MACK" : "PLAYER_2";
    setup.computers[dominoes::second_seat] = chosen.mack;
    return setup;
}

}  // namespace

DominoRoom::DominoRoom(RoomNeeds needs) : needs_{needs} {
    options_.chosen = domino::chosen_in(needs.options.dominoes);
}

DominoSession* DominoRoom::session() const {
    return needs_.place.table ? domino_session(*needs_.place.table) : nullptr;
}

// Plays the sound of the key, unless its effect has a sound.
void DominoRoom::press(Key key) {
    switch (at_) {
        case At::Options: press_options(key); break;
        case At::Table: press_table(key); break;
        case At::ToRepeat:
        case At::ToSave: press_names(key); break;
        case At::Scores: press_scores(key); break;
        case At::Review: press_review(key); break;
        case At::Farewell: is_left_ = true; break;
        case At::Book: press_book(key); break;
    }
    if (needs_.sounds.is_silent())
        needs_.sounds.add(ui_.refusal.empty() ? SoundEffect::Ding : SoundEffect::Buzz);
}

std::optional<Letters> DominoRoom::text_field() const {
    const bool has_names = at_ == At::ToRepeat or at_ == At::ToSave;
    if (has_names and names_ui_.typed and not names_ui_.over and names_ui_.notices.empty())
        return Letters::Any;
    if (at_ != At::Options or not options_.notices.empty()) return std::nullopt;
    if (options_.types_record) return Letters::Any;
    return options_.number ? std::optional{Letters::Digits} : std::nullopt;
}

void DominoRoom::press_options(Key key) {
    switch (domino::press(options_, key, needs_.sounds)) {
        case domino::OptionsWish::Nothing: break;
        case domino::OptionsWish::Save: save_options(); break;
        case domino::OptionsWish::Repeat: look_for_games(domino::Purpose::Repeat); break;
        case domino::OptionsWish::Record: check_record(); break;
        case domino::OptionsWish::Start: begin(); break;
        case domino::OptionsWish::Learn: open_book(); break;
        case domino::OptionsWish::Leave: leave(); break;
    }
}

void DominoRoom::save_options() {
    needs_.options.dominoes = options_of(options_.chosen);
    options_.said = "These are the defaults now";
    if (const auto trouble = needs_.outside.keep(needs_.options))
        options_.notices.push_back(trouble_notice("NOT KEPT", trouble->what));
}

void DominoRoom::prefer(const OptionChosen& chosen) {
    chosen.option->choose(needs_.options, chosen.value);
    if (const auto trouble = needs_.outside.keep(needs_.options))
        ui_.notices.push_back(trouble_notice("NOT KEPT", trouble->what));
}

void DominoRoom::press_table(Key key) {
    if (consent_) return press_consent(key);
    if (keys_ignored_for() > 0 and key != Key::Esc) return;
    const domino::Command wish = domino::press(scene(), ui_, key, needs_.sounds);
    match(
        wish,
        [](domino::Stay) {},
        [&](const domino::Move& move) { play(move.action); },
        [&](domino::GoOn) { go_on(); },
        [&](const domino::Say& say) { ui_.refusal = say.words; },
        [&](domino::TakeBack) { ask_to_take_back(); },
        [&](domino::Again) { begin(); },
        [&](domino::LookBack) { look_back(); },
        [&](domino::ToReview) { review(); },
        [&](domino::SaveGame) { look_for_games(domino::Purpose::Save); },
        [&](domino::StartOver) { start_over(); },
        [&](domino::Leave) { leave(); },
        [&](domino::Hint) { show_hint(); },
        [&](domino::Why) { tell_why(); },
        [&](domino::Learn) { open_book(); },
        [&](domino::SeeOptions) { ui_.options.emplace(domino::OpenOptions{needs_.options}); },
        [&](const domino::Prefer& option) { prefer(option.chosen); });
}

void DominoRoom::begin() {
    (void)tui::leave_table(needs_.cabinet, needs_.place);
    open_table();
    sit_down();
    begin_record();
    go_on();
}

void DominoRoom::open_table() {
    const std::uint64_t seed = needs_.seed.get();
    auto setup = setup_for(options_.chosen);
    needs_.place.table = repeated_
                             ? open_again(std::move(setup), seed, repeated_->game, repeated_->sides)
                             : open_dominoes(std::move(setup), seed);
}

void DominoRoom::start_over() {
    (void)tui::leave_table(needs_.cabinet, needs_.place);
    seen_table_ = nullptr;
    at_ = At::Options;
}

// Shows the number of games won once more before leaving.
void DominoRoom::leave() {
    const bool any = games_won_[dominoes::first_seat] + games_won_[dominoes::second_seat] > 0;
    is_left_ = not any;
    at_ = any ? At::Farewell : at_;
}

std::optional<Canvas> DominoRoom::right_half(Size size) const {
    if (at_ == At::Review) return replay_->right_half(size);
    if (at_ != At::Table and at_ != At::ToSave and at_ != At::Scores) return std::nullopt;
    return draw_hand_story(scene(), size);
}

Canvas DominoRoom::canvas() const {
    Canvas canvas;
    switch (at_) {
        case At::Options: draw_options(canvas, options_); break;
        case At::Table: canvas = consent_ ? canvas_for_all() : draw(scene(), ui_); break;
        case At::ToRepeat:
            draw_options(canvas, options_);
            draw_names(canvas, names_ui_);
            break;
        case At::ToSave:
            canvas = draw(scene(), ui_);
            draw_names(canvas, names_ui_);
            break;
        case At::Scores: canvas = draw(scores_); break;
        case At::Review: canvas = replay_->canvas(); break;
        case At::Farewell:
            domino::draw_empty_table(canvas, options_.chosen.felt);
            draw_notice(canvas, farewell(scene()));
            break;
        case At::Book:
            draw_book(canvas, book_);
            if (not ui_.notices.empty()) draw_notice(canvas, ui_.notices.front());
            break;
    }
    return canvas;
}

}  // namespace parlor::tui
