// The property room at the start of a game: set up or at once, the first rolls, the deeds dealt.
#include <algorithm>
#include <utility>

#include "app/property/room.hpp"
#include "sessions/carried.hpp"
#include "tui/property/pages.hpp"
#include "tui/setup/seats.hpp"
#include "tui/trouble.hpp"

namespace parlor::tui {
namespace {

namespace told = rules::told;

constexpr int seats_at_once = 4;  // one person against three computers, if the mode allows (U-5.7)

bool is_for_turns(const rules::Event& event) {
    return std::holds_alternative<told::Placed>(event) or
           std::holds_alternative<told::DealtDeed>(event) or
           std::holds_alternative<told::Turn>(event);
}

SoundEffect sound_of_first_roll(const FirstRolls& first) {
    const Dice dice = first.rolls[first.shown];
    return sound_of_roll(dice, dice.is_double());
}

}  // namespace

void PropertyRoom::begin() {
    remember_choices();
    open_table();
    ui_.open(first_roll_page());
    show_beginning();
}

// The first rolls are neither seen nor heard; the first player simply has the turn. If the last
// mode cannot be read, the game is the classic one; if the last board cannot be read, the mode's
// own board is used.
void PropertyRoom::begin_at_once() {
    std::vector<Notice> troubles;
    const std::string& last = needs_.options.property.mode;
    if (not last.empty() and last != mode_.id)
        troubles.push_back(trouble_notice("NO MODE", folders_.mode(last).error().what));
    auto edition = folders_.edition(mode_, setup_.board);
    if (not edition) {
        troubles.push_back(trouble_notice("NO BOARD", edition.error().what));
        edition = folders_.edition(mode_);
    }
    if (edition) edition_ = std::move(*edition);
    const int seats = std::clamp(seats_at_once, mode_.fewest_seats, mode_.most_seats);
    setup::seat_against_computers(setup_.players, static_cast<std::size_t>(seats));
    open_table();
    seen_events_ = session()->told_count();
    for (Notice& trouble : troubles) ui_.notices.push_back(std::move(trouble));
    show_beginning();
    needs_.sounds.add(SoundEffect::Start);
}

// Reports no error, because nobody asked for saving.
void PropertyRoom::remember_choices() {
    const auto computers = last_computers(setup_.players);
    const Options::Property chosen{.mode = setup_.mode,
                                   .board = setup_.board,
                                   .level = computers.level,
                                   .levels = computers.levels,
                                   .computers = computers.computers};
    if (chosen == needs_.options.property) return;
    needs_.options.property = chosen;
    (void)needs_.outside.keep(needs_.options);
}

rules::Property::Setup PropertyRoom::chosen() const {
    return {.game_id = mode_.id,
            .edition = edition_,
            .rules = setup_.rules,
            .sitters = setup_.players.sitters};
}

void PropertyRoom::open_table() {
    rules::Property::Setup setup = chosen();
    setup.files = carried_files(mode_, *edition_);
    needs_.place.table = open_property(std::move(setup), needs_.seed.get());
    if (needs_.terms.chance == ChanceBy::Dealer) needs_.place.table->answer_chance();
    sit_down();
    if (const std::size_t people = setup::people_among(setup_.players.sitters); people > 0)
        at_keyboard_ = rules::Entrant(people - 1);  // the last person to be set up
}

void PropertyRoom::show_beginning() {
    keep();
    show_news(view_);
    ui_.prompts = {};  // no event has been shown yet
}

bool PropertyRoom::first_rolls_go_on() const {
    const FirstRolls* const first = ui_.shown<FirstRolls>();
    return first != nullptr and first->shown < view_.seats.size();
}

// For the first rolls, players sit in the order in which they were entered.
Seat PropertyRoom::asked() const {
    const FirstRolls* const first = ui_.shown<FirstRolls>();
    return first_rolls_go_on() ? Seat(first->shown + 1) : view_.decision.seat;
}

std::optional<rules::Entrant> PropertyRoom::player_asked() const {
    if (first_rolls_go_on()) return rules::Entrant(ui_.shown<FirstRolls>()->shown);
    const Seat seat = view_.decision.seat;
    return seat == bank ? std::nullopt : std::optional{view_.seat(seat).entrant};
}

bool PropertyRoom::computer_rolls_first() const {
    return first_rolls_go_on() and is_computer(*player_asked());
}

bool PropertyRoom::goes_on_by_itself() const {
    return computer_is_next() or computer_rolls_first();
}

void PropertyRoom::go_on_once() {
    if (computer_rolls_first())
        see_roll();
    else
        let_decide();
}

// The first rolls are shown one by one; then come the seats that they decided and the deeds, then
// whose turn it is.
void PropertyRoom::note_first_rolls(std::span<const rules::Event> news, FirstRolls& first) {
    for (const rules::Event& event : news) {
        if (const auto* const roll = std::get_if<told::FirstRoll>(&event))
            first.rolls.push_back(roll->dice);
        is_undealt_ = is_undealt_ or is_for_turns(event);
    }
}

bool PropertyRoom::is_put_off(const rules::Event& event) const {
    const bool is_shown_there = std::holds_alternative<told::Began>(event) or
                                std::holds_alternative<told::FirstRoll>(event);
    return ui_.shown<FirstRolls>() != nullptr and (is_shown_there or is_for_turns(event));
}

// The table before any deed was dealt; after the first rolls, with the seats that they decided.
rules::View PropertyRoom::undealt() const {
    std::vector<rules::Event> began;
    const Session& session = *this->session();
    rules::Game game = rules::Property::deal(session.setup(), began);
    if (not first_rolls_go_on()) game.seating = session.position().seating;
    rules::View view = rules::view_for(session.setup(), game);
    view.turn = view_.turn;
    view.edition = view_.edition;
    return view;
}

// After the last roll the game starts.
void PropertyRoom::see_roll() {
    const FirstRolls& first = *ui_.shown<FirstRolls>();
    if (first.shown < first.rolls.size()) needs_.sounds.add(sound_of_first_roll(first));
    see_first_roll(view_, ui_);
    if (first.shown == view_.seats.size()) needs_.sounds.add(SoundEffect::Start);
}

// The first rolls have already shown whose turn it is.
void PropertyRoom::begin_turns() {
    auto follower = table::Follower<rules::Property>::from_deal(*session());
    auto beginning = shots_of<rules::View>(
        follower,
        *session(),
        teller_,
        [&](const rules::Game& position) { return picture(*session(), position); },
        is_for_turns);
    show_.begin(undealt(), std::move(beginning), needs_.options, outlets());
    is_undealt_ = false;
    if (show_.goes_on())
        guard_.begin();
    else
        ui_.prompts = {};
}

}  // namespace parlor::tui
