#include "shell/property/odds.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <future>

#include "base/text.hpp"
#include "library/data_folder.hpp"
#include "rules/board/spelling.hpp"
#include "rules/property/figures/odds.hpp"
#include "rules/property/reverse_squares.hpp"
#include "table/game/dealer.hpp"

namespace parlor::shell {
namespace {

using property::GaolPlan;
using property::Odds;

inline constexpr std::uint64_t odds_seed = 1;  // fixed, so that the table is always the same

Odds throw_with_dealer(const property::Edition& edition,
                       const property::Ruleset& rules,
                       GaolPlan plan,
                       std::int64_t throws) {
    table::Act act = table::Dealer{odds_seed}.act(static_cast<std::uint64_t>(plan));
    return property::throw_many(edition, rules, plan, throws, Draw{act});
}

// Pads the name to a number of columns, not bytes.
std::string row(const std::string& number,
                const std::string& name,
                double leaving,
                double staying) {
    constexpr std::size_t name_columns = 32;
    const std::size_t columns = std::min(name_columns, character_count(name));
    std::array<char, 64> figures{};
    std::snprintf(figures.data(), figures.size(), "%9.4f %9.4f\n", leaving, staying);
    return std::string(2 - std::min<std::size_t>(2, number.size()), ' ') + number + "  " + name +
           std::string(name_columns - columns, ' ') + figures.data();
}

}  // namespace

Result<std::string> odds_table(const std::string& mode_id,
                               const std::string& board,
                               std::int64_t throws) {
    const auto folders = library::data_folders();
    const auto mode = folders.mode(mode_id);
    if (not mode) return mode.error();
    const auto edition = folders.edition(*mode, board);
    if (not edition) return edition.error();

    auto staying_odds = std::async(std::launch::async, [&] {
        return throw_with_dealer(**edition, mode->rules, GaolPlan::StayAsLongAsPossible, throws);
    });
    const Odds leaving = throw_with_dealer(**edition, mode->rules, GaolPlan::LeaveAtOnce, throws);
    const Odds staying = staying_odds.get();

    std::string table =
        "    Per cent of " + std::to_string(throws) + " throws end on          leaving   staying\n";
    for (int i = 0; i < (*edition)->board.size; ++i) {
        const auto square = Square(i);
        table += row(std::to_string(i),
                     property::name_of((*edition)->board, mode->rules, square),
                     leaving.per_cent(leaving.ended[square]),
                     staying.per_cent(staying.ended[square]));
    }
    return table + row("",
                       board::spelled("In Gaol", (*edition)->board),
                       leaving.per_cent(leaving.ended_in_gaol),
                       staying.per_cent(staying.ended_in_gaol));
}

}  // namespace parlor::shell
