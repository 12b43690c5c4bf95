// KeptTable: people and their seats, while the game is played.
#include <algorithm>
#include <utility>

#include "base/seat_kind.hpp"
#include "house/kept_table.hpp"
#include "table/game/dealer.hpp"
#include "tui/desk/presence_words.hpp"

namespace parlor::house {
namespace {

constexpr std::string_view after_watcher = ": ";

}  // namespace

std::string KeptTable::name_of(const User& user) const {
    const Outline now = outline();
    for (const Entrant player : players_of(user))
        return now.players[static_cast<std::size_t>(player)].name;
    return user.shown();
}

std::optional<int> KeptTable::level_of(Entrant player) const {
    return outline().players[static_cast<std::size_t>(player)].level;
}

std::optional<std::string> KeptTable::words_on_awaited() const {
    const auto& decides = outline_.decides;
    if (not decides or not record_.seats[*decides]) return std::nullopt;
    const auto& [name, level] = outline_.players[*decides];
    if (level) return tui::desk::words_for_sit_in(name, computer_of(*level));
    if (away_for(Entrant(*decides))) return tui::desk::words_for_away(name);
    return std::nullopt;
}

// `trader`, `Mack 2`
std::string KeptTable::computer_of(int level) const {
    const bool is_named = box_ != nullptr and box_->computer != nullptr;
    return is_named ? box_->computer(level) : "a computer";
}

tui::TalkAt KeptTable::talk_at() const {
    return box_ != nullptr ? box_->talk_at : tui::TalkAt::Board;
}

// Whoever has given up a seat has none there any more.
Presence KeptTable::presence() const {
    Presence presence;
    for (std::size_t seat = 0; seat < record_.seats.size(); ++seat) {
        if (not record_.seats[seat]) continue;
        if (const auto level = outline_.players[seat].level)
            presence.sit_ins.push_back({Entrant(seat), computer_of(*level)});
        else
            presence.away.insert_if(away_for(Entrant(seat)).has_value(), Entrant(seat));
    }
    return presence;
}

std::optional<Error> KeptTable::say(const User& user, const std::string& text) {
    if (company_.are_watchers_muted() and players_of(user).empty())
        return Error{"Watchers are muted here"};
    if (auto refusal = company_.say(user, name_of(user), text, now_)) return refusal;
    keep_last_line();
    return std::nullopt;
}

// T-3.6: what the disk does not take has been said all the same.
void KeptTable::keep_last_line() {
    const Company::Said& said = company_.talk().back();
    table::SaysLine line{.text = said.name + std::string{after_watcher} + said.text};
    for (const Entrant player : players_of(*said.user)) {
        line = {.seat = static_cast<int>(player) + 1, .text = said.text};
        break;
    }
    (void)journal_->say(line, played_ / 1000);
}

// Of players and watchers, as it is in the table's files.
void KeptTable::recall_talk() {
    std::vector<Company::Said> talk;
    for (table::SaysLine& line : journal_->talk()) {
        const auto seat = static_cast<std::size_t>(line.seat) - 1;
        if (seat < record_.seats.size()) {
            talk.push_back({.user = record_.seats[seat],
                            .name = outline_.players[seat].name,
                            .text = std::move(line.text)});
            continue;
        }
        const std::size_t end = line.text.find(after_watcher);
        if (line.seat == 0 and end != std::string::npos)
            talk.push_back({.user = std::nullopt,
                            .name = line.text.substr(0, end),
                            .text = line.text.substr(end + after_watcher.size())});
    }
    company_.recall(std::move(talk));
}

std::optional<Error> KeptTable::change(library::TableRecord record) {
    if (auto trouble = folder().write(record)) return trouble;
    ++changes_;
    record_ = std::move(record);
    return std::nullopt;
}

void KeptTable::let_computer_play(const User& user, int level) {
    for (const Entrant player : players_of(user)) game_->seat(player, level);
}

// T-2.11: for good.
std::optional<Error> KeptTable::give_up(const User& user) {
    library::TableRecord record = record_;
    std::ranges::replace(record.seats, std::optional{user}, std::optional<User>{});
    let_computer_play(user, record_.level);
    return change(std::move(record));
}

std::optional<Error> KeptTable::ask_to_sit_in(const User& asker, std::size_t seat, int level) {
    const auto& away = record_.seats[seat];
    if (players_of(asker).empty()) return Error{"Only players ask for that"};
    if (not away) return Error{"A computer plays there already"};
    if (auto refusal = company_.ask(asker, *away, level, now_)) return refusal;
    answer(asker, true);
    return std::nullopt;
}

bool KeptTable::may_copy(const User& user) const {
    return is_over() and
           std::ranges::find(record_.players, std::optional{user}) != record_.players.end();
}

Result<CopyToGuest> KeptTable::copy_for(const User& user) const {
    if (not is_over()) return Error{"You can copy it when it is over"};
    if (not may_copy(user)) return Error{"Only its players can copy it"};
    std::string journal = journal_->copy_of(game_->game());
    if (journal.size() > wire::longest_copy) return Error{"The game is too long to be copied"};
    return CopyToGuest{journal_->name_of_game(), std::move(journal)};
}

void KeptTable::answer(const User& user, bool agrees) {
    company_.answer(user, agrees, now_);
    heed_votes();
}

void KeptTable::heed_votes() {
    using About = Company::Vote::About;
    const auto agreed = company_.take_agreed();
    if (not agreed or not game_) return;
    switch (agreed->about) {
        case About::SittingIn: return let_computer_play(*agreed->away, agreed->level);
        case About::Pause: return game_->pause();
        case About::AnotherGame:
            if (const auto trouble = play_again())
                (void)company_.say(agreed->asker, title(), trouble->what, now_);
            return;
    }
}

std::optional<Error> KeptTable::ask_to_play_again(const User& asker) {
    if (auto refusal = company_.ask_to_play_again(asker)) return refusal;
    answer(asker, true);
    return std::nullopt;
}

std::optional<Error> KeptTable::ask_to_pause(const User& asker) {
    if (players_of(asker).empty()) return Error{"Only players ask for that"};
    if (is_over()) return Error{"The game is over"};
    if (is_paused()) return Error{"The game is paused"};
    if (auto refusal = company_.ask_to_pause(asker)) return refusal;
    answer(asker, true);
    return std::nullopt;
}

// With the seats as they were entered; for those who have given theirs up a computer plays.
std::optional<Error> KeptTable::play_again() {
    table::SetupAsked setup = entered_;
    setup.seed = table::system_seed();
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat)
        if (not record_.seats[seat] and not level_in(setup.seats[seat].kind))
            setup.seats[seat].kind = seat_kind(record_.level);
    auto opened = Gathering{std::move(setup), needs_->open, record_.seats}.begin(record_.level);
    if (not opened) return opened.error();
    return begin(std::move(*opened));
}

std::optional<Error> KeptTable::put_out(const User& user) {
    library::TableRecord record = record_;
    record.put_out.push_back(user);
    if (auto trouble = change(std::move(record))) return trouble;
    let_computer_play(user, record_.level);
    return std::nullopt;
}

std::optional<Error> KeptTable::let_back(const User& user) {
    library::TableRecord record = record_;
    std::erase(record.put_out, user);
    return change(std::move(record));
}

void KeptTable::expect(const User& user) {
    for (const Entrant player : players_of(user)) game_->expect(player);
}

}  // namespace parlor::house
