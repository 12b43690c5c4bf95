#include "house/scenes/waiting.hpp"

#include <algorithm>

#include "base/match.hpp"
#include "base/seat_kind.hpp"

namespace parlor::house {
namespace {

using Is = tui::WaitingSeat::Is;
using Closed = library::TableRecord::Closed;

std::string answer(const std::string& what, bool yes) { return what + (yes ? " YES" : " NO"); }

std::vector<std::string> terms_of(const library::TableRecord& record) {
    return {answer("TAKING BACK", record.takes_back),
            answer("HINTS", record.has_hints),
            answer("REASONS", record.explains),
            answer("WATCHERS", record.has_watchers)};
}

tui::WaitingSeat seat_at(const KeptTable& table, std::size_t seat, const User& reader) {
    const Gathering& gathering = table.gathering();
    const table::SeatAsked& asked = gathering.setup().seats[seat];
    tui::WaitingSeat shown{.colour = board::find_colour(asked.colour)};
    if (gathering.is_free(seat)) return shown;
    shown.name = asked.name;
    shown.token = asked.token;
    if (const auto level = level_in(asked.kind)) {
        shown.is = Is::Computer;
        shown.who = "computer " + std::to_string(*level);
        return shown;
    }
    const User& user = *gathering.users()[seat];
    shown.is = user == reader ? Is::Mine : Is::Taken;
    shown.who = user.shown();
    shown.is_away = not table.company().has_at_seat(user);
    return shown;
}

std::vector<tui::WaitingSeat> seats_at(const KeptTable& table, const User& reader) {
    std::vector<tui::WaitingSeat> seats;
    for (std::size_t seat = 0; seat < table.gathering().setup().seats.size(); ++seat)
        seats.push_back(seat_at(table, seat, reader));
    return seats;
}

// The game, and where it names one, its board: `classic, uk`.
std::string game_of(const table::SetupAsked& setup) {
    const std::string game = setup.game ? setup.game->word : "";
    return setup.board ? game + ", " + setup.board->word : game;
}

// One's own, else the first that is free.
std::size_t first_to_take(const std::vector<tui::WaitingSeat>& seats) {
    for (const Is is : {Is::Mine, Is::Free}) {
        const auto found = std::ranges::find(seats, is, &tui::WaitingSeat::is);
        if (found != seats.end()) return static_cast<std::size_t>(found - seats.begin());
    }
    return 0;
}

}  // namespace

Waiting::Waiting(KeptTable& table, const std::string& run_by, const User& user, Terminal& terminal)
    : table_{&table}, user_{&user}, terminal_{&terminal} {
    const table::SetupAsked& setup = table.gathering().setup();
    ui_.table = table.number_and_name();
    ui_.game = game_of(setup);
    ui_.host = run_by;
    ui_.terms = terms_of(table.record());
    ui_.level = table.record().level;
    ui_.own_name = user.own_name();
    ui_.has_tokens = not setup.seats.empty() and not setup.seats.front().colour.empty();
    ui_.is_opener = table.record().opener == user;
    ui_.seats = seats_at(table, user);
    ui_.chosen = first_to_take(ui_.seats);
}

Wish Waiting::press(tui::Key key, wire::Showing seen) {
    if (key == tui::Key::Interrupt) return GoHome{};
    if (terminal_->is_late(seen) or not terminal_->has_room()) return GoOn{};
    look();
    return match(
        tui::press(ui_, key, sounds_),
        [](tui::GoOn) -> Wish { return GoOn{}; },
        [](tui::GoBack) -> Wish { return GoBack{}; },
        [](tui::CloseTable) -> Wish { return CloseTable{Closed::Ended}; },
        [&](const tui::TakeSeat& wished) -> Wish {
            take_seat(wished);
            return GoOn{};
        },
        [&](tui::StandUp) -> Wish {
            heed(table_->stand_up(*user_));
            return GoOn{};
        },
        [&](tui::BeginGame) -> Wish {
            heed(table_->begin());
            return GoOn{};
        });
}

void Waiting::take_seat(const tui::TakeSeat& wished) {
    const bool was_full = table_->gathering().is_full();
    const auto refusal =
        table_->sit(*user_, wished.seat, {wished.name, wished.colour, wished.token});
    heed(refusal);
    if (not refusal and not was_full and table_->gathering().is_full()) heed(table_->begin());
}

void Waiting::heed(const std::optional<Error>& refusal) {
    if (refusal) ui_.refusal = refusal->what;
}

// Whoever is about to take a seat that another takes is at the next one that is free.
void Waiting::look() {
    const bool was_free = ui_.seats[ui_.chosen].is == Is::Free;
    refill(ui_, seats_at(*table_, *user_));
    if (was_free and ui_.seats[ui_.chosen].is == Is::Taken) ui_.chosen = first_to_take(ui_.seats);
}

std::vector<wire::FromHost> Waiting::news() {
    look();
    ui_.glyphs = terminal_->record().glyphs;
    tui::Canvas canvas;
    draw_waiting(canvas, ui_);
    return terminal_->news(sounds_.take(), canvas);
}

}  // namespace parlor::house
