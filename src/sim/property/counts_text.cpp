#include "sim/property/counts_text.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "rules/board/spelling.hpp"
#include "rules/property/reverse_squares.hpp"
#include "sim/line.hpp"

namespace parlor::sim {
namespace {

using board::Group;

struct Row {
    Counted what;
    const char* name;
};
constexpr std::array<Row, counted_things> rows{{
    {Counted::Turns, "turns"},
    {Counted::Decisions, "decisions"},
    {Counted::Bought, "deeds bought"},
    {Counted::Auctions, "auctions"},
    {Counted::Bids, "bids"},
    {Counted::Proposed, "trades proposed"},
    {Counted::Accepted, "trades accepted"},
    {Counted::Houses, "houses built"},
    {Counted::Mortgaged, "deeds mortgaged"},
    {Counted::Repaid, "deeds repaid"},
    {Counted::Gaoled, "sent to Gaol"},
    {Counted::Eliminated, "eliminations"},
}};

std::string happenings_text(const PropertyPlan& plan, const PropertyCounts& counts) {
    std::string text = "\n                           all      a game\n";
    for (const auto& [what, name] : rows) {
        const std::int64_t times = counts.times[what];
        text += line("%-16s %13lld %11.2f\n",
                     board::spelled(name, plan.edition->board).c_str(),
                     static_cast<long long>(times),
                     static_cast<double>(times) / plan.games);
    }
    return text;
}

std::string groups_text(const PropertyPlan& plan, const PropertyCounts& counts) {
    std::int64_t rents = 0;
    for (std::size_t i = 0; i < board::group_count; ++i) rents += counts.rents[Group(i)];
    std::string text = "\n$ a game          for deeds  for houses        rent  % of rent\n";
    const auto a_game = [&](std::int64_t sum) { return static_cast<double>(sum) / plan.games; };
    for (std::size_t i = 0; i < board::group_count; ++i) {
        const auto group = Group(i);
        text += line("%-16s %10.2f  %10.2f  %10.2f  %9.2f\n",
                     std::string{id_of(group)}.c_str(),
                     a_game(counts.for_deeds[group]),
                     a_game(counts.for_houses[group]),
                     a_game(counts.rents[group]),
                     per_cent(counts.rents[group], rents));
    }
    return text;
}

// Pads the name to a number of columns, not bytes.
std::string square_line(int number, const std::string& name, double landings, double throws) {
    constexpr std::size_t columns = 32;
    const std::size_t blanks = columns - std::min(columns, character_count(name));
    return line("%2d  ", number) + name + std::string(blanks, ' ') +
           line("%9.4f %9.4f\n", landings, throws);
}

std::string squares_text(const PropertyPlan& plan, const PropertyCounts& counts) {
    const board::Board& board = plan.edition->board;
    std::int64_t landings = 0, throws = counts.ended_in_gaol;
    for (int i = 0; i < board.size; ++i) {
        landings += counts.landings[Square(i)];
        throws += counts.throws_ended[Square(i)];
    }
    std::string text = line("\nper cent of %lld landings, and of the ends of %lld throws\n",
                            static_cast<long long>(landings),
                            static_cast<long long>(throws));
    for (int i = 0; i < board.size; ++i)
        text += square_line(i,
                            property::name_of(board, plan.rules, Square(i)),
                            per_cent(counts.landings[Square(i)], landings),
                            per_cent(counts.throws_ended[Square(i)], throws));
    const std::string in_gaol = board::spelled("In Gaol", board);
    return text + line("    %s %43.4f\n", in_gaol.c_str(), per_cent(counts.ended_in_gaol, throws));
}

}  // namespace

std::string counts_text(const PropertyPlan& plan, const PropertyCounts& counts) {
    return happenings_text(plan, counts) + groups_text(plan, counts) + squares_text(plan, counts);
}

}  // namespace parlor::sim
