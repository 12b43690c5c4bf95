// The command `results`: the book of results, as a table for people or as CSV.
//
// Source: U-7.7.
#include "shell/lines.hpp"
#include "shell/results_text.hpp"
#include "shell/shell.hpp"
#include "table/journal/game_store.hpp"

namespace parlor::shell {

int tell_results(Games games, cli::Results order) {
    const auto folder = table::state_folder();
    if (not folder) return end_wrong(folder.error().what);
    const auto results = table::read_results(table::results_path(*folder));
    if (not results) return end_wrong(results.error().what);
    if (results->unreadable > 0)
        complain("lines of the results that cannot be read: " +
                 std::to_string(results->unreadable));
    return tell(order.csv ? results_csv(games, *results) : results_text(games, *results));
}

}  // namespace parlor::shell
