#include "house/shared_table.hpp"

#include <algorithm>
#include <utility>

#include "house/guest.hpp"
#include "house/move_in.hpp"
#include "house/plain/listener.hpp"
#include "house/seat_of.hpp"
#include "table/language/line.hpp"
#include "table/language/sit_line.hpp"

namespace parlor::house {
namespace {

constexpr Milliseconds beat{500};  // of the table's pace

constexpr const char* why_late = "That decision is over";
constexpr const char* why_thinking = "A computer is thinking";
constexpr const char* why_paused = "The game is paused";
constexpr const char* why_still = "The table waits for its disk";

}  // namespace

SharedTable::SharedTable(tui::Games games,
                         std::unique_ptr<table::GameTable> game,
                         Keep keep,
                         Terms terms)
    : games_{games}, terms_{terms}, place_{std::move(game)}, keep_{std::move(keep)} {
    kept_ = position();
    begin_beat();
    place_.table->answer_chance();
    settle(nullptr);
}

SharedTable::~SharedTable() = default;

bool SharedTable::has_clocks() const {
    return std::ranges::any_of(game().facts(),
                               [](const auto& fact) { return fact.first.ends_with(".clock"); });
}

// What the clock has shown so far has been noted before somebody else's begins to run.
SharedTable::Guest& SharedTable::come(SetOf<Entrant> players, Terminal& terminal) {
    std::erase_if(chairs_, [&](const auto& chair) {
        if (chair->guest.players() != players) return false;
        chair->guest.count_time();
        return true;
    });
    settle(nullptr);
    Guest& guest =
        *guests_.emplace_back(std::make_unique<Guest>(place_, games_, terms_, players, terminal));
    if (trouble_) tell_trouble(guest);
    if (not loss_.empty()) guest.tell("CUT OFF", loss_);
    return guest;
}

void SharedTable::leave(Guest& guest) {
    const SetOf<Entrant> players = guest.players();
    if (not players.empty() and not is_thinking_ and has_clocks()) {
        guest.count_time();
        settle(nullptr);
        seat_for_clocks(players);
    }
    std::erase_if(guests_, [&](const auto& each) { return each.get() == &guest; });
}

// Nobody is seated under a computer that thinks.
void SharedTable::seat_for_clocks(SetOf<Entrant> players) {
    const bool is_seated = std::ranges::any_of(
        chairs_, [&](const auto& chair) { return chair->guest.players() == players; });
    if (players.empty() or is_seated or is_thinking_ or not has_clocks()) return;
    chairs_.push_back(std::make_unique<Chair>(place_, games_, terms_, players));
    chairs_.back()->guest.tick({});
}

void SharedTable::press(Guest& guest, tui::Key key, wire::Showing seen) {
    if (trouble_) try_again();
    place_.shut = why_shut_for(guest.terminal(), seen);
    const bool was_asked = place_.take_back.has_value();
    const SetOf<Entrant> asked = asked_to_agree();
    guest.press(key, seen);
    settle(&guest.terminal());
    place_.shut = why_shut();
    if (was_asked != place_.take_back.has_value() or asked != asked_to_agree()) ++news_;
}

void SharedTable::heed_record(Guest& guest) { guest.heed_record(); }

bool SharedTable::has_left(const Guest& guest) const { return guest.has_left(); }

bool SharedTable::takes_wish_to_play_again(Guest& guest) {
    return guest.takes_wish_to_play_again();
}

void SharedTable::offer_copy(Guest& guest, bool offers) { guest.offer_copy(offers); }

void SharedTable::tell(Guest& guest, std::string title, const std::string& words) {
    guest.tell(std::move(title), words);
}

std::vector<wire::FromHost> SharedTable::news_for(Guest& guest,
                                                  const DrawOver& draw_over,
                                                  const std::vector<tui::SoundEffect>& sounds) {
    return guest.news(draw_over, sounds);
}

SharedTable::Position SharedTable::position_of(const table::GameTable& game) {
    const std::size_t entries = game.entries();
    return {entries, entries > 0 ? game.serial(entries - 1) : 0};
}

// A key of the mover that follows at once still counts, unless chance or somebody else has decided
// since (U-10.7).
void SharedTable::settle(const Terminal* mover) {
    change_seats();
    if (position() == kept_) return;
    ++news_;
    const std::size_t decided = game().entries();
    place_.table->answer_chance();
    if (is_expected_to_decide()) sit(*game().decider(), std::nullopt);
    while (play_early_answer()) place_.table->answer_chance();
    if (const auto trouble = keep_(game())) return stand_still(*trouble);
    drop_early_answers();
    trouble_.reset();
    loss_.clear();
    place_.shut = why_shut();
    const bool has_chance = game().entries() != decided;
    kept_ = position();
    begin_beat();
    for (const auto& guest : guests_)
        if (&guest->terminal() != mover or has_chance) guest->terminal().expect_decision();
    for (const auto& listener : listeners_) {
        if (&listener->terminal() != mover or has_chance) listener->terminal().expect_decision();
        listener->catch_up();
    }
    for (const auto& chair : chairs_) chair->guest.tick({});  // sees who decides: no clock waits
}

// T-3.3: of the player to whom the vote has come, as if they had answered just now.
bool SharedTable::play_early_answer() {
    const auto decider = game().decider();
    if (not decider or game().deciding_level()) return false;
    for (const auto& [player, answer] : place_.early_answers) {
        if (seat_of(game(), player) != *decider or not game().voters().contains(*decider)) continue;
        const auto line = table::split(answer);
        const table::Took at_once{{}, table::Took::Told::ByScreen};
        const auto verdict = place_.table->play({*decider, line->words, at_once});
        return verdict.kind == table::Verdict::Kind::Played;
    }
    return false;
}

// Those that have been played, or whose vote is over.
void SharedTable::drop_early_answers() {
    std::erase_if(place_.early_answers, [&](const auto& each) {
        return not game().voters().contains(seat_of(game(), each.first));
    });
}

std::string_view SharedTable::why_shut() const {
    return trouble_ ? why_still : is_paused_ ? why_paused : "";
}

std::string_view SharedTable::why_shut_for(const Terminal& terminal, wire::Showing seen) const {
    if (const auto why = why_shut(); not why.empty()) return why;
    return is_thinking_ ? why_thinking : terminal.is_late(seen) ? why_late : "";
}

// What the clocks have shown so far is noted first.
void SharedTable::pause() {
    for (const auto& guest : guests_) guest->count_time();
    for (const auto& chair : chairs_) chair->guest.count_time();
    settle(nullptr);
    is_paused_ = true;
    place_.shut = why_shut();
    ++news_;
}

// Keys that were pressed in the pause do not count in the game.
void SharedTable::end_pause() {
    is_paused_ = false;
    place_.shut = why_shut();
    for (const auto& guest : guests_) guest->terminal().expect_decision();
    for (const auto& listener : listeners_) listener->terminal().expect_decision();
    ++news_;
}

SetOf<Entrant> SharedTable::asked_to_agree() const {
    const auto& wish = place_.take_back;
    return why_shut().empty() and wish and not wish->refused_by ? wish->missing : SetOf<Entrant>{};
}

void SharedTable::agree_for(Entrant player) {
    auto& wish = place_.take_back;
    if (is_thinking_ or not asked_to_agree().contains(player)) return;
    wish->missing.erase(player);
    if (not wish->missing.empty()) return;
    place_.table->undo(wish->back);
    wish.reset();
    settle(nullptr);
}

void SharedTable::seat(Entrant player, std::optional<int> level) {
    expected_.erase(player);
    changes_.push_back({player, level});
    if (not is_thinking_) settle(nullptr);
}

// Nothing changes under a computer that thinks, or before what is still to be kept.
void SharedTable::change_seats() {
    if (is_thinking_ or trouble_) return;
    for (const auto& [player, level] : std::exchange(changes_, {})) {
        sit(seat_of(game(), player), level);
        place_.early_answers.erase(player);
    }
}

// A computer has to decide for somebody who is back.
bool SharedTable::is_expected_to_decide() const {
    if (not game().deciding_level()) return false;
    for (const Entrant player : expected_)
        if (seat_of(game(), player) == *game().decider()) return true;
    return false;
}

// What is refused has become true by itself, or matters no more.
void SharedTable::sit(Seat seat, std::optional<int> level) {
    const auto line = table::split(table::sit_text(seat, level));
    (void)place_.table->play({chance, line->words});
}

void SharedTable::begin_beat() {
    answer_.reset();
    since_decision_ = {};
    due_ = beat;
}

std::optional<SharedTable::Thinking> SharedTable::thinking() {
    if (trouble_ or is_paused_ or is_thinking_ or answer_ or not game().deciding_level())
        return std::nullopt;
    is_thinking_ = true;
    return [table = place_.table.get()] { return table->advice(std::nullopt); };
}

void SharedTable::answer(Result<std::string> move) {
    is_thinking_ = false;
    answer_ = std::move(move);
    settle(nullptr);
    for (const auto& listener : listeners_) seat_for_clocks(listener->players());
    while (due_ < since_decision_) due_ = due_ + beat;
}

tui::LongWork SharedTable::take_work() {
    if (is_working_) return nullptr;
    tui::LongWork work;
    for (const auto& guest : guests_)
        if (not work) work = guest->take_work();
    for (const auto& listener : listeners_)
        if (not work) work = listener->take_work();
    is_working_ = work != nullptr;
    return work;
}

void SharedTable::finish(const std::function<void()>& show) {
    is_working_ = false;
    show();
}

void SharedTable::play_answer() {
    const auto answer = std::exchange(answer_, std::nullopt);
    auto move = answer->ok() ? move_in(**answer) : std::nullopt;
    if (move) {
        move->took = {beat, table::Took::Told::ByScreen};  // every decision of a computer
        (void)place_.table->play(*move);
    }
    settle(nullptr);
}

void SharedTable::tick(Milliseconds passed) {
    if (trouble_) {
        until_next_try_.count -= passed.count;
        if (until_next_try_ <= Milliseconds{}) try_again();
    }
    if (is_paused_) return;
    for (const auto& guest : guests_) {
        guest->tick(passed);
        settle(&guest->terminal());
    }
    allow_for_lines();
    for (const auto& chair : chairs_) {
        chair->guest.tick(passed);
        settle(nullptr);
    }
    if (not game().deciding_level()) return;
    since_decision_ = since_decision_ + passed;
    if (answer_ and since_decision_ >= due_) play_answer();
}

std::optional<Milliseconds> SharedTable::next_tick() const {
    std::optional<int> next;
    const auto sooner = [&](std::optional<int> other) {
        if (other) next = std::min(next.value_or(*other), *other);
    };
    if (trouble_) sooner(until_next_try_.count);
    if (is_paused_) return next ? std::optional{Milliseconds{*next}} : std::nullopt;
    for (const auto& guest : guests_) sooner(guest->next_tick());
    for (const auto& chair : chairs_) sooner(chair->guest.next_tick());
    if (answer_) sooner(std::max(0, due_.count - since_decision_.count));
    if (not next) return std::nullopt;
    return Milliseconds{*next};
}

}  // namespace parlor::house
