#include "table/journal/summary.hpp"

#include <algorithm>
#include <limits>

#include "base/quote.hpp"
#include "base/text.hpp"
#include "table/game/game_table.hpp"
#include "table/game/setup.hpp"
#include "table/journal/header.hpp"
#include "table/journal/journal_text.hpp"
#include "table/journal/seal.hpp"

namespace parlor::table {
namespace {

constexpr std::string_view mark = "# left ";
constexpr std::string_view turn = "turn", won = "won";

int moves_on(const GameTable& table) {
    int moves = 0;
    for (std::size_t entry = 0; entry < table.entries(); ++entry)
        if (is_players_move(table.entry_text(entry))) ++moves;
    return moves;
}

// Play may renumber the seats, so first ask the facts who sits there now.
std::optional<std::string> name_at(const GameTable& table, Seat seat) {
    const std::string key = "seat." + std::to_string(number(seat)) + ".name";
    const auto facts = table.facts();
    const auto found = std::ranges::find(facts, key, &Fact::first);
    if (found != facts.end()) return found->second;
    const auto entered = header_in(table.header()).players;
    const auto index = static_cast<std::size_t>(number(seat)) - 1;
    return index < entered.size() ? std::optional{entered[index]} : std::nullopt;
}

std::vector<std::string> winners_on(const GameTable& table) {
    std::vector<std::string> names;
    const auto outcome = table.outcome();
    if (not outcome) return names;
    for (const Outcome::Player& player : outcome->players)
        if (player.place == 1) names.push_back(player.name);
    return names;
}

}  // namespace

Summary summary_of(const GameTable& table) {
    Summary summary{.moves = moves_on(table)};
    const auto decider = table.decider();
    summary.is_over = not decider;
    if (summary.is_over) {
        summary.names = winners_on(table);
        return summary;
    }
    const Seat seat = *decider == chance ? table.on_turn() : *decider;
    if (const auto name = seat == chance ? std::nullopt : name_at(table, seat))
        summary.names.push_back(*name);
    return summary;
}

std::string to_text(const Summary& summary) {
    std::string text = std::string{mark} + std::to_string(summary.moves) + " ";
    text += summary.is_over ? won : turn;
    for (const std::string& name : summary.names) text += " " + as_word(name);
    return text + "\n";
}

std::optional<Summary> summary_in(std::string_view line) {
    if (not line.starts_with(mark)) return std::nullopt;
    const auto words = split(line.substr(mark.size()));
    if (not words or words->size() < 2) return std::nullopt;
    const auto moves = whole_number((*words)[0], std::numeric_limits<int>::max());
    const bool is_over = (*words)[1] == won;
    auto names = words->without_first(2).words;
    if (not moves or not(is_over or (*words)[1] == turn) or not std::ranges::all_of(names, is_name))
        return std::nullopt;
    return Summary{static_cast<int>(*moves), is_over, std::move(names)};
}

std::optional<Summary> summary_at_end(std::string_view text) {
    if (not seconds_at_end(text)) return std::nullopt;
    text.remove_suffix(1);
    const std::size_t seal = text.rfind('\n');
    if (seal == std::string_view::npos) return std::nullopt;
    text = text.substr(0, seal);
    return summary_in(text.substr(text.rfind('\n') + 1));
}

}  // namespace parlor::table
