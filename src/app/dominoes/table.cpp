// The domino room at the table: reports events, and calls the next player.
#include <algorithm>
#include <utility>

#include "app/dominoes/room.hpp"
#include "dominoes/tile_words.hpp"
#include "table/play_on.hpp"
#include "tui/dominoes/event_sounds.hpp"
#include "tui/dominoes/story.hpp"
#include "tui/hand_over.hpp"
#include "tui/reason.hpp"
#include "tui/trouble.hpp"

namespace parlor::tui {
namespace {

using dominoes::both_seats;
using dominoes::Dominoes;
using dominoes::nobody;
namespace told = dominoes::told;

bool is_person(const Dominoes::Setup& setup, Seat seat) { return not setup.computers[seat]; }

// The view of a single person is always from that person's seat.
Seat first_person(const Dominoes::Setup& setup) {
    const auto found =
        std::ranges::find_if(both_seats, [&](Seat seat) { return is_person(setup, seat); });
    return found == both_seats.end() ? dominoes::first_seat : *found;
}

// The tile that the refusal of a draw or a pass names (D-2.5).
dominoes::Tiles shown_by_refusal(const dominoes::View& view, const dominoes::Action& action) {
    const auto& plays = view.choices.plays;
    if (std::holds_alternative<dominoes::Play>(action) or plays.empty()) return {};
    return {tile_of(plays.front().laid)};
}

// `3-4: `, if the last move was a play.
std::string move_of_mack(const dominoes::Game& after) {
    const auto& history = after.history;
    if (history.empty()) return "";
    const dominoes::Seen& last = history[history.size() - 1];
    return last.what == dominoes::Doing::Played ? words_for(last.laid) + ": " : "";
}

bool are_two_people(const Dominoes::Setup& setup) {
    return std::ranges::all_of(both_seats, [&](Seat seat) { return is_person(setup, seat); });
}

}  // namespace

domino::Scene DominoRoom::scene() const {
    const DominoSession* game = session();
    const bool is_own =
        game != nullptr and at_keyboard_ != nobody and is_person(game->setup(), at_keyboard_);
    const domino::Levels levels = game ? game->setup().computers : domino::Levels{};
    return {.view = view_,
            .names = names_,
            .felt = options_.chosen.felt,
            .games_won = games_won_,
            .is_own_seat = is_own,
            .levels = levels,
            .can_take_back = can_take_back(),
            .is_kept = autosave_.is_kept(),
            .is_begun = game == nullptr or needs_.cabinet.is_begun(*needs_.place.table),
            .shows_seen_tiles = options_.chosen.seen_tiles == Options::Answer::Yes,
            .has_hints = options_.chosen.hints == Options::Answer::Yes,
            .has_aids = options_.chosen.aids == Options::Answer::Yes,
            .can_explain = needs_.options.explain == Options::Answer::Yes and has_mack()};
}

void DominoRoom::sit_down() {
    const DominoSession& game = *session();
    seen_table_ = needs_.place.table.get();
    seen_state_ = seen_events_ = story_from_ = 0;
    explanation_.clear();
    autosave_ = {};
    ui_ = {};
    consent_.reset();
    guard_.end();
    const auto names_before = std::exchange(names_, game.setup().names);
    if (names_ != names_before) games_won_ = {};
    at_keyboard_ = first_at_keyboard();
    at_ = At::Table;
}

// With two people, a player has to be called to the keyboard first.
Seat DominoRoom::first_at_keyboard() const {
    const Dominoes::Setup& setup = session()->setup();
    return are_two_people(setup) ? nobody : first_person(setup);
}

// A script may have played and set facts: reports the last move.
void DominoRoom::sync() {
    const DominoSession* game = session();
    if (game == nullptr) return;
    if (needs_.place.table.get() != seen_table_) sit_down();
    if (needs_.place.table->state() == seen_state_ and game->told_count() == seen_events_) return;
    story_from_ = game->told_count() - game->told().size();
    follow();
    call_next();
}

void DominoRoom::play(const dominoes::Action& action) {
    ui_.entry.clear();
    ui_.asks_end_for.reset();
    ui_.hint.reset();
    if (const auto refusal = session()->play(view_.seat, action, clock_.took())) {
        ui_.refusal = reason_in(*refusal);
        ui_.shown = shown_by_refusal(view_, action);
        return;
    }
    follow();
    go_on();
}

void DominoRoom::tick(int milliseconds) {
    if (at_ == At::Review) return replay_->tick(milliseconds);
    if (person_decides()) clock_.run(guard_.pass({milliseconds}));
}

int DominoRoom::keys_ignored_for() const { return person_decides() ? guard_.left().count : 0; }

bool DominoRoom::person_decides() const {
    if (at_ != At::Table or has_to_read() or consent_ or ui_.leaving or ui_.options) return false;
    const auto next = session()->decider();
    return next and *next != chance and is_person(session()->setup(), *next);
}

void DominoRoom::go_on() {
    DominoSession& game = *session();
    if (not has_to_read()) story_from_ = game.told_count();
    while (not has_to_read()) {
        const auto level = table::deciding_level(game);
        if (game.chance_decides() and needs_.terms.chance == ChanceBy::Dealer)
            game.answer_chance();
        else if (level)
            let_decide(*level);
        else
            break;
        follow();
    }
    call_next();
}

// Draws the table first when the computer takes long to think. Keys typed meanwhile are processed
// afterwards.
void DominoRoom::let_decide(int level) {
    constexpr int last_at_once = static_cast<int>(dominoes::Level::One);
    if (level > last_at_once) needs_.outside.show(*this, needs_.options);
    if (scene().can_explain) explanation_ = table::explained(*session(), level);
    table::make_choice(*session(), level);
    if (scene().can_explain) explanation_ = move_of_mack(session()->position()) + explanation_;
    guard_.begin();
}

void DominoRoom::follow() {
    const DominoSession& game = *session();
    for (const dominoes::Event& event : game.told_since(seen_events_)) hear(event);
    clock_.begin();
    look_from(at_keyboard_ == nobody ? first_person(game.setup()) : at_keyboard_);
    domino::tell(scene(), game.told_since(story_from_), ui_);
    seen_events_ = game.told_count();
    seen_state_ = needs_.place.table->state();
    keep();
}

void DominoRoom::look_from(Seat seat) {
    view_ = view_for(session()->position(), seat);
    ui_.hands[seat].become(view_.hand);
}

void DominoRoom::hear(const dominoes::Event& event) {
    if (const auto* const hand = std::get_if<told::GotHand>(&event)) ui_.hands[hand->seat].clear();
    if (const auto* const over = std::get_if<told::GameOver>(&event)) {
        ++games_won_[over->winner];
        drop_repeat();
    }
    if (const auto effect = domino::sound_of(event)) needs_.sounds.add(*effect);
    if (recorder_) record(recorder_->lines_of(event));
}

void DominoRoom::call_next() {
    const DominoSession& game = *session();
    const auto next = game.decider();
    if (has_to_read() or not next or *next == chance or next == at_keyboard_) return;
    if (not are_two_people(game.setup())) return;
    at_keyboard_ = *next;
    guard_.begin();
    look_from(*next);
    ui_.notices.push_back(hand_over_to(names_[*next]));
}

void DominoRoom::keep() {
    const auto turn = static_cast<std::uint64_t>(session()->moves_of_people());
    if (auto notice = autosave_.keep(needs_.cabinet, *needs_.place.table, turn))
        ui_.notices.push_back(std::move(*notice));
    if (table::is_played(*needs_.place.table)) needs_.seed.use_up(session()->seed());
}

}  // namespace parlor::tui
