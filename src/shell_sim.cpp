// Series of games for the shell.
#include <unistd.h>

#include <algorithm>

#include "base/text.hpp"
#include "games.hpp"
#include "shell.hpp"
#include "shell_lines.hpp"
#include "shell_progress.hpp"
#include "sim/domino_report.hpp"
#include "sim/property_report.hpp"

namespace parlor::shell {
namespace {

using table::Output;
using table::Status;
using Players = std::vector<sim::Player>;

int tell(const std::string& text) {
    Output answers{STDOUT_FILENO};
    answers.write(text);
    return end_with(Status::Fine, answers);
}

Result<Players> players_of(const cli::Sim& order, const std::vector<std::string>& usual) {
    Players players;
    for (const auto& word : order.seats.empty() ? usual : order.seats) {
        const auto player = sim::read_player(word);
        if (not player) return player.error();
        players.push_back(*player);
    }
    return players;
}

// --- dominoes ---

int simulate_dominoes(const cli::Sim& order) {
    if (order.mirrored and order.games % 2 != 0)
        return end_wrong("each deal is played twice, so the number of games must be even");
    const auto players = players_of(order, {"cpu:1", "cpu:0"});
    if (not players) return end_wrong(players.error().what);
    if (players->size() != dominoes::both_seats.size())
        return end_wrong("this game is for 2 players, not " + std::to_string(players->size()));
    sim::DominoPlan plan{.games = order.games,
                         .rules = {.hand = order.hand, .target = {order.target}},
                         .seed = order.seed,
                         .deals = order.mirrored ? sim::Deals::Mirrored : sim::Deals::EachItsOwn};
    for (const Seat seat : dominoes::both_seats)
        plan.players[seat] = (*players)[static_cast<std::size_t>(number(seat)) - 1];
    const auto series = sim::play_series(plan);
    return tell(results_text(plan, series) + times_text(plan, series));
}

// --- the property game ---

// The header that a journal of such a game would have.
table::SetupAsked asked_for(const cli::Sim& order, const Players& players) {
    table::SetupAsked asked{.game = table::WordAsked{.word = order.game}, .seed = order.seed};
    if (not order.board.empty()) asked.board = table::WordAsked{.word = order.board};
    for (const std::string& rule : order.house_rules) {
        const std::size_t sign = std::min(rule.find('='), rule.size());
        asked.options.push_back(
            {.name = rule.substr(0, sign), .value = rule.substr(std::min(sign + 1, rule.size()))});
    }
    for (const sim::Player& player : players) {
        const bool is_computer = std::holds_alternative<sim::Computer>(player);
        asked.seats.push_back({.kind = is_computer ? to_text(player) : "person",
                               .name = std::to_string(asked.seats.size() + 1)});
    }
    return asked;
}

Result<sim::PropertyPlan> plan_of(const cli::Sim& order) {
    const auto players = players_of(order, {"cpu:1", "cpu:1", "cpu:0", "cpu:0"});
    if (not players) return players.error();
    const auto opened = open_table(asked_for(order, *players));
    if (const auto* errors = std::get_if<std::vector<table::LineError>>(&opened))
        return Error{errors->front().what};
    auto& table = *std::get<std::unique_ptr<table::GameTable>>(opened);
    const auto& setup = property_session(table)->setup();
    return sim::PropertyPlan{.game_id = setup.game_id,
                             .edition = setup.edition,
                             .rules = setup.rules,
                             .players = *players,
                             .games = order.games,
                             .seed = order.seed,
                             .threads = std::min(order.threads, order.games)};
}

int simulate_property(const cli::Sim& order) {
    const auto plan = plan_of(order);
    if (not plan) return end_wrong(plan.error().what);
    Progress progress{order.games};
    const auto nothing_kept = [](const auto&, const auto&) { return std::nullopt; };
    const auto series =
        sim::play_series(*plan, nothing_kept, [&](int games) { progress.show(games); });
    progress.clear();
    if (not series) return end_wrong(series.error().what);
    return tell(results_text(*plan, *series) + times_text(*plan, *series));
}

}  // namespace

int simulate(const cli::Sim& order) {
    return order.game == "dominoes" ? simulate_dominoes(order) : simulate_property(order);
}

}  // namespace parlor::shell
