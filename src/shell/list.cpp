// The command `list`: names for other commands, one a line.
#include "library/data_folder.hpp"
#include "shell/lines.hpp"
#include "shell/named_games.hpp"
#include "shell/shell.hpp"

namespace parlor::shell {
namespace {

std::vector<std::string> names_of(cli::Listed listed) {
    using Shelf = table::GameStore::Shelf;
    switch (listed) {
        case cli::Listed::Boards: return library::data_folders().boards();
        case cli::Listed::Cards: return library::data_folders().cards();
        case cli::Listed::Modes: return library::data_folders().modes();
        case cli::Listed::Saves: return names_on(Shelf::Saves);
        case cli::Listed::Replays: break;
    }
    return names_on(Shelf::Journals);
}

}  // namespace

int list(const cli::List& order) {
    std::string text;
    for (const std::string& name : names_of(order.listed)) text += name + "\n";
    return tell(text);
}

}  // namespace parlor::shell
