#include "shell/series/sim.hpp"

#include <algorithm>
#include <sstream>

#include "shell/lines.hpp"
#include "shell/shell.hpp"
#include "unicode/printable.hpp"

namespace parlor::shell {

Result<Players> players_of(const cli::Sim& order, const std::string& usual) {
    Players players;
    std::istringstream words{order.seats.empty() ? usual : order.seats};
    for (std::string word; std::getline(words, word, ',');) {
        const auto player = sim::read_player(word);
        if (not player) return Error{"--seats: " + player.error().what};
        players.push_back(*player);
    }
    return players;
}

namespace {

constexpr int of_rules = 1, of_seats = 2, of_board = 3;  // in asking_options

Result<std::vector<table::OptionAsked>> rules_in(const cli::Sim& order) {
    std::vector<table::OptionAsked> rules;
    for (const std::string& rule : order.house_rules) {
        const std::size_t sign = rule.find('=');
        if (sign == std::string::npos)
            return Error{"--set: must be NAME=VALUE, not " + printable(rule)};
        const std::string name = rule.substr(0, sign);
        if (std::ranges::find(rules, name, &table::OptionAsked::name) != rules.end())
            return Error{"--set: " + printable(name) + " is set twice"};
        rules.push_back({.line = of_rules, .name = name, .value = rule.substr(sign + 1)});
    }
    return rules;
}

std::vector<table::SeatAsked> seats_of(const Players& players) {
    std::vector<table::SeatAsked> seats;
    for (const sim::Player& player : players) {
        const bool is_computer = std::holds_alternative<sim::Computer>(player);
        seats.push_back({.line = of_seats,
                         .kind = is_computer ? to_text(player) : "person",
                         .name = std::to_string(seats.size() + 1)});
    }
    return seats;
}

}  // namespace

Result<table::SetupAsked> asked_for(const cli::Sim& order, const Players& players) {
    if (players.size() > max_seats)
        return Error{"--seats: there are " + std::to_string(max_seats) + " seats, not " +
                     std::to_string(players.size())};
    const auto rules = rules_in(order);
    if (not rules) return rules.error();
    table::SetupAsked asked{.game = table::WordAsked{.word = order.game},
                            .seed = order.seed,
                            .options = *rules,
                            .seats = seats_of(players),
                            .begin_line = of_seats};
    if (not order.board.empty()) asked.board = table::WordAsked{of_board, order.board};
    return asked;
}

std::optional<Error> not_at_a_round(const cli::Sim& order, std::size_t games) {
    if ((static_cast<std::size_t>(order.first) - 1) % games == 0) return std::nullopt;
    return Error{"--first: " + std::to_string(games) +
                 " games have the same dice and stay together, so it is 1, " +
                 std::to_string(games + 1) + ", " + std::to_string(2 * games + 1) +
                 " and so on, not " + std::to_string(order.first)};
}

int simulate(Games games, const cli::Sim& order) {
    const tui::GameBox* const game = find_game(games, order.game);
    if (game == nullptr) return end_wrong(no_such_game(games, order.game));
    if (game->simulate) return game->simulate(order);
    return end_wrong("there are no series of games of " + std::string{game->name});
}

}  // namespace parlor::shell
