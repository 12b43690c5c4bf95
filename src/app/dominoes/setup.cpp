#include "app/dominoes/setup.hpp"

#include <utility>

#include "app/own_files.hpp"
#include "sessions/dominoes/repeat.hpp"
#include "sessions/dominoes/table.hpp"
#include "tui/dominoes/games_won.hpp"
#include "tui/dominoes/rulebook.hpp"
#include "tui/dominoes/table/table_picture.hpp"
#include "tui/trouble.hpp"
#include "unicode/printable.hpp"

namespace parlor::tui {
namespace {

using domino_table::NamesWish;
using domino_table::OptionsWish;

// Mack's level at the second seat, where Mack sits in this room, else at the first.
std::optional<dominoes::Level> mack_among(const dominoes::Sitters& sitters) {
    const auto second = sitters[dominoes::second_seat];
    return second ? second : sitters[dominoes::first_seat];
}

}  // namespace

DominoSetup::DominoSetup(RoomNeeds needs, std::shared_ptr<Evening> evening)
    : needs_{needs}, evening_{std::move(evening)} {
    if (needs.terms.table == Table::Shared) domino_table::share(options());
}

SetupPages::Next DominoSetup::press(Key key) {
    switch (at_) {
        case At::Options: return press_options(key);
        case At::ToRepeat: press_names(key); break;
        case At::Book: press_book(key); break;
        case At::People: return press_people(key);
        case At::Farewell: return Next::Leave;
    }
    return Next::Stay;
}

SetupPages::Next DominoSetup::press_options(Key key) {
    switch (domino_table::press(options(), key, needs_.sounds)) {
        case OptionsWish::Nothing: break;
        case OptionsWish::Save: save_options(); break;
        case OptionsWish::Repeat: look_for_games(); break;
        case OptionsWish::Record: check_record(); break;
        case OptionsWish::Start: return start();
        case OptionsWish::Learn:
            book_ = {.book = book_of(domino_table::rulebook)};
            at_ = At::Book;
            break;
        case OptionsWish::Leave: return leave();
    }
    return Next::Stay;
}

bool DominoSetup::has_two_people() const {
    return not options().chosen.mack and not options().guests;
}

// Two people give their names first.
SetupPages::Next DominoSetup::start() {
    if (not has_two_people()) return Next::Begin;
    people_ = domino_table::ask_people(evening_->people, needs_.terms.glyphs);
    at_ = At::People;
    return Next::Stay;
}

SetupPages::Next DominoSetup::press_people(Key key) {
    const auto wish = domino_table::press(people_, key);
    if (wish == domino_table::PeopleWish::Nothing) return Next::Stay;
    at_ = At::Options;
    if (wish == domino_table::PeopleWish::Back) return Next::Stay;
    evening_->people = people_.names;
    return Next::Begin;
}

void DominoSetup::begin_anew(Back back) {
    at_ = At::Options;
    options().leads_to_table = back == Back::ToTable;
}

// Shows the number of games won once more before leaving, if not for the table.
SetupPages::Next DominoSetup::leave() {
    return not options().leads_to_table and bids_farewell() ? Next::Stay : Next::Leave;
}

bool DominoSetup::bids_farewell() {
    const auto won = evening_->games_won();
    if (won[dominoes::first_seat] + won[dominoes::second_seat] == 0) return false;
    at_ = At::Farewell;
    return true;
}

std::optional<Letters> DominoSetup::text_field() const {
    if (at_ == At::ToRepeat and names_.typed and names_.notices.empty()) return Letters::Any;
    if (at_ == At::People and people_.notices.empty()) return Letters::Any;
    if (at_ != At::Options or not options().notices.empty()) return std::nullopt;
    if (options().types_record) return Letters::Any;
    return options().number ? std::optional{Letters::Digits} : std::nullopt;
}

std::size_t DominoSetup::dialogs() const {
    return options().notices.size() + names_.notices.size() + people_.notices.size() +
           (help_with_book_ ? 1 : 0);
}

void DominoSetup::tell(Notice notice) { options().notices.push_back(std::move(notice)); }

void DominoSetup::save_options() {
    needs_.options.dominoes = options_of(options().chosen);
    options().said = "These are the defaults now";
    if (const auto trouble = needs_.outside.keep(needs_.options))
        tell(trouble_notice("NOT KEPT", trouble->what));
}

void DominoSetup::check_record() {
    std::string& file = options().record;
    if (file.empty()) return;
    const auto wrong = GameRecord::wrong_name(needs_.terms, file);
    if (not wrong) return;
    tell(trouble_notice("NO RECORD", wrong->what));
    file.clear();
}

void DominoSetup::look_for_games() {
    const auto games = own_files(needs_.terms, library::saved_games);
    names_ = {.purpose = domino_table::Purpose::Repeat,
              .there = games ? games->numbered_games() : std::vector<std::string>{},
              .can_drop = evening_->repeated.has_value()};
    at_ = At::ToRepeat;
}

void DominoSetup::press_names(Key key) {
    std::string name;
    switch (domino_table::press(names_, key, name, needs_.sounds)) {
        case NamesWish::Nothing:
        case NamesWish::TakeOver: return;  // nothing is replaced here
        case NamesWish::Back: break;
        case NamesWish::Take:
            if (const auto trouble = repeat_game(name))
                tell(trouble_notice("NOT REPEATED", trouble->what));
            break;
        case NamesWish::NewDeals: evening_->drop_repeat(); break;
    }
    at_ = At::Options;
}

// Restores the saved options and Mack's level, which the player may then change.
std::optional<Error> DominoSetup::repeat_game(const std::string& name) {
    const auto games = own_files(needs_.terms, library::saved_games);
    const auto text = games ? games->read(name) : Result<std::string>{games.error()};
    const auto repeat = text ? dominoes::read_repeat(*text) : text.error();
    if (not repeat) return Error{printable(repeat.error().what, 400)};
    const auto sides =
        names_.are_switched ? dominoes::Sides::Switched : dominoes::Sides::AsTheyWere;
    evening_->repeated = {*repeat, sides};
    options().repeats = name;
    options().are_switched = names_.are_switched;
    options().chosen.rules = repeat->rules;
    if (repeat->sitters) options().chosen.mack = mack_among(*repeat->sitters);
    return std::nullopt;
}

void DominoSetup::press_book(Key key) {
    if (std::exchange(help_with_book_, std::nullopt)) return;
    if (letter_of(key) == U'?')
        help_with_book_ = help_on(book_);
    else if (tui::press(book_, key, needs_.sounds) == 'x')
        at_ = At::Options;
}

std::unique_ptr<table::GameTable> DominoSetup::open(std::uint64_t seed) const {
    const std::string& file = options().record;
    evening_->record.reset();
    if (not file.empty()) evening_->record.emplace(needs_.terms, needs_.outside, file);
    auto setup = evening_->setup();
    const auto& repeated = evening_->repeated;
    return repeated ? open_again(std::move(setup), seed, repeated->game, repeated->sides)
                    : open_dominoes(std::move(setup), seed);
}

Canvas DominoSetup::canvas() const {
    Canvas canvas;
    switch (at_) {
        case At::Options: draw_options(canvas, options()); break;
        case At::ToRepeat:
            draw_options(canvas, options());
            draw_names(canvas, names_);
            break;
        case At::People:
            domino_table::draw_empty_table(canvas, options().chosen.felt);
            domino_table::draw_people(canvas, people_);
            break;
        case At::Farewell:
            domino_table::draw_empty_table(canvas, options().chosen.felt);
            draw_notice(canvas, domino_table::farewell(evening_->players(), evening_->games_won()));
            break;
        case At::Book:
            draw_book(canvas, book_);
            if (help_with_book_) draw_notice(canvas, *help_with_book_);
            break;
    }
    return canvas;
}

}  // namespace parlor::tui
