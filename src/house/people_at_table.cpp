// KeptTable: people and their seats, while the game is played.
#include <algorithm>
#include <utility>

#include "house/kept_table.hpp"

namespace parlor::house {

std::string KeptTable::name_of(const User& user) const {
    const Outline now = outline();
    for (const Entrant player : players_of(user))
        return now.players[static_cast<std::size_t>(player)].name;
    return user.shown();
}

std::optional<int> KeptTable::level_of(Entrant player) const {
    return outline().players[static_cast<std::size_t>(player)].level;
}

std::optional<Error> KeptTable::say(const User& user, const std::string& text) {
    if (company_.are_watchers_muted() and players_of(user).empty())
        return Error{"Watchers are muted here"};
    return company_.say(user, name_of(user), text, now_);
}

std::optional<Error> KeptTable::change(library::TableRecord record) {
    if (auto trouble = folder().write(record)) return trouble;
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

void KeptTable::answer(const User& user, bool agrees) {
    company_.answer(user, agrees, now_);
    if (const auto agreed = company_.take_agreed()) let_computer_play(agreed->away, agreed->level);
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
