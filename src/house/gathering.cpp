#include "house/gathering.hpp"

#include <utility>
#include <variant>

#include "base/seat_kind.hpp"
#include "unicode/names.hpp"

namespace parlor::house {
namespace {

using Table = std::unique_ptr<table::GameTable>;

Result<Table> opened(const table::Opener& open, const table::SetupAsked& setup) {
    auto opened = open(setup);
    if (auto* const table = std::get_if<Table>(&opened)) return std::move(*table);
    return Error{std::get<std::vector<table::LineError>>(opened).front().what};
}

}  // namespace

bool Gathering::is_computer(std::size_t seat) const {
    return level_in(setup_.seats[seat].kind).has_value();
}

bool Gathering::is_free(std::size_t seat) const {
    return not is_computer(seat) and not users_[seat];
}

bool Gathering::is_full() const {
    for (std::size_t seat = 0; seat < users_.size(); ++seat)
        if (is_free(seat)) return false;
    return true;
}

// Names, colours and tokens are refused as those of a header are.
std::optional<Error> Gathering::sit(const User& user, std::size_t seat, const Player& player) {
    if (seat >= users_.size()) return Error{"there is no such seat"};
    if (is_computer(seat)) return Error{"a computer sits there"};
    if (users_[seat] and users_[seat] != user)
        return Error{users_[seat]->shown() + " has that seat"};
    if (not table::is_name(player.name))
        return Error{"a name has 1 to 16 characters, not all of them blanks"};
    if (not player.token.empty() and not table::is_token(player.token))
        return Error{"a token is one letter, digit or sign"};
    table::SetupAsked wanted = setup_;
    for (std::size_t other = 0; other < users_.size(); ++other) {
        if (other == seat) continue;
        table::SeatAsked& at = wanted.seats[other];
        const bool is_alike = are_alike(at.name, player.name);
        if (is_alike and not is_free(other)) return Error{"the name " + player.name + " is taken"};
        // A free seat takes what is left.
        if (is_alike) at.name = setup_.seats[seat].name;
        if (is_free(other)) at.colour = at.token = "";
    }
    table::SeatAsked& own = wanted.seats[seat];
    own.name = player.name;
    own.colour = player.colour;
    own.token = player.token;
    if (const auto table = opened(open_, wanted); not table) return table.error();
    setup_ = std::move(wanted);
    users_[seat] = user;
    return std::nullopt;
}

void Gathering::stand_up(const User& user) {
    for (auto& each : users_)
        if (each == user) each.reset();
}

Result<std::string> Gathering::header() const {
    const auto table = opened(open_, setup_);
    if (not table) return table.error();
    return (*table)->header();
}

Result<Table> Gathering::begin(int level) const {
    table::SetupAsked complete = setup_;
    for (std::size_t seat = 0; seat < users_.size(); ++seat)
        if (is_free(seat)) complete.seats[seat].kind = "cpu:" + std::to_string(level);
    return opened(open_, complete);
}

}  // namespace parlor::house
