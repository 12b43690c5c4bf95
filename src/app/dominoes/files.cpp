// The files of the domino room: games saved for repeating, and the record.
//
// Source: D-8.1 to D-8.3.
#include <utility>

#include "app/dominoes/room.hpp"
#include "app/own_files.hpp"
#include "disk/file_name.hpp"
#include "sessions/dominoes/record.hpp"
#include "tui/trouble.hpp"
#include "unicode/printable.hpp"

namespace parlor::tui {

using domino::NamesWish;
using domino::Purpose;

namespace {

// Mack's level at the second seat, where Mack sits in this room, else at the first.
std::optional<dominoes::Level> mack_among(const dominoes::Sitters& sitters) {
    const auto second = sitters[dominoes::second_seat];
    return second ? second : sitters[dominoes::first_seat];
}

}  // namespace

void DominoRoom::look_for_games(Purpose purpose) {
    const auto games = own_files(needs_.terms, library::saved_games);
    names_ui_ = {.purpose = purpose,
                 .there = games ? games->numbered_games() : std::vector<std::string>{},
                 .can_drop = purpose == Purpose::Repeat and repeated_.has_value()};
    at_ = purpose == Purpose::Save ? At::ToSave : At::ToRepeat;
}

void DominoRoom::press_names(Key key) {
    std::string name;
    switch (domino::press(names_ui_, key, name, needs_.sounds)) {
        case NamesWish::Nothing: return;
        case NamesWish::Back: break;
        case NamesWish::Take: take_name(name); break;
        case NamesWish::TakeOver: save_game(name); break;
        case NamesWish::NewDeals: drop_repeat(); break;
    }
    if (not names_ui_.over) at_ = at_ == At::ToSave ? At::Table : At::Options;
}

void DominoRoom::take_name(const std::string& name) {
    const auto games = own_files(needs_.terms, library::saved_games);
    if (at_ == At::ToRepeat)
        repeat_game(name);
    else if (games and games->holds(name))
        names_ui_.ask_over(name);
    else
        save_game(name);
}

void DominoRoom::save_game(const std::string& name) {
    const auto games = own_files(needs_.terms, library::saved_games);
    const auto trouble = games ? games->save(name, to_text(repeat_of(*session()))) : games.error();
    ui_.notices.push_back(trouble ? trouble_notice("NOT SAVED", trouble->what)
                                  : Notice{.title = "SAVED", .sub = "", .lines = {"", name}});
}

// Restores the saved options and Mack's level, which the player may then change.
void DominoRoom::repeat_game(const std::string& name) {
    const auto games = own_files(needs_.terms, library::saved_games);
    const auto text = games ? games->read(name) : Result<std::string>{games.error()};
    const auto repeat = text ? dominoes::read_repeat(*text) : text.error();
    if (not repeat) {
        options_.notices.push_back(
            trouble_notice("NOT REPEATED", printable(repeat.error().what, 400)));
        return;
    }
    const auto sides =
        names_ui_.are_switched ? dominoes::Sides::Switched : dominoes::Sides::AsTheyWere;
    repeated_ = {*repeat, sides};
    options_.repeats = name;
    options_.are_switched = names_ui_.are_switched;
    options_.chosen.rules = repeat->rules;
    if (repeat->sitters) options_.chosen.mack = mack_among(*repeat->sitters);
}

void DominoRoom::drop_repeat() {
    repeated_.reset();
    options_.repeats.clear();
}

// A record to standard output is printed after the terminal is restored.
constexpr std::string_view standard_output = "-";

void DominoRoom::check_record() {
    if (options_.record.empty()) return;
    const auto files = own_files(needs_.terms, library::records);
    const auto wrong =
        files ? files->wrong_to_write(options_.record) : disk::wrong_name(options_.record);
    if (not wrong) return;
    options_.notices.push_back(trouble_notice("NO RECORD", wrong->what));
    options_.record.clear();
}

void DominoRoom::begin_record() {
    recorder_.reset();
    if (options_.record.empty()) return;
    recorder_.emplace(session()->setup());
    record(recorder_->opening());
}

// Continues the record from the position after the take-back.
void DominoRoom::record_take_back() {
    if (not recorder_) return;
    recorder_ = retold(*session()).record;
    record("\nThe last move is taken back, and all that came of it.\n\n");
}

// Reports a write error once, and ends the record.
void DominoRoom::record(std::string_view text) {
    if (options_.record == standard_output) {
        needs_.outside.print(text);
        return;
    }
    const auto files = own_files(needs_.terms, library::records);
    const auto trouble = files ? files->append(options_.record, text) : files.error();
    if (not trouble) return;
    ui_.notices.push_back(trouble_notice("NO RECORD", trouble->what));
    recorder_.reset();
}

}  // namespace parlor::tui
