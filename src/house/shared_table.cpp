#include "house/shared_table.hpp"

#include <algorithm>
#include <utility>

#include "house/guest.hpp"
#include "table/language/line.hpp"

namespace parlor::house {
namespace {

constexpr Milliseconds beat{500};  // of the table's pace

// From a line that ends with LF: `2 roll`. Every decision of a computer takes a beat.
std::optional<table::MoveLine> move_in(std::string_view text) {
    const auto line = table::split(text.substr(0, text.find('\n')));
    if (not line) return std::nullopt;
    auto move = table::read_move(*line);
    if (not move) return std::nullopt;
    move->took = {beat, table::Took::Told::ByScreen};
    return *move;
}

constexpr const char* why_late = "That decision is over";
constexpr const char* why_thinking = "A computer is thinking";

}  // namespace

SharedTable::SharedTable(tui::Games games, std::unique_ptr<table::GameTable> game, Keep keep)
    : games_{games}, place_{std::move(game)}, keep_{std::move(keep)} {
    kept_ = now();
    begin_beat();
    place_.table->answer_chance();
    settle(nullptr);
}

SharedTable::~SharedTable() = default;

SharedTable::Guest& SharedTable::come(SetOf<Entrant> players, const wire::Record& record) {
    return *guests_.emplace_back(std::make_unique<Guest>(place_, games_, players, record));
}

void SharedTable::leave(Guest& guest) {
    std::erase_if(guests_, [&](const auto& each) { return each.get() == &guest; });
}

void SharedTable::hear(Guest& guest, const wire::Record& record) { guest.change(record); }

void SharedTable::hear(Guest& guest, const wire::Keys& keys) {
    for (const tui::Key key : keys.keys) {
        place_.shut = is_thinking_ ? why_thinking : guest.is_late(keys.seen) ? why_late : "";
        guest.press(key);
        settle(&guest);
    }
    place_.shut = {};
}

std::optional<Error> SharedTable::hear(Guest& guest, const wire::Shown& shown) {
    return guest.shown(shown.number);
}

std::vector<wire::FromHost> SharedTable::news_for(Guest& guest) { return guest.news(); }

SharedTable::Kept SharedTable::now() const {
    const std::size_t entries = game().entries();
    return {entries, entries > 0 ? game().serial(entries - 1) : 0};
}

// A key of the mover that follows at once still counts, unless chance or somebody else has decided
// since (U-10.7).
void SharedTable::settle(const Guest* mover) {
    if (now() == kept_) return;
    const std::size_t decided = game().entries();
    place_.table->answer_chance();
    if (const auto trouble = keep_(game())) return stand_still(*trouble);
    const bool has_chance = game().entries() != decided;
    kept_ = now();
    begin_beat();
    for (const auto& guest : guests_)
        if (guest.get() != mover or has_chance) guest->expect_decision();
}

// As if the move that cannot be kept had not been made. The next key tries again.
void SharedTable::stand_still(const Error& trouble) {
    place_.table->return_to(kept_.entries);
    begin_beat();
    for (const auto& guest : guests_) guest->tell(trouble);
}

void SharedTable::begin_beat() {
    answer_.reset();
    since_decision_ = {};
    due_ = beat;
}

std::optional<SharedTable::Thinking> SharedTable::thinking() {
    if (is_thinking_ or answer_ or not game().deciding_level()) return std::nullopt;
    is_thinking_ = true;
    return [table = place_.table.get()] { return table->advice(std::nullopt); };
}

void SharedTable::answer(Result<std::string> move) {
    is_thinking_ = false;
    answer_ = std::move(move);
    while (due_ < since_decision_) due_ = due_ + beat;
}

void SharedTable::play_answer() {
    const auto answer = std::exchange(answer_, std::nullopt);
    const auto move = answer->ok() ? move_in(**answer) : std::nullopt;
    if (move) (void)place_.table->play(*move);
    settle(nullptr);
}

void SharedTable::tick(Milliseconds passed) {
    for (const auto& guest : guests_) {
        guest->tick(passed);
        settle(guest.get());
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
    for (const auto& guest : guests_) sooner(guest->next_tick());
    if (answer_) sooner(std::max(0, due_.count - since_decision_.count));
    if (not next) return std::nullopt;
    return Milliseconds{*next};
}

}  // namespace parlor::house
