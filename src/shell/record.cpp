#include "shell/record.hpp"

#include <string_view>
#include <vector>

#include "base/text.hpp"
#include "shell/opener.hpp"
#include "unicode/printable.hpp"

namespace parlor::shell {
namespace {

std::string no_record(tui::Games games) {
    std::vector<std::string_view> names;
    for (const tui::GameBox& game : games)
        if (game.record) names.push_back(game.name);
    if (names.empty()) return "no game here has records";
    return "records are made of " + listed(names) + ", and this is another game";
}

}  // namespace

table::Status tell_record(tui::Games games,
                          table::LineReader& lines,
                          const std::string& name,
                          table::Output& answers,
                          table::Output& complaints) {
    const auto [status, table] = load_script(lines, name, opener_telling(games, name), complaints);
    if (not table) return status;
    const tui::GameBox& game = *game_on(games, *table);
    if (game.record) {
        answers.write(game.record(*table));
        return status;
    }
    complaints.write(printable(name) + ": " + no_record(games) + "\n");
    return worse(status, table::Status::Wrong);
}

}  // namespace parlor::shell
