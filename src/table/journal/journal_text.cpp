#include "table/journal/journal_text.hpp"

#include <algorithm>
#include <utility>

#include "base/quote.hpp"
#include "table/game/game_table.hpp"
#include "table/game/session.hpp"
#include "table/game/thinking.hpp"
#include "table/journal/summary.hpp"

namespace parlor::table {
namespace {

constexpr std::string_view state_mark = "# state ";
constexpr std::size_t state_length = 16;
constexpr std::string_view foreseen_mark = "# foreseen ";

}  // namespace

// Inserts the seed after the lines of the game and the board.
std::string header_text(const std::vector<std::string>& lines, std::uint64_t seed) {
    std::string before, after;
    for (const auto& line : lines) {
        const bool is_early = line.starts_with("game ") or line.starts_with("board ");
        (is_early ? before : after).append(line).append("\n");
    }
    return "parlor " + std::to_string(format_version) + "\n" + before + "seed " +
           std::to_string(seed) + "\n" + after + "begin\n";
}

std::string foreseen_text(const std::string& act) {
    return std::string{foreseen_mark} + std::to_string(number(chance)) + " " + act;
}

std::string move_text(Seat mover, const std::string& move, std::optional<Milliseconds> took) {
    std::string text = std::to_string(number(mover)) + " " + move;
    if (took) text += " @" + std::to_string(took->count);
    return text + "\n";
}

std::string rigging_text(const Rigging& rigging) {
    std::string text = ".set " + as_word(rigging.key);
    for (const auto& value : rigging.values) text += " " + as_word(value);
    return text + "\n";
}

std::string undo_text(int moves) { return ".undo " + std::to_string(moves) + "\n"; }

std::string state_digits(std::uint64_t state) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text(state_length, '0');
    for (std::size_t i = state_length; i-- > 0; state /= 16) text[i] = digits[state % 16];
    return text;
}

std::string state_text(std::uint64_t state) {
    return std::string{state_mark} + state_digits(state) + "\n";
}

std::string left_text(const GameTable& table) {
    return state_text(table.state()) + to_text(summary_of(table));
}

std::vector<std::string> pieces_from(const GameTable& table, std::size_t entry, std::string first) {
    std::vector<std::string> pieces;
    bool is_there_a_move = false;  // in the current piece
    for (; entry < table.entries(); ++entry) {
        const bool is_move = table.is_of_person(entry);
        if (is_move and is_there_a_move) pieces.push_back(std::exchange(first, ""));
        is_there_a_move = is_there_a_move or is_move;
        first += table.entry_text(entry);
    }
    if (not first.empty()) pieces.push_back(std::move(first));
    return pieces;
}

std::vector<std::string> journal_pieces(const GameTable& table) {
    auto pieces = pieces_from(table, 0, table.header());
    pieces.push_back(left_text(table));
    return pieces;
}

std::string journal_text(const GameTable& table) {
    std::string text;
    for (const std::string& piece : journal_pieces(table)) text += piece;
    return text;
}

bool is_players_move(std::string_view entry) {
    const std::string verb = " " + std::string{thinking_verb};
    const bool only_thinks =
        entry.substr(std::min(entry.find(' '), entry.size())).starts_with(verb);
    return not entry.starts_with("0 ") and not entry.starts_with(".set ") and not only_thinks;
}

bool is_played(const GameTable& table) {
    for (std::size_t entry = 0; entry < table.entries(); ++entry)
        if (is_players_move(table.entry_text(entry))) return true;
    return false;
}

std::optional<MoveLine> foreseen_in(std::string_view line) {
    if (not line.starts_with(foreseen_mark)) return std::nullopt;
    const auto words = split(line.substr(foreseen_mark.size()));
    if (not words or words->empty()) return std::nullopt;
    auto move = read_move(*words);
    if (not move or move->mover != chance) return std::nullopt;
    return std::move(*move);
}

std::optional<std::string_view> state_in(std::string_view line) {
    if (not line.starts_with(state_mark)) return std::nullopt;
    line.remove_prefix(state_mark.size());
    const auto end = line.find_last_not_of(" \t");
    line = line.substr(0, end == std::string_view::npos ? 0 : end + 1);
    if (line.size() != state_length or line.find_first_of(" \t") != std::string_view::npos)
        return std::nullopt;
    return line;
}

}  // namespace parlor::table
