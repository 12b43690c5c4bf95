// House: the ways of its guests.
#include <utility>

#include "app/table/game_called.hpp"
#include "base/match.hpp"
#include "base/text.hpp"
#include "house/house.hpp"
#include "house/plain/asking_in_words.hpp"
#include "house/plain/listening.hpp"
#include "house/plain/opening_in_words.hpp"
#include "house/plain/waiting_in_words.hpp"
#include "house/scenes/asking.hpp"
#include "house/scenes/hall.hpp"
#include "house/scenes/opening.hpp"
#include "house/scenes/playing.hpp"
#include "house/scenes/waiting.hpp"
#include "house/visitor.hpp"

namespace parlor::house {
namespace {

constexpr std::uint8_t refused = 1;
constexpr std::size_t most_watchers = 16;
constexpr std::string_view usual_name = "PLAYER_1";  // of whoever has chosen none in set-up

std::uint32_t number_of(const KeptTable& table) {
    return static_cast<std::uint32_t>(table.number());
}

// `7 Friday, dominoes, Ann's turn, since 2026-11-27 15:40: Ann and Bob (away)`
std::string in_words(const tui::TableLine& table) {
    const tui::GameRows& rows = table.rows;
    std::string words = std::to_string(table.number) + " " + rows.name;
    for (const std::string& part : {rows.game, rows.state})
        if (not part.empty()) words += ", " + part;
    if (not rows.details.empty()) words += ", since " + rows.details;
    return rows.players.empty() ? words : words + ": " + listed(rows.players);
}

// On screens, or in plain mode.
template <class OnScreens, class InWords, class... Needs>
std::unique_ptr<Scene> scene_for(const Terminal& terminal, Needs&&... needs) {
    if (terminal.is_plain()) return std::make_unique<InWords>(std::forward<Needs>(needs)...);
    return std::make_unique<OnScreens>(std::forward<Needs>(needs)...);
}

Error no_game(tui::Games games, const std::string& name) {
    std::vector<std::string_view> names;
    for (const tui::GameBox& each : games) names.push_back(each.name);
    return {"there is no game " + shortened(name) + "; there are " + listed(names)};
}

}  // namespace

KeptTable* House::table_of(const Visitor& visitor) {
    return tables_.find(static_cast<int>(visitor.at.number));
}

void House::come_in(Visitor& visitor, const wire::Errand& errand) {
    const auto go_to = [&](const std::string& text, auto go) {
        const auto table = tables_.find(text, visitor.user);
        if (not table) return turn_away(visitor, table.error());
        go(**table);
    };
    match(
        errand,
        [&](wire::List) {
            if (visitor.terminal.is_plain()) return read_list(visitor);
            visitor.came_for_list = true;
            enter_hall(visitor);
        },
        [&](const wire::Open& open) { set_up(visitor, open.game); },
        [&](const wire::Join& join) {
            go_to(join.table, [&](KeptTable& table) { this->join(visitor, table); });
        },
        [&](const wire::Watch& watch) {
            go_to(watch.table, [&](KeptTable& table) { this->watch(visitor, table); });
        },
        [&](wire::Tell) { tell_list(visitor); });
}

void House::tell_list(Visitor& visitor) {
    wire::Sentences page;
    const auto tell_page = [&] {
        if (not page.lines.empty()) visitor.first.emplace_back(std::exchange(page, {}));
    };
    for (const tui::TableLine& line : tables_.lines_for(visitor.user)) {
        page.lines.push_back(in_words(line));
        if (page.lines.size() == wire::most_sentences) tell_page();
    }
    tell_page();
    visitor.farewell = wire::Farewell{};
}

// To somebody who reads it.
void House::read_list(Visitor& visitor) {
    tell_list(visitor);
    if (visitor.first.empty())
        visitor.first.emplace_back(wire::Sentences{.lines = {"There are no tables."}});
}

void House::grant(Visitor& visitor, const Wish& wish) {
    const auto go_to = [&](int number, auto go) {
        if (KeptTable* const table = tables_.find(number)) return go(*table);
        enter_hall(visitor, "That table is gone");
    };
    match(
        wish,
        [](GoOn) {},
        [&](GoBack) { go_back(visitor); },
        [&](GoHome) { go_home(visitor); },
        [&](SetUp) { set_up(visitor, ""); },
        [&](const OpenTable& wished) { open(visitor, wished); },
        [&](const CloseTable& wished) { close(visitor, wished); },
        [&](const PutOut& whom) { put_out(visitor, whom.user); },
        [&](const SendCopy& wished) {
            if (not visitor.copy) visitor.copy = wished.copy;
        },
        [&](JoinTable which) {
            go_to(which.number, [&](KeptTable& table) { join(visitor, table); });
        },
        [&](WatchTable which) {
            go_to(which.number, [&](KeptTable& table) { watch(visitor, table); });
        });
}

void House::leave_place(Visitor& visitor) {
    visitor.scene.reset();
    visitor.is_outside = false;
    KeptTable* const table = table_of(visitor);
    visitor.at = {};
    if (table == nullptr) return;
    table->come_to(now_);
    table->leave(visitor.id);
    touch(*table);
}

// From a table, and from set-up, to the list, if the guest came for it.
void House::go_back(Visitor& visitor) {
    if (visitor.came_for_list) return enter_hall(visitor);
    go_home(visitor);
}

void House::go_home(Visitor& visitor) {
    leave_place(visitor);
    visitor.farewell = wire::Farewell{};
}

void House::enter_hall(Visitor& visitor, std::string refusal) {
    leave_place(visitor);
    visitor.scene =
        std::make_unique<Hall>(tables_, needs_, visitor.user, visitor.terminal, std::move(refusal));
}

void House::turn_away(Visitor& visitor, const Error& why) {
    if (visitor.came_for_list) return enter_hall(visitor, why.what);
    leave_place(visitor);
    visitor.farewell = wire::Farewell{refused, why.what};
}

void House::set_up(Visitor& visitor, const std::string& game) {
    if (not game.empty() and not tui::game_called(needs_.games, game))
        return turn_away(visitor, no_game(needs_.games, game));
    leave_place(visitor);
    visitor.scene = scene_for<Opening, OpeningInWords>(
        visitor.terminal, needs_, visitor.user, visitor.terminal, game);
}

// The opener has the seats of the people at their terminal. Whoever has chosen no name in set-up has
// their own.
void House::open(Visitor& visitor, const OpenTable& wished) {
    const auto opened = tables_.open(wished.record, wished.header);
    if (not opened) return turn_away(visitor, opened.error());
    KeptTable& table = **opened;
    const table::SeatAsked& first = table.gathering().setup().seats.front();
    if (table.record().seats.front() == visitor.user and first.name == usual_name)
        (void)table.sit(visitor.user, 0, {.name = visitor.user.own_name(), .colour = first.colour});
    join(visitor, table);
}

// T-2.6: everybody there is told.
void House::close(Visitor& opener, const CloseTable& wished) {
    KeptTable& table = *table_of(opener);
    if (const auto trouble = table.close(wished.how)) return turn_away(opener, *trouble);
    const bool is_kept = wished.how == KeptTable::Closed::Kept;
    const std::string words = opener.user.shown() + " has closed " + table.title() +
                              (is_kept ? ", and keeps it" : " for good");
    const int number = table.number();
    for (const auto& [id, visitor] : visitors_) {
        if (visitor->at.number != number_of(table)) continue;
        if (visitor->came_for_list) {
            enter_hall(*visitor, words);
        } else {
            leave_place(*visitor);
            visitor->farewell = wire::Farewell{0, words};
        }
        touch(*visitor);
    }
    if (not is_kept) tables_.remove(number);
}

// T-2.6: the user is told, and the others see it.
void House::put_out(Visitor& visitor, const User& user) {
    const KeptTable& table = *table_of(visitor);
    for (const auto& [id, other] : visitors_)
        if (other->at.number == number_of(table) and other->user == user) {
            turn_away(*other, {visitor.user.shown() + " has put you out"});
            touch(*other);
        }
}

// T-2.6: its opener opens a closed table by coming; nobody else comes.
std::optional<Error> House::open_again(const Visitor& visitor, KeptTable& table) {
    if (visitor.user == table.record().opener) return table.close(KeptTable::Closed::No);
    return Error{"this table is closed: ask its opener"};
}

// False when the guest has first to give the word, or may not come at all.
bool House::is_let_in(Visitor& visitor, KeptTable& table, const Wish& then) {
    if (table.trouble()) {
        turn_away(visitor, *table.trouble());
        return false;
    }
    if (const auto refusal = table.is_closed() ? open_again(visitor, table) : std::nullopt) {
        turn_away(visitor, *refusal);
        return false;
    }
    switch (table.access_for(visitor.user)) {
        case Access::For::Open: return true;
        case Access::For::AsksWord:
            leave_place(visitor);
            visitor.at = {number_of(table), std::holds_alternative<WatchTable>(then)};
            visitor.is_outside = true;
            visitor.scene = scene_for<Asking, AskingInWords>(
                visitor.terminal, table, visitor.user, visitor.terminal, then);
            return false;
        case Access::For::Shut:
            turn_away(visitor, {table.title() + " is not open to you"});
            return false;
    }
    return false;
}

// Before the game begins everybody who comes may take a seat.
void House::join(Visitor& visitor, KeptTable& table) {
    if (not is_let_in(visitor, table, JoinTable{table.number()})) return;
    if (not table.is_begun()) return wait(visitor, table);
    const auto players = table.players_of(visitor.user);
    if (players.empty())
        return turn_away(
            visitor, {"the game at " + table.title() + " has begun without you; you can watch"});
    take_seat_from_other_terminal(visitor, table);
    sit_down(visitor, table, players);
}

void House::watch(Visitor& visitor, KeptTable& table) {
    if (not is_let_in(visitor, table, WatchTable{table.number()})) return;
    if (not table.record().has_watchers)
        return turn_away(visitor, {"nobody watches at " + table.title()});
    if (table.company().watchers() >= most_watchers)
        return turn_away(visitor, {table.title() + " has no room for more watchers"});
    if (table.is_begun()) return sit_down(visitor, table, {});
    wait(visitor, table);
}

void House::wait(Visitor& visitor, KeptTable& table) {
    leave_place(visitor);
    visitor.at = {number_of(table), false};
    table.come(visitor.id, visitor.user, false);
    visitor.scene = scene_for<Waiting, WaitingInWords>(
        visitor.terminal, table, needs_.run_by, visitor.user, visitor.terminal);
    touch(table);
}

// Without players, the guest watches.
void House::sit_down(Visitor& visitor, KeptTable& table, SetOf<Entrant> players) {
    leave_place(visitor);
    const auto game = table.game();
    if (not game) return turn_away(visitor, game.error());
    visitor.at = {number_of(table), players.empty()};
    table.come(visitor.id, visitor.user, players.empty());
    table.expect(visitor.user);
    visitor.scene = scene_for<Playing, Listening>(
        visitor.terminal, table, *game, visitor.user, players, visitor.terminal);
    touch(table);
}

// T-2.4: the first terminal is told, and watches.
void House::take_seat_from_other_terminal(const Visitor& visitor, KeptTable& table) {
    for (const auto& [id, other] : visitors_) {
        const bool has_seat = other->at.number == number_of(table) and
                              other->user == visitor.user and id != visitor.id;
        if (not has_seat) continue;
        other->terminal.expect_decision();
        sit_down(*other, table, {});
        if (other->scene) other->scene->tell("YOU WATCH", "your seat is at another terminal now");
    }
}

// Another game has begun. Who has no seat watches; so does the later of two terminals of one user.
void House::sit_down_to_game(KeptTable& table) {
    for (const auto& [id, visitor] : visitors_) {
        if (visitor->at.number != number_of(table) or visitor->is_outside) continue;
        visitor->terminal.expect_decision();
        const auto players =
            visitor->at.only_watches ? SetOf<Entrant>{} : table.players_of(visitor->user);
        if (not players.empty()) take_seat_from_other_terminal(*visitor, table);
        sit_down(*visitor, table, players);
    }
}

}  // namespace parlor::house
