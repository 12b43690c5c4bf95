#include "table/language/live.hpp"

#include <algorithm>

#include "table/language/sit_line.hpp"

namespace parlor::table {
namespace {

std::string fact(const std::vector<Fact>& facts, const std::string& key) {
    const auto found = std::ranges::find(facts, key, &Fact::first);
    return found == facts.end() ? "-" : found->second;
}

}  // namespace

bool has_answer(const TextLine& line) {
    const auto words = split(line.text);
    return line.is_too_long or not words or not words->empty();
}

std::string asked_line(const GameTable* table) {
    if (table == nullptr) return "asked seat=- kind=none\n";
    const auto facts = table->facts();
    return "asked seat=" + fact(facts, "decision.seat") + " kind=" + fact(facts, "decision.kind") +
           "\n";
}

bool is_left_to_dealer(const MoveLine& move) { return move.mover == chance and not is_sit(move); }

}  // namespace parlor::table
